import RoadNetwork

extension AddressIndexBuilder {
  /// Orders the places as a tree: each is followed by what lies in it.
  mutating func orderPlaces() {
    let places = towns.places
    var children: [[Int]] = Array(repeating: [], count: places.count)
    var roots: [Int] = []
    for (index, place) in places.enumerated() {
      if let parent = place.parent { children[parent].append(index) } else { roots.append(index) }
    }
    let keys = places.map { FoldedText.fold($0.raw.names.first ?? "") }
    func isOrdered(_ a: Int, _ b: Int) -> Bool {
      let (x, y) = (places[a].raw.placeClass, places[b].raw.placeClass)
      if x != y { return x < y }
      if keys[a] != keys[b] { return keys[a].lexicographicallyPrecedes(keys[b]) }
      return (places[a].raw.id, a) < (places[b].raw.id, b)
    }
    var stack = Array(roots.sorted(by: isOrdered).reversed())
    while let place = stack.popLast() {
      placeOrder.append(place)
      stack += children[place].sorted(by: isOrdered).reversed()
    }
    placeNumbers = [UInt32](repeating: AddressIndex.none, count: places.count)
    for (number, place) in placeOrder.enumerated() { placeNumbers[place] = UInt32(number) }
  }

  mutating func addPlaces() {
    for place in placeOrder {
      let raw = towns.places[place].raw
      columns.places.names.append(texts.insert(raw.names.first ?? ""))
      columns.places.classes.append(raw.placeClass.rawValue)
      columns.places.populations.append(raw.population)
      columns.places.points.append(raw.point)
      columns.places.parents.append(number(ofPlace: towns.places[place].parent))
      columns.places.countries.append(raw.country != 0 ? raw.country : fallback?.rawValue ?? 0)
    }
    let count = placeOrder.count
    columns.places.treeEnds = (0..<count).map { UInt32($0 + 1) }
    for index in (0..<count).reversed() {
      let parent = columns.places.parents[index]
      guard parent != AddressIndex.none else { continue }
      columns.places.treeEnds[Int(parent)] = max(
        columns.places.treeEnds[Int(parent)],
        columns.places.treeEnds[index]
      )
    }
  }

  /// Names the countries of everything that has one.
  mutating func addCountries() {
    var names: [UInt16: String] = [:]
    for area in towns.areas where area.kind == .country {
      if names[area.country] == nil { names[area.country] = area.names.first }
    }
    let codes = Set(columns.places.countries + columns.streets.countries + names.keys)
    columns.countryCodes = codes.filter { $0 != 0 }.sorted()
    columns.countryNames = columns.countryCodes.map { texts.insert(names[$0] ?? "") }
  }

  mutating func addAreas() {
    for (index, area) in towns.areas.enumerated() {
      let target: UInt32?
      switch area.kind {
      case .town, .district: target = area.place.map { placeNumbers[$0] }
      case .postcode:
        target = area.postcode.flatMap {
          postcodeNumber($0, towns.country(at: towns.polygons.firstPoint(index)))
        }
      case .country:
        target = columns.countryCodes.firstIndex(of: area.country).map { UInt32($0) }
      }
      guard let target, columns.areas.polygons.append(towns.polygons.rings(index)) else { continue }
      columns.areas.kinds.append(area.kind.rawValue)
      columns.areas.targets.append(target)
    }
  }
}
