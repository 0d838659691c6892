public import Geodesy
public import RoadNetwork

extension AddressIndex {
  /// A town, a part of one, or another named place.
  public struct Place: Hashable, Sendable {
    public let id: UInt32
    public let name: String
    public let placeClass: PlaceClass
    /// Inhabitants; nil where the map does not say.
    public let population: Int?
    public let coordinate: Coordinate
    /// The place around it.
    public let parent: UInt32?
    public let country: CountryCode?
  }

  public struct Postcode: Hashable, Sendable {
    public let id: UInt32
    public let code: String
    public let country: CountryCode?
    public let coordinate: Coordinate
    /// The one with most of its streets first.
    public let towns: [UInt32]
  }

  public struct Street: Hashable, Sendable {
    public let id: UInt32
    public let name: String
    public let town: UInt32?
    public let district: UInt32?
    public let country: CountryCode?
    public let postcodes: [UInt32]
    /// In the middle, on the street.
    public let coordinate: Coordinate
    /// Metres; 0 for a name that only addresses know.
    public let length: Double
    /// The highest class of its ways.
    public let roadClass: RoadClass
    /// The ids of its ways in OpenStreetMap.
    public let ways: [Int64]
  }

  /// A house with its number.
  public struct House: Hashable, Sendable {
    public let id: UInt32
    public let number: HouseNumber
    public let street: UInt32
    public let postcode: UInt32?
    public let coordinate: Coordinate
    /// The nearest place on the street, to which one navigates.
    public let access: Coordinate
    public let source: HouseNumberSource
  }

  public struct Crossing: Hashable, Sendable {
    public let id: UInt32
    public let street: UInt32
    public let other: UInt32
    public let coordinate: Coordinate
  }

  /// A point of interest.
  public struct Poi: Hashable, Sendable {
    public let id: UInt32
    public let category: PoiCategory
    /// Empty for one without a name.
    public let name: String
    public let coordinate: Coordinate
    public let town: UInt32?
    public let street: UInt32?
    public let houseNumber: String?
    /// As the map has them.
    public let openingHours: String?
    public let phone: String?
    public let website: String?
  }

  // MARK: - Entries

  /// - Returns: nil for a number that no place has; the same for the other kinds.
  public func place(_ id: UInt32) -> Place? {
    let (table, index) = (columns.places, Int(id))
    guard index < table.count, let placeClass = PlaceClass(rawValue: table.classes[index]) else {
      return nil
    }
    return Place(
      id: id,
      name: columns.texts[table.names[index]],
      placeClass: placeClass,
      population: table.populations[index] == 0 ? nil : Int(table.populations[index]),
      coordinate: table.points[index].coordinate,
      parent: link(table.parents[index]),
      country: country(table.countries[index])
    )
  }

  public func postcode(_ id: UInt32) -> Postcode? {
    let (table, index) = (columns.postcodes, Int(id))
    guard index < table.count else { return nil }
    return Postcode(
      id: id,
      code: columns.texts[table.codes[index]],
      country: country(table.countries[index]),
      coordinate: table.points[index].coordinate,
      towns: Array(table.towns[index])
    )
  }

  public func street(_ id: UInt32) -> Street? {
    let (table, index) = (columns.streets, Int(id))
    guard index < table.count else { return nil }
    let pieces = Int(table.pieceStarts[index])..<Int(table.pieceStarts[index + 1])
    return Street(
      id: id,
      name: columns.texts[table.names[index]],
      town: link(table.towns[index]),
      district: link(table.districts[index]),
      country: country(table.countries[index]),
      postcodes: Array(table.postcodes[index]),
      coordinate: table.points[index].coordinate,
      length: Double(table.lengths[index]) / 10,
      roadClass: RoadClass(rawValue: table.classes[index]) ?? .other,
      ways: Array(table.pieceWays[pieces])
    )
  }

  public func house(_ id: UInt32) -> House? {
    let (table, index) = (columns.numbers, Int(id))
    guard index < table.count else { return nil }
    return House(
      id: id,
      number: HouseNumber(
        text: columns.texts[table.texts[index]],
        low: table.lows[index],
        high: table.highs[index]
      ),
      street: owner(of: id, in: columns.streets.numberStarts),
      postcode: link(table.postcodes[index]),
      coordinate: table.points[index].coordinate,
      access: table.accesses[index].coordinate,
      source: HouseNumberSource(rawValue: table.sources[index]) ?? .interpolation
    )
  }

  public func crossing(_ id: UInt32) -> Crossing? {
    let (table, index) = (columns.crossings, Int(id))
    guard index < table.count else { return nil }
    return Crossing(
      id: id,
      street: owner(of: id, in: columns.streets.crossingStarts),
      other: table.others[index],
      coordinate: table.points[index].coordinate
    )
  }

  public func poi(_ id: UInt32) -> Poi? {
    let (table, index) = (columns.pois, Int(id))
    guard index < table.count, let category = PoiCategory(rawValue: table.categories[index]) else {
      return nil
    }
    func text(_ number: UInt32) -> String? { number == 0 ? nil : columns.texts[number] }
    return Poi(
      id: id,
      category: category,
      name: columns.texts[table.names[index]],
      coordinate: table.points[index].coordinate,
      town: link(table.towns[index]),
      street: link(table.streets[index]),
      houseNumber: text(table.numbers[index]),
      openingHours: text(table.openingHours[index]),
      phone: text(table.phones[index]),
      website: text(table.websites[index])
    )
  }

  /// Returns the postcodes of a town or a part of one.
  public func postcodes(ofPlace id: UInt32) -> [UInt32] {
    Int(id) < columns.places.count ? Array(columns.places.postcodes[Int(id)]) : []
  }

  /// Returns the lines of a street, one a way.
  public func geometry(ofStreet id: UInt32) -> [[Coordinate]] {
    let (table, index) = (columns.streets, Int(id))
    guard index < table.count else { return [] }
    return (table.pieceStarts[index]..<table.pieceStarts[index + 1]).map { piece in
      (table.pointStarts[Int(piece)]..<table.pointStarts[Int(piece) + 1]).map {
        table.geometry[Int($0)].coordinate
      }
    }
  }

  /// The list that a number is in.
  func owner(of item: UInt32, in starts: [UInt32]) -> UInt32 {
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return UInt32(low)
  }
}
