import Geodesy
import RoadNetwork

extension TownMap {
  /// How many addresses must name a town that the map does not have.
  private static let addressLimit = 3

  /// Makes places of the towns that only addresses name.
  mutating func resolveCities(_ addresses: [RawAddress]) {
    struct Cluster {
      var name: String
      var points: [FixedPoint]
    }
    var clusters: [Cluster] = []
    var byKey: [String: Int] = [:]
    for address in addresses {
      guard let city = address.city, place(named: city, near: address.point) == nil else {
        continue
      }
      let key = String(decoding: FoldedText.fold(city), as: UTF8.self)
      guard !key.isEmpty else { continue }
      if let index = byKey[key] {
        clusters[index].points.append(address.point)
      } else {
        byKey[key] = clusters.count
        clusters.append(Cluster(name: city, points: [address.point]))
      }
    }
    let hasTowns = places.contains { $0.raw.placeClass.isTown }
    for cluster in clusters where cluster.points.count >= Self.addressLimit || !hasTowns {
      report.addressedTowns += 1
      places.append(
        Place(
          raw: RawPlace(
            id: 0,
            names: [cluster.name],
            placeClass: .addressed,
            population: 0,
            point: Self.middle(cluster.points),
            country: 0
          )
        )
      )
    }
    nameAll()
  }

  /// The address nearest to the mean of all: a place where the town certainly is.
  private static func middle(_ points: [FixedPoint]) -> FixedPoint {
    let first = points[0]
    let count = Double(points.count)
    let north = points.reduce(0.0) { $0 + Double($1.latitude) } / count
    let east =
      points.reduce(0.0) {
        $0 + Double(FixedPoint.eastward(from: first.longitude, to: $1.longitude))
      } / count
    let mean = FixedPoint(
      latitude: Int32(north.rounded()),
      longitude: FixedPoint.wrapped(Int64(first.longitude) + Int64(east.rounded()))
    ).coordinate
    var best = (distance: Double.infinity, point: first)
    for point in points {
      let distance = point.coordinate.distance(to: mean)
      if distance < best.distance { best = (distance, point) }
    }
    return best.point
  }

  /// Finds the town around each place: by its area, else the one that is felt most.
  mutating func findParents() {
    for index in places.indices {
      let raw = places[index].raw
      let parent: Int?
      if raw.placeClass.isTown {
        parent = town(around: index)
      } else {
        parent = town(at: raw.point)
      }
      guard let parent, parent != index, !isInside(parent, index) else { continue }
      places[index].parent = parent
    }
  }

  private func town(around index: Int) -> Int? {
    let point = places[index].raw.point
    for (number, area) in areas.enumerated() where area.kind == .town {
      guard let place = area.place, place != index, polygons.contains(number, point) else {
        continue
      }
      return place
    }
    return nil
  }

  /// Whether a place lies in another by the parents found so far.
  private func isInside(_ place: Int, _ other: Int) -> Bool {
    var next: Int? = place
    while let current = next {
      if current == other { return true }
      next = places[current].parent
    }
    return false
  }

  /// Finds the country of each place: its own tag, the area around it, what its addresses say, its
  /// parent's, and where addresses name only one country, that.
  mutating func findCountries(_ addresses: [RawAddress]) {
    var votes: [[UInt16: Int]] = Array(repeating: [:], count: places.count)
    var named: Set<UInt16> = []
    for address in addresses where address.country != 0 {
      named.insert(address.country)
      guard let city = address.city, let town = place(named: city, near: address.point) else {
        continue
      }
      votes[town][address.country, default: 0] += 1
    }
    for area in areas where area.kind == .country { named.insert(area.country) }
    for place in places where place.raw.country != 0 { named.insert(place.raw.country) }
    let only: UInt16 = named.count == 1 ? named.first ?? 0 : 0
    for index in places.indices where places[index].raw.country == 0 {
      let area = country(at: places[index].raw.point)
      let vote = votes[index].max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      places[index].raw.country = area != 0 ? area : vote ?? 0
    }
    for index in places.indices where places[index].raw.country == 0 {
      var next = places[index].parent
      while let parent = next, places[index].raw.country == 0 {
        places[index].raw.country = places[parent].raw.country
        next = places[parent].parent
      }
      if places[index].raw.country == 0 { places[index].raw.country = only }
    }
  }
}
