import Geodesy
import RoadNetwork

extension TownMap {
  /// Keeps the areas of boundaries, and finds the place that each belongs to.
  mutating func addBoundaries(_ boundaries: [RawBoundary]) {
    var byName: [String: [Int]] = [:]
    var byID: [Int64: Int] = [:]
    for (index, place) in places.enumerated() {
      byID[place.raw.id] = index
      for name in place.raw.names { byName[Self.key(name), default: []].append(index) }
    }
    var all = AddressPolygons()
    var kept: [RawBoundary] = []
    for boundary in boundaries {
      if all.append(boundary.rings) {
        kept.append(boundary)
      } else {
        report.openBoundaries += 1
      }
    }
    let order = kept.indices.sorted { (all.size($0), kept[$0].id) < (all.size($1), kept[$1].id) }
    for index in order {
      let boundary = kept[index]
      let named = boundary.names.flatMap { byName[Self.key($0)] ?? [] }
      let inside = named.filter { all.contains(index, places[$0].raw.point) }
      let byRole = boundary.label.flatMap { byID[$0] } ?? centre(of: boundary, byID)
      let greatest = inside.min {
        (places[$0].raw.placeClass, $0) < (places[$1].raw.placeClass, $1)
      }
      add(boundary, place: greatest ?? byRole)
    }
  }

  private static func key(_ name: String) -> String {
    String(decoding: FoldedText.fold(name), as: UTF8.self)
  }

  /// The seat of a municipality is its place; the seat of a county is not.
  private func centre(of boundary: RawBoundary, _ byID: [Int64: Int]) -> Int? {
    guard let level = boundary.level, level >= 8 else { return nil }
    return boundary.centre.flatMap { byID[$0] }
  }

  private mutating func add(_ boundary: RawBoundary, place: Int?) {
    if boundary.isPostal {
      return append(Area(kind: .postcode, postcode: boundary.postcode), boundary)
    }
    if boundary.level == 2 {
      guard boundary.country != 0 else { return }
      let area = Area(kind: .country, country: boundary.country, names: boundary.names)
      return append(area, boundary)
    }
    guard let place = place.flatMap(settlement) ?? newPlace(of: boundary) else { return }
    if places[place].raw.population == 0 { places[place].raw.population = boundary.population }
    let isTown = places[place].raw.placeClass.isTown
    let area = Area(kind: isTown ? .town : .district, place: place, postcode: boundary.postcode)
    append(area, boundary)
  }

  private mutating func append(_ area: Area, _ boundary: RawBoundary) {
    if polygons.append(boundary.rings) { areas.append(area) }
  }

  private func settlement(_ place: Int) -> Int? {
    let placeClass = places[place].raw.placeClass
    return placeClass.isTown || placeClass.isDistrict ? place : nil
  }

  /// Makes a place of a boundary that stands for one; level 8 is a municipality in most countries,
  /// what lies below are its parts (OpenStreetMap wiki, "Tag:boundary=administrative").
  private mutating func newPlace(of boundary: RawBoundary) -> Int? {
    let placeClass: PlaceClass
    switch (boundary.placeClass, boundary.level) {
    case (let known?, _): placeClass = known
    case (nil, 8): placeClass = .municipality
    case (nil, 9): placeClass = .borough
    case (nil, 10), (nil, 11): placeClass = .suburb
    default: return nil
    }
    guard placeClass.isTown || placeClass.isDistrict, let ring = boundary.rings.first,
      let start = ring.first
    else { return nil }
    places.append(
      Place(
        raw: RawPlace(
          id: boundary.id,
          names: boundary.names,
          placeClass: placeClass,
          population: boundary.population,
          point: RingGeometry.centre(ring + [start]),
          country: boundary.country,
          postcode: boundary.postcode
        )
      )
    )
    return places.count - 1
  }
}
