import Geodesy
import Navigation

/// Towns written down in a test, searched by going through all of them.
final class DrawnTowns: SearchBackend {
  struct Town {
    var name: String
    var category: String
    var size: Int
    var latitude: Double
    var longitude: Double
    var country = 276
    var postcodes: [String] = []

    var position: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
  }

  struct Street {
    var name: String
    var town: Int
    var postcodes: [String] = []
    var category = "residential"
    var houses: [String] = []
    var crossings: [Int] = []
  }

  struct Place {
    var name: String
    var category: String
    var latitude: Double
    var longitude: Double
  }

  var towns: [Town]
  var streets: [Street]
  var places: [Place]
  /// How often anything was asked.
  private(set) var questions = 0

  init(towns: [Town] = [], streets: [Street] = [], places: [Place] = []) {
    self.towns = towns
    self.streets = streets
    self.places = places
  }

  private var codes: [String] { Array(Set(towns.flatMap(\.postcodes))).sorted() }

  func folded(_ name: String) -> [UInt8] {
    Array(name.lowercased().replacing("ß", with: "ss").replacing("ü", with: "u").utf8)
  }

  func towns(_ query: SearchQuery) -> [SearchEntry] {
    questions += 1
    let found = towns.indices.filter { isPrefix(query.text, of: towns[$0].name) }.map(town)
    return ordered(found, query)
  }

  func postcodes(_ query: SearchQuery) -> [SearchEntry] {
    ordered(codes.filter { isPrefix(query.text, of: $0) }.compactMap(postcode), query)
  }

  func towns(ofPostcode postcode: SearchHandle) -> [SearchEntry] {
    guard let code = code(postcode) else { return [] }
    return towns.indices.filter { towns[$0].postcodes.contains(code) }.map(town)
      .sorted { $0.size > $1.size }
  }

  func postcodes(ofTown town: SearchHandle) -> [SearchEntry] {
    towns[Int(town.id)].postcodes.sorted().compactMap(postcode)
  }

  func streets(_ query: SearchQuery, in scope: SearchScope) -> [SearchEntry] {
    questions += 1
    let found = streets.indices.filter { index in
      isStreet(SearchHandle(.street, id: UInt32(index)), in: scope)
        && isWordPrefix(query.text, of: streets[index].name)
        && (!query.majorRoadsOnly || streets[index].category == "primary")
    }
    return ordered(found.map(street), query)
  }

  func isStreet(_ street: SearchHandle, in scope: SearchScope) -> Bool {
    let street = streets[Int(street.id)]
    if let town = scope.town, street.town != Int(town.id) { return false }
    if let handle = scope.postcode, let code = code(handle), !street.postcodes.contains(code) {
      return false
    }
    return true
  }

  func houseNumbers(_ query: SearchQuery, on street: SearchHandle) -> [SearchEntry] {
    questions += 1
    let found = streets[Int(street.id)].houses.indices.map { house(Int(street.id), $0) }
    return Array(found.filter { isPrefix(query.text, of: $0.name) }.prefix(query.limit))
  }

  func houseNumberRanges(
    ofPostcode postcode: SearchHandle,
    in town: SearchHandle
  ) -> [SearchEntry] {
    let scope = SearchScope(town: town, postcode: postcode)
    return streets.indices.filter { isStreet(SearchHandle(.street, id: UInt32($0)), in: scope) }
      .compactMap { index in
        guard let first = streets[index].houses.first, let last = streets[index].houses.last else {
          return nil
        }
        var entry = house(index, 0)
        entry.name = "\(streets[index].name) \(first)–\(last)"
        return entry
      }
  }

  func crossings(_ query: SearchQuery, of street: SearchHandle) -> [SearchEntry] {
    let found = streets[Int(street.id)].crossings.map { other in
      SearchEntry(
        SearchHandle(.crossing, id: UInt32(other)),
        name: streets[other].name,
        category: streets[other].category,
        position: towns[streets[other].town].position
      )
    }
    return ordered(found.filter { isWordPrefix(query.text, of: $0.name) }, query)
  }

