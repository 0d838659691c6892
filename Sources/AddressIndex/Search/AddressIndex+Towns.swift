import Geodesy

extension AddressIndex {
  /// Finds towns, their parts and other named places.
  public func towns(_ query: AddressQuery) -> [AddressHit] {
    let table = columns.places
    let matches = matches(
      columns.placeKeys,
      query.text,
      isWholeName: query.isWholeName,
      count: table.count,
      slips: query.forgivesSlips
    )
    return hits(
      matches,
      query,
      points: table.points,
      names: columns.placeOrder,
      isWanted: { id in
        isWanted(table.countries[Int(id)], query)
          && (!query.settlementsOnly || townWeight(id).group < 2)
      },
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
  public func size(ofPlace id: UInt32) -> UInt32 {
    guard Int(id) < columns.places.count else { return 0 }
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
      points: table.points,
      // They are numbered by country and code.
      names: columns.postcodeOrder,
      isWanted: { isWanted(table.countries[Int($0)], query) },
      weight: { (0, Double(columns.postcodeOrder[Int($0)]) * 1e-6) },
      item: { .postcode($0) }
    )
  }

  /// Returns the towns of a postcode, the largest first.
  public func towns(ofPostcode id: UInt32) -> [UInt32] {
    guard Int(id) < columns.postcodes.count else { return [] }
    return columns.postcodes.towns[Int(id)].map { ($0, townWeight($0)) }
      .sorted { ($0.1.group, $0.1.weight, $0.0) < ($1.1.group, $1.1.weight, $1.0) }.map(\.0)
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
