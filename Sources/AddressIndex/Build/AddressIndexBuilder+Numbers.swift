import Geodesy
import RoadNetwork

extension AddressIndexBuilder {
  /// Two entries of one number nearer than this are one, in metres.
  private static let repeatDistance = 150.0

  /// Adds the house numbers of each street in their order, each once.
  mutating func addNumbers() {
    for (index, street) in streets.enumerated() {
      let keys = street.addresses.map { ($0, FoldedText.fold(addresses[$0].number.text)) }
      let sorted = keys.sorted { a, b in
        let (x, y) = (addresses[a.0], addresses[b.0])
        if x.number.low != y.number.low { return x.number.low < y.number.low }
        if a.1 != b.1 { return a.1.lexicographicallyPrecedes(b.1) }
        return (x.source.rawValue, a.0) < (y.source.rawValue, b.0)
      }
      var last: (key: [UInt8], points: [Coordinate]) = ([], [])
      for (address, key) in sorted {
        let place = addresses[address].point.coordinate
        if last.key != key { last = (key, []) }
        if last.points.contains(where: { $0.distance(to: place) < Self.repeatDistance }) {
          report.repeatedHouseNumbers += 1
          continue
        }
        last.points.append(place)
        add(addresses[address], street: index)
      }
      columns.streets.numberStarts.append(UInt32(columns.numbers.count))
    }
  }

  private mutating func add(_ address: RawAddress, street: Int) {
    columns.numbers.texts.append(texts.insert(address.number.text))
    columns.numbers.lows.append(address.number.low)
    columns.numbers.highs.append(address.number.high)
    columns.numbers.points.append(address.point)
    columns.numbers.sources.append(address.source.rawValue)
    columns.numbers.accesses.append(access(to: address.point, on: street))
    columns.numbers.postcodes.append(postcode(of: address, street) ?? AddressIndex.none)
    if address.source == .interpolation { report.interpolatedNumbers += 1 }
  }

  /// The nearest place on a street; the point itself where the street has no road.
  private func access(to point: FixedPoint, on street: Int) -> FixedPoint {
    let place = point.coordinate
    var best = (distance: Double.infinity, point: point)
    for way in streets[street].ways {
      guard let found = StreetLine.nearest(to: place, on: gatherer.ways[way].points) else {
        continue
      }
      if found.distance < best.distance { best = found }
    }
    return best.point
  }

  /// The postcode of an address: its own, the area's around it, or the only one of its street.
  private func postcode(of address: RawAddress, _ street: Int) -> UInt32? {
    let country = columns.streets.countries[street]
    if let code = address.postcode {
      return postcodeNumber(code, address.country != 0 ? address.country : country)
    }
    if let code = towns.postcode(at: address.point) { return postcodeNumber(code, country) }
    let codes = columns.streets.postcodes[street]
    return codes.count == 1 ? codes.first : nil
  }

  // MARK: - Crossings

  /// Crossings of two streets nearer together than this are one, in metres: the lanes of a divided
  /// road each have their own.
  private static let crossingDistance = 60.0

  /// Finds the nodes that streets of different names share.
  mutating func addCrossings() {
    var touches: [(node: UInt32, street: UInt32)] = []
    for (index, street) in streets.enumerated() {
      for way in street.ways {
        for node in gatherer.ways[way].nodes { touches.append((node, UInt32(index))) }
      }
    }
    touches.sort { ($0.node, $0.street) < ($1.node, $1.street) }
    var found: [[(other: UInt32, point: FixedPoint)]] = Array(repeating: [], count: streets.count)
    var start = 0
    while start < touches.count {
      var end = start
      var here: [UInt32] = []
      while end < touches.count, touches[end].node == touches[start].node {
        if here.last != touches[end].street { here.append(touches[end].street) }
        end += 1
      }
      let point = gatherer.source.point(touches[start].node)
      for a in here {
        for b in here where a != b && streets[Int(a)].key != streets[Int(b)].key {
          found[Int(a)].append((b, point))
        }
      }
      start = end
    }
    for crossings in found { add(crossings) }
  }

  private mutating func add(_ crossings: [(other: UInt32, point: FixedPoint)]) {
    let sorted = crossings.enumerated().sorted {
      ($0.element.other, $0.offset) < ($1.element.other, $1.offset)
    }
    var kept: [(other: UInt32, place: Coordinate)] = []
    for (_, crossing) in sorted {
      let place = crossing.point.coordinate
      let isKnown = kept.reversed().prefix { $0.other == crossing.other }.contains {
        $0.place.distance(to: place) < Self.crossingDistance
      }
      if isKnown { continue }
      kept.append((crossing.other, place))
      columns.crossings.others.append(crossing.other)
      columns.crossings.points.append(crossing.point)
    }
    columns.streets.crossingStarts.append(UInt32(columns.crossings.count))
  }
}
