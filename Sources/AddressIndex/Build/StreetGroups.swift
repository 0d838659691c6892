import Geodesy
import RoadNetwork

/// Groups the ways of a map to streets, and gives each address its street.
struct StreetGroups {
  /// A street: ways of one name in one town, or a name that only addresses know.
  struct Street {
    var name: String
    var key: String
    var otherNames: [String] = []
    var town: Int?
    /// Places in the list of ways, by their ids.
    var ways: [Int] = []
    var addresses: [Int] = []
  }

  private(set) var streets: [Street] = []
  private(set) var addressesWithoutRoad = 0
  private let ways: [RawStreetWay]
  private let addresses: [RawAddress]
  private let towns: TownMap
  private var waysByForm: [String: [Int]] = [:]
  private var forms: [String: [String]] = [:]

  /// How far an address may lie from the street it names, in metres.
  private static let addressLimit = 1_500.0

  init(ways: [RawStreetWay], addresses: [RawAddress], towns: TownMap) {
    self.ways = ways
    self.addresses = addresses
    self.towns = towns
    for (index, way) in ways.enumerated() {
      for name in way.names {
        for form in keys(of: name) where waysByForm[form]?.last != index {
          waysByForm[form, default: []].append(index)
        }
      }
    }
    let found = addresses.map { $0.isPlace ? nil : way(of: $0) }
    group(found)
  }

  /// The forms of a name, each name once.
  private mutating func keys(of name: String) -> [String] {
    if let known = forms[name] { return known }
    let keys = FoldedText.forms(of: name).map { String(decoding: $0, as: UTF8.self) }
    forms[name] = keys
    return keys
  }

  // MARK: - Addresses

  /// The nearest way of the name that an address has.
  private mutating func way(of address: RawAddress) -> Int? {
    let place = address.point.coordinate
    for key in keys(of: address.street) {
      var best: (distance: Double, way: Int)?
      for way in waysByForm[key] ?? [] where isNear(ways[way], address.point) {
        guard let found = StreetLine.nearest(to: place, on: ways[way].points),
          found.distance <= Self.addressLimit, found.distance < best?.distance ?? .infinity
        else { continue }
        best = (found.distance, way)
      }
      if let best { return best.way }
    }
    return nil
  }

  /// A quick look whether any point of a way may be near.
  private func isNear(_ way: RawStreetWay, _ point: FixedPoint) -> Bool {
    // 1e-7 degrees of latitude for the limit; a segment longer than that is looked at as well.
    let reach: Int64 = 150_000
    var (south, north) = (Int64.max, Int64.min)
    for other in way.points {
      south = min(south, Int64(other.latitude))
      north = max(north, Int64(other.latitude))
    }
    return (south - reach...north + reach).contains(Int64(point.latitude))
  }

  // MARK: - Streets

  private mutating func group(_ waysOfAddresses: [Int?]) {
    var votes: [Int: [Int: Int]] = [:]
    for (address, way) in zip(addresses, waysOfAddresses) {
      guard let way, let city = address.city,
        let town = towns.town(named: city, near: address.point)
      else { continue }
      votes[way, default: [:]][town, default: 0] += 1
    }
    var streetsByKey: [String: Int] = [:]
    var streetsOfWays = [Int?](repeating: nil, count: ways.count)
    for index in ways.indices.sorted(by: { (ways[$0].id, $0) < (ways[$1].id, $1) }) {
      let town = votes[index].flatMap(Self.winner) ?? towns.town(at: middle(of: ways[index]))
      guard let key = keys(of: ways[index].names[0]).first else { continue }
      let street = street(ways[index].names[0], key, town, at: index, &streetsByKey)
      streets[street].ways.append(index)
      for name in ways[index].names where !streets[street].otherNames.contains(name) {
        streets[street].otherNames.append(name)
      }
      streetsOfWays[index] = street
    }
    for (index, address) in addresses.enumerated() {
      if let way = waysOfAddresses[index], let street = streetsOfWays[way] {
        streets[street].addresses.append(index)
        continue
      }
      if !address.isPlace { addressesWithoutRoad += 1 }
      guard let key = keys(of: address.street).first else { continue }
      let named = address.city.flatMap { towns.town(named: $0, near: address.point) }
      let town = named ?? towns.town(at: address.point)
      let street = street(address.street, key, town, at: nil, &streetsByKey)
      streets[street].addresses.append(index)
    }
  }

  /// The town with most votes, of several the first.
  private static func winner(_ votes: [Int: Int]) -> Int? {
    votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Returns the street of a name in a town, a new one if it was not there.
  ///
  /// Without a town there is nothing that tells two streets of one name apart but where they are:
  /// those in different squares of about 10 km are two.
  private mutating func street(
    _ name: String,
    _ key: String,
    _ town: Int?,
    at way: Int?,
    _ known: inout [String: Int]
  ) -> Int {
    var full = "\(town ?? -1) \(key)"
    if town == nil, let way, let point = ways[way].points.first {
      full = "\(point.latitude / 1_000_000),\(point.longitude / 1_000_000) \(key)"
    }
    if let street = known[full] { return street }
    known[full] = streets.count
    streets.append(Street(name: name, key: key, town: town))
    return streets.count - 1
  }

  private func middle(of way: RawStreetWay) -> FixedPoint {
    way.points[way.points.count / 2]
  }
}
