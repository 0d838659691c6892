import Geodesy
import RoadNetwork

extension AddressIndexBuilder {
  /// The country of a street: its town's.
  func country(of street: StreetGroups.Street, at point: FixedPoint?) -> UInt16 {
    if let town = street.town, towns.places[town].raw.country != 0 {
      return towns.places[town].raw.country
    }
    let area = point.map { towns.country(at: $0) } ?? 0
    return area != 0 ? area : fallback?.rawValue ?? 0
  }

  /// Gathers the postcodes of addresses, ways, places and areas.
  mutating func addPostcodes() {
    var pairs: Set<[String]> = []
    func name(_ country: UInt16) -> String { CountryCode(rawValue: country)?.description ?? "" }
    for street in streets {
      let country = country(of: street, at: firstPoint(of: street))
      for index in street.addresses {
        let address = addresses[index]
        guard let code = address.postcode else { continue }
        pairs.insert([name(address.country != 0 ? address.country : country), code])
      }
      for way in street.ways {
        if let code = gatherer.ways[way].postcode { pairs.insert([name(country), code]) }
      }
    }
    for place in towns.places {
      if let code = place.raw.postcode { pairs.insert([name(place.raw.country), code]) }
    }
    let known = Set(pairs.map { $0[1] })
    for (index, area) in towns.areas.enumerated() {
      guard let code = area.postcode, !known.contains(code) else { continue }
      let country = towns.country(at: towns.polygons.firstPoint(index))
      pairs.insert([name(country != 0 ? country : fallback?.rawValue ?? 0), code])
    }
    for pair in pairs.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let country = CountryCode(pair[0])?.rawValue ?? 0
      postcodeNumbers[pair[1], default: []].append((country, UInt32(columns.postcodes.count)))
      columns.postcodes.codes.append(texts.insert(pair[1]))
      columns.postcodes.countries.append(country)
    }
  }

  /// Returns the number of a code in a country; where the country is not known, of the code.
  func postcodeNumber(_ code: String, _ country: UInt16) -> UInt32? {
    let found = postcodeNumbers[code] ?? []
    return (found.first { $0.country == country } ?? found.first)?.number
  }

  func firstPoint(of street: StreetGroups.Street) -> FixedPoint? {
    street.ways.first.map { gatherer.ways[$0].points[0] }
      ?? street.addresses.first.map { addresses[$0].point }
  }

  /// Tells each postcode its streets and towns, and each place its postcodes.
  mutating func addPostcodeLists() {
    let count = columns.postcodes.count
    var streetsOf: [[UInt32]] = Array(repeating: [], count: count)
    var townsOf: [[UInt32: Int]] = Array(repeating: [:], count: count)
    var codesOf: [Set<UInt32>] = Array(repeating: [], count: columns.places.count)
    for street in 0..<columns.streets.count {
      for code in columns.streets.postcodes[street] {
        streetsOf[Int(code)].append(UInt32(street))
        let town = columns.streets.towns[street]
        guard town != AddressIndex.none else { continue }
        townsOf[Int(code)][town, default: 0] += 1
        codesOf[Int(town)].insert(code)
        let district = columns.streets.districts[street]
        if district != AddressIndex.none { codesOf[Int(district)].insert(code) }
      }
    }
    for (number, place) in placeOrder.enumerated() {
      let raw = towns.places[place].raw
      guard let code = raw.postcode ?? towns.postcode(at: raw.point),
        let postcode = postcodeNumber(code, raw.country)
      else { continue }
      codesOf[number].insert(postcode)
      let town = raw.placeClass.isTown ? UInt32(number) : columns.places.parents[number]
      if town != AddressIndex.none, !raw.placeClass.isDistrict || raw.postcode != nil {
        townsOf[Int(postcode)][town, default: 0] += 0
      }
    }
    columns.postcodes.streets = AddressLists(streetsOf)
    columns.postcodes.towns = AddressLists(
      townsOf.map { $0.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key) }
    )
    columns.places.postcodes = AddressLists(codesOf.map { $0.sorted() })
    for number in 0..<count { columns.postcodes.points.append(point(ofPostcode: number)) }
  }

  /// Where a postcode is shown: at its largest town's street nearest to the middle of its streets.
  private func point(ofPostcode number: Int) -> FixedPoint {
    let streets = columns.postcodes.streets[number]
    guard let first = streets.first.map({ columns.streets.points[Int($0)] }) else {
      let town = columns.postcodes.towns[number].first
      if let town { return columns.places.points[Int(town)] }
      let area = towns.areas.firstIndex {
        $0.postcode.map { postcodeNumber($0, 0) == UInt32(number) } ?? false
      }
      guard let area, let ring = towns.polygons.rings(area).first, let start = ring.first else {
        return FixedPoint(latitude: 0, longitude: 0)
      }
      return RingGeometry.centre(ring + [start])
    }
    var (north, east) = (0.0, 0.0)
    for street in streets {
      let point = columns.streets.points[Int(street)]
      north += Double(Int64(point.latitude) - Int64(first.latitude))
      east += Double(FixedPoint.eastward(from: first.longitude, to: point.longitude))
    }
    let middle = FixedPoint(
      latitude: Int32(Int64(first.latitude) + Int64((north / Double(streets.count)).rounded())),
      longitude: FixedPoint.wrapped(
        Int64(first.longitude) + Int64((east / Double(streets.count)).rounded())
      )
    ).coordinate
    var best = (distance: Double.infinity, point: first)
    for street in streets {
      let point = columns.streets.points[Int(street)]
      let distance = point.coordinate.distance(to: middle)
      if distance < best.distance { best = (distance, point) }
    }
    return best.point
  }
}
