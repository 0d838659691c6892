public import Geodesy

extension AddressIndex {
  /// Returns where something is.
  public func coordinate(of item: AddressItem) -> Coordinate? {
    switch item {
    case .place(let id): place(id)?.coordinate
    case .postcode(let id): postcode(id)?.coordinate
    case .street(let id): street(id)?.coordinate
    case .house(let id): house(id)?.coordinate
    case .crossing(let id): crossing(id)?.coordinate
    case .poi(let id): poi(id)?.coordinate
    }
  }

  /// Returns the name of something, as a list of results shows it: of a house its number.
  public func name(of item: AddressItem) -> String {
    switch item {
    case .place(let id): place(id)?.name ?? ""
    case .postcode(let id): postcode(id)?.code ?? ""
    case .street(let id): name(ofStreet: id)
    case .house(let id): house(id)?.number.text ?? ""
    case .crossing(let id):
      crossing(id).map { name(ofStreet: $0.street) + " / " + name(ofStreet: $0.other) } ?? ""
    case .poi(let id): poi(id).map { $0.name.isEmpty ? $0.category.title : $0.name } ?? ""
    }
  }

  /// Returns something as one writes it on a letter: `Mill Lane 5, 9490 Vaduz`.
  public func label(of item: AddressItem) -> String {
    switch item {
    case .place(let id): label(ofPlace: id)
    case .postcode(let id):
      [name(of: item), postcode(id)?.towns.first.map(name(ofPlace:)) ?? ""].joinedNames(" ")
    case .street(let id): [name(ofStreet: id), locality(ofStreet: id)].joinedNames(", ")
    case .house(let id): label(ofHouse: id)
    case .crossing(let id):
      [name(of: item), crossing(id).map { locality(ofStreet: $0.street) } ?? ""].joinedNames(", ")
    case .poi(let id):
      [name(of: item), poi(id)?.town.map(name(ofPlace:)) ?? ""].joinedNames(", ")
    }
  }

  /// Returns what is known of a place, as one writes it on a letter.
  public func label(of address: ReverseAddress) -> String {
    lines(of: address).joined(separator: ", ")
  }

  /// Returns what is known of a place, line by line: street and number, postcode and town.
  public func lines(of address: ReverseAddress) -> [String] {
    if let house = address.house { return lines(ofHouse: house.id) }
    let town = address.town.map { name(ofPlace: $0.id) } ?? ""
    let code = address.postcode.flatMap(postcode)?.code ?? ""
    let street = address.street.map { name(ofStreet: $0.id) } ?? ""
    let district = street.isEmpty ? address.district.map { name(ofPlace: $0.id) } ?? "" : ""
    let country = address.country.map { name(of: $0) ?? $0.description } ?? ""
    let parts = [street, district, [code, town].joinedNames(" ")]
    let known = parts.filter { !$0.isEmpty }
    return known.isEmpty ? [country].filter { !$0.isEmpty } : known
  }

  // MARK: - Parts

  func name(ofPlace id: UInt32) -> String { place(id)?.name ?? "" }

  func name(ofStreet id: UInt32) -> String { street(id)?.name ?? "" }

  private func label(ofPlace id: UInt32) -> String {
    guard let place = place(id) else { return "" }
    return [place.name, place.parent.map(name(ofPlace:)) ?? ""].joinedNames(", ")
  }

  /// The town of a street, with its part where the town has several.
  private func locality(ofStreet id: UInt32) -> String {
    guard let street = street(id) else { return "" }
    let town = street.town.map(name(ofPlace:)) ?? ""
    let district = street.district.map(name(ofPlace:)) ?? ""
    return district.isEmpty || town.isEmpty ? town + district : "\(town) (\(district))"
  }

  private func label(ofHouse id: UInt32) -> String { lines(ofHouse: id).joinedNames(", ") }

  private func lines(ofHouse id: UInt32) -> [String] {
    guard let house = house(id), let street = street(house.street) else { return [] }
    let isNumberFirst = street.country.map { Self.numberFirst.contains($0.description) } ?? false
    let line =
      isNumberFirst
      ? "\(house.number.text) \(street.name)" : "\(street.name) \(house.number.text)"
    let code = house.postcode.flatMap(postcode)?.code ?? ""
    let town = street.town.map(name(ofPlace:)) ?? ""
    return [line, [code, town].joinedNames(" ")].filter { !$0.isEmpty }
  }

  /// Countries where the number stands before the street.
  private static let numberFirst: Set<String> = [
    "AU", "CA", "FR", "GB", "IE", "IN", "LU", "MC", "MT", "NZ", "US", "ZA",
  ]
}

extension [String] {
  /// Joins what is not empty.
  fileprivate func joinedNames(_ separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}