  func pointsOfInterest(_ query: SearchQuery, layer: String?) -> [SearchEntry] {
    questions += 1
    let found = places.enumerated().compactMap { index, place -> SearchEntry? in
      guard isWordPrefix(query.text, of: place.name), layer == nil || layer == place.category else {
        return nil
      }
      return SearchEntry(
        SearchHandle(.pointOfInterest, id: UInt32(index)),
        name: place.name,
        category: place.category,
        position: Coordinate(latitude: place.latitude, longitude: place.longitude)
      )
    }
    return ordered(found, query)
  }

  func geocode(_ query: SearchQuery) -> [SearchEntry] {
    towns.indices.filter { towns[$0].name == query.text }.map(town)
  }

  func addresses(near place: Coordinate, limit: Int, majorRoadsOnly: Bool) -> [SearchAddress] {
    var near: [(index: Int, distance: Double)] = []
    for (index, town) in towns.enumerated() {
      let distance = town.position.distance(to: place)
      if distance < 10_000 { near.append((index, distance)) }
    }
    near.sort { $0.distance < $1.distance }
    return near.prefix(limit).map { index, distance in
      var address = SearchAddress(
        SearchHandle(.town, id: UInt32(index)),
        coordinate: towns[index].position
      )
      address.locality = towns[index].name
      address.country = towns[index].country
      address.lines = [towns[index].name]
      address.distance = distance
      return address
    }
  }

  func address(of handle: SearchHandle) -> SearchAddress? {
    guard handle.kind == .town else { return nil }
    return addresses(near: towns[Int(handle.id)].position, limit: 1, majorRoadsOnly: false).first
  }

  // MARK: - Parts

  private func town(_ index: Int) -> SearchEntry {
    let town = towns[index]
    return SearchEntry(
      SearchHandle(.town, id: UInt32(index)),
      name: town.name,
      country: town.country,
      category: town.category,
      size: town.size,
      position: town.position
    )
  }

  private func street(_ index: Int) -> SearchEntry {
    SearchEntry(
      SearchHandle(.street, id: UInt32(index)),
      name: streets[index].name,
      country: towns[streets[index].town].country,
      category: streets[index].category,
      position: towns[streets[index].town].position
    )
  }

  private func house(_ street: Int, _ index: Int) -> SearchEntry {
    SearchEntry(
      SearchHandle(.houseNumber, id: UInt32(1000 * street + index)),
      name: streets[street].houses[index],
      country: towns[streets[street].town].country,
      category: "building",
      position: towns[streets[street].town].position
    )
  }

  private func postcode(_ code: String) -> SearchEntry? {
    guard let index = codes.firstIndex(of: code),
      let town = towns.first(where: { $0.postcodes.contains(code) })
    else { return nil }
    return SearchEntry(
      SearchHandle(.postcode, id: UInt32(index)),
      name: code,
      country: town.country,
      position: town.position
    )
  }

  private func code(_ handle: SearchHandle) -> String? {
    codes.indices.contains(Int(handle.id)) ? codes[Int(handle.id)] : nil
  }

  private func isPrefix(_ text: String, of name: String) -> Bool {
    folded(name).starts(with: folded(text))
  }

  private func isWordPrefix(_ text: String, of name: String) -> Bool {
    isPrefix(text, of: name) || name.split(separator: " ").contains { isPrefix(text, of: "\($0)") }
  }

  private func ordered(_ entries: [SearchEntry], _ query: SearchQuery) -> [SearchEntry] {
    func isDistrict(_ entry: SearchEntry) -> Bool { entry.category == "suburb" }
    let wanted = entries.filter { entry in
      (query.country == 0 || entry.country == query.country)
        && (query.near.map { $0.distance(to: entry.position) <= query.radius } ?? true)
    }
    return Array(
      wanted.sorted { a, b in
        switch query.order {
        case .size:
          if isDistrict(a) != isDistrict(b) { return isDistrict(b) }
          if a.size != b.size { return a.size > b.size }
        case .distance:
          let near = query.near ?? a.position
          let (x, y) = (near.distance(to: a.position), near.distance(to: b.position))
          if x != y { return x < y }
        case .name: break
        }
        if a.name != b.name { return folded(a.name).lexicographicallyPrecedes(folded(b.name)) }
        return a.handle.id < b.handle.id
      }.prefix(query.limit)
    )
  }
}
