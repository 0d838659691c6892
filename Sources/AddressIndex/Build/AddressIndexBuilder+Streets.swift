import Geodesy
import RoadNetwork

extension AddressIndexBuilder {
  /// Orders the streets by town and name.
  mutating func orderStreets(_ groups: [StreetGroups.Street]) {
    let towns = groups.map { number(ofPlace: $0.town) }
    let order = groups.indices.sorted { a, b in
      if towns[a] != towns[b] { return towns[a] < towns[b] }
      if groups[a].key != groups[b].key { return groups[a].key < groups[b].key }
      return a < b
    }
    streets = order.map { groups[$0] }
  }

  mutating func addStreets() {
    var districtStreets: [[UInt32]] = Array(repeating: [], count: columns.places.count)
    for (index, street) in streets.enumerated() {
      let pieces = street.ways.map { gatherer.ways[$0] }
      for way in pieces {
        columns.streets.pieceWays.append(way.id)
        for point in way.points { columns.streets.geometry.append(point) }
        columns.streets.pointStarts.append(UInt32(columns.streets.geometry.count))
      }
      columns.streets.pieceStarts.append(UInt32(columns.streets.pieceWays.count))
      let (length, middle) = measure(pieces, street)
      columns.streets.names.append(texts.insert(street.name))
      columns.streets.towns.append(number(ofPlace: street.town))
      columns.streets.points.append(middle)
      columns.streets.lengths.append(UInt32(clamping: Int64((length * 10).rounded())))
      let best = pieces.map(\.roadClass).min { $0.priority < $1.priority } ?? .other
      columns.streets.classes.append(best.rawValue)
      let country = country(of: street, at: middle)
      columns.streets.countries.append(country)
      let district = street.town.flatMap { towns.district(at: middle, of: $0) }
      columns.streets.districts.append(number(ofPlace: district))
      if let district { districtStreets[Int(placeNumbers[district])].append(UInt32(index)) }
      columns.streets.postcodes.append(postcodes(of: street, country, middle))
      if street.town == nil { report.streetsWithoutTown += 1 }
    }
    columns.places.districtStreets = AddressLists(districtStreets)
    columns.places.streetStarts = streetStarts()
  }

  /// Where the streets of each place begin.
  private func streetStarts() -> [UInt32] {
    var starts: [UInt32] = []
    var street = 0
    for place in 0...columns.places.count {
      while street < columns.streets.count, columns.streets.towns[street] < UInt32(place) {
        street += 1
      }
      starts.append(UInt32(street))
    }
    return starts
  }

  /// The length of a street in metres, and the point of it nearest to the middle of its ways; for a
  /// name without a road the middle of its addresses.
  private func measure(
    _ ways: [RawStreetWay],
    _ street: StreetGroups.Street
  ) -> (length: Double, middle: FixedPoint) {
    guard let first = ways.first?.points.first else {
      let points = street.addresses.map { addresses[$0].point }
      return (0, RingGeometry.centre(points))
    }
    var (length, north, east) = (0.0, 0.0, 0.0)
    for way in ways {
      for (a, b) in zip(way.points, way.points.dropFirst()) {
        let metres = a.coordinate.distance(to: b.coordinate)
        let point = StreetLine.point(a, b, at: 0.5)
        length += metres
        north += metres * Double(Int64(point.latitude) - Int64(first.latitude))
        east += metres * Double(FixedPoint.eastward(from: first.longitude, to: point.longitude))
      }
    }
    guard length > 0 else { return (0, first) }
    let mean = FixedPoint(
      latitude: Int32(Int64(first.latitude) + Int64((north / length).rounded())),
      longitude: FixedPoint.wrapped(Int64(first.longitude) + Int64((east / length).rounded()))
    ).coordinate
    var best = (distance: Double.infinity, point: first)
    for way in ways {
      guard let found = StreetLine.nearest(to: mean, on: way.points) else { continue }
      if found.distance < best.distance { best = found }
    }
    return (length, best.point)
  }

  /// The postcodes of a street: those of its addresses and ways, else of the area around it.
  private func postcodes(
    of street: StreetGroups.Street,
    _ country: UInt16,
    _ middle: FixedPoint
  ) -> [UInt32] {
    var codes: Set<UInt32> = []
    for address in street.addresses.lazy.map({ addresses[$0] }) {
      guard let code = address.postcode else { continue }
      let country = address.country != 0 ? address.country : country
      if let number = postcodeNumber(code, country) { codes.insert(number) }
    }
    for way in street.ways {
      guard let code = gatherer.ways[way].postcode else { continue }
      if let number = postcodeNumber(code, country) { codes.insert(number) }
    }
    if codes.isEmpty, let code = towns.postcode(at: middle) ?? postcode(ofTown: street.town),
      let number = postcodeNumber(code, country)
    {
      codes.insert(number)
    }
    return codes.sorted()
  }

  private func postcode(ofTown town: Int?) -> String? {
    town.flatMap { towns.places[$0].raw.postcode }
  }
}
