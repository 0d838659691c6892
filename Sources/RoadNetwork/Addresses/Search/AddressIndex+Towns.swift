import Geodesy

extension AddressIndex {
  /// Finds towns, their parts and other named places.
  public func towns(_ query: AddressQuery) -> [AddressHit] {
    let table = columns.places
    let matches = matches(
      columns.placeKeys,
      query.text,
      isWholeName: query.isWholeName,
      count: table.count
    )
    return hits(
      matches,
      query,
      point: { table.points[Int($0)] },
      name: { table.names[Int($0)] },
      country: { table.countries[Int($0)] },
      weight: { townWeight($0) },
      item: { .place($0) }
    )
  }

  /// The greater a town the less its weight; parts of towns behind towns, other names last.
  func townWeight(_ id: UInt32) -> (group: Int, weight: Double) {
    let placeClass = PlaceClass(rawValue: columns.places.classes[Int(id)]) ?? .locality
    let group = placeClass.isTown ? 0 : placeClass.isDistrict ? 1 : 2
    return (group, -Double(size(ofPlace: id)))
  }

  /// Inhabitants, or what places of the class have: of a city without a number 100,000; of
  /// one without a class 30 for each street.
  func size(ofPlace id: UInt32) -> UInt32 {
    let population = columns.places.populations[Int(id)]
    if population > 0 { return population }
    return switch PlaceClass(rawValue: columns.places.classes[Int(id)]) ?? .locality {
    case .city: 100_000
    case .town: 10_000
    case .municipality, .addressed: max(1_000, 30 * streetCount(ofPlace: id))
    case .village: 1_000
    case .borough: 10_000
    case .suburb: 5_000
    case .quarter: 2_000
    case .neighbourhood: 500
    case .hamlet: 100
    case .dwelling: 5
    case .locality: 0
    }
  }

  private func streetCount(ofPlace id: UInt32) -> UInt32 {
    let starts = columns.places.streetStarts
    return starts[Int(id) + 1] - min(starts[Int(id)], starts[Int(id) + 1])
  }

  /// Finds postcodes by their beginning.
  public func postcodes(_ query: AddressQuery) -> [AddressHit] {
    let table = columns.postcodes
    return hits(
      matches(columns.postcodeKeys, query.text, isWholeName: true, count: table.count),
      query,
      point: { table.points[Int($0)] },
      name: { table.codes[Int($0)] },
      country: { table.countries[Int($0)] },
      weight: { (0, Double($0) * 1e-6) },
      item: { .postcode($0) }
    )
  }

  /// Whether a postcode belongs to towns of more than one name.
  public func isAmbiguous(postcode id: UInt32) -> Bool {
    guard Int(id) < columns.postcodes.count else { return false }
    let names = columns.postcodes.towns[Int(id)].map { columns.places.names[Int($0)] }
    return names.contains { $0 != names.first }
  }

  /// Whether a place is another or lies in it.
  public func isPlace(_ id: UInt32, inside other: UInt32) -> Bool {
    guard Int(other) < columns.places.count else { return false }
    return id >= other && id < columns.places.treeEnds[Int(other)]
  }
}
