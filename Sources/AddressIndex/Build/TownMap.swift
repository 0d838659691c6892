import Geodesy
import RoadNetwork

/// The towns of a map while an index is built: their areas, and which of them a point belongs to.
struct TownMap {
  /// A place with what is known of it.
  struct Place {
    var raw: RawPlace
    /// The town around it.
    var parent: Int?
    /// The smallest municipality around it; itself where it has an area.
    var municipality: Int?
  }

  /// An area with its meaning: a place, a code, or a country.
  struct Area {
    var kind: AreaTable.Kind
    var place: Int?
    var postcode: String?
    var country: UInt16 = 0
    var names: [String] = []
  }

  var places: [Place]
  /// The smallest area first.
  var areas: [Area] = []
  var polygons = AddressPolygons()
  var byName: [String: [Int]] = [:]
  var report = AddressReport()
  private var grid = AddressGrid()
  /// Addresses that name their town, for maps without areas.
  private var witnessGrid = AddressGrid()
  private var witnesses: [(point: FixedPoint, town: Int)] = []

  init(_ gatherer: AddressGatherer) {
    places = gatherer.places.map { Place(raw: $0) }
    addBoundaries(gatherer.boundaries)
    nameAll()
    resolveCities(gatherer.addresses)
    placeGrid()
    for index in places.indices {
      places[index].municipality = target(.town, at: places[index].raw.point)
    }
    for area in areas where area.kind == .town {
      if let place = area.place { places[place].municipality = place }
    }
    findWitnesses(gatherer.addresses)
    findParents()
    findCountries(gatherer.addresses)
  }

  mutating func nameAll() {
    byName = [:]
    for (index, place) in places.enumerated() {
      for name in place.raw.names {
        for form in FoldedText.forms(of: name) {
          let key = String(decoding: form, as: UTF8.self)
          if byName[key]?.last != index { byName[key, default: []].append(index) }
        }
      }
    }
  }

  private mutating func placeGrid() {
    let points = places.map(\.raw.point)
    grid = AddressGrid(count: points.count) { (points[$0], points[$0]) }
  }

  private mutating func findWitnesses(_ addresses: [RawAddress]) {
    for address in addresses {
      if let city = address.city, let town = town(named: city, near: address.point) {
        witnesses.append((address.point, town))
      }
    }
    let points = witnesses.map(\.point)
    witnessGrid = AddressGrid(count: points.count) { (points[$0], points[$0]) }
  }

  // MARK: - Names

  /// How far from an address the town may lie that it names, in metres.
  private static let cityLimit = 40_000.0

  /// Returns the place that a name stands for near a point; of a part of a town the part.
  func place(named name: String, near point: FixedPoint) -> Int? {
    let place = point.coordinate
    var best: (isDistrict: Bool, distance: Double, index: Int)?
    for form in FoldedText.forms(of: name) {
      for index in byName[String(decoding: form, as: UTF8.self)] ?? [] {
        let placeClass = places[index].raw.placeClass
        guard placeClass.isTown || placeClass.isDistrict else { continue }
        let distance = places[index].raw.point.coordinate.distance(to: place)
        guard distance <= Self.cityLimit else { continue }
        let found = (placeClass.isDistrict, distance, index)
        if let old = best,
          (old.isDistrict ? 1 : 0, old.distance, old.index) <= (found.0 ? 1 : 0, found.1, found.2)
        {
          continue
        }
        best = found
      }
    }
    return best?.index
  }

  /// Returns the town that a name stands for; of a part of a town the town.
  func town(named name: String, near point: FixedPoint) -> Int? {
    guard let place = place(named: name, near: point) else { return nil }
    return places[place].raw.placeClass.isTown ? place : places[place].parent
  }

  // MARK: - Points

  /// Returns the smallest area of a kind around a point, as its place.
  func target(_ kind: AreaTable.Kind, at point: FixedPoint) -> Int? {
    for (index, area) in areas.enumerated() where area.kind == kind {
      if polygons.contains(index, point) { return area.place }
    }
    return nil
  }

  /// Returns the town that a point belongs to: of the municipality around it the place that is
  /// felt most, else what addresses near it say, else the place that is felt most.
  func town(at point: FixedPoint) -> Int? {
    let municipality = target(.town, at: point)
    let nearest = nearest(to: point, reaches: municipality == nil ? 3 : 1) { place in
      place.raw.placeClass.isTown && (municipality == nil || place.municipality == municipality)
    }
    if let municipality {
      guard let nearest, nearest.index != municipality else { return municipality }
      let own = places[municipality].raw
      let score =
        own.point.coordinate.distance(to: point.coordinate) / own.placeClass.reach
      return nearest.score < score ? nearest.index : municipality
    }
    return witness(near: point, within: 500) ?? nearest?.index
      ?? witness(near: point, within: 3000)
  }

  /// Returns the part of a town that a point belongs to.
  func district(at point: FixedPoint, of town: Int) -> Int? {
    for (index, area) in areas.enumerated() where area.kind == .district {
      if let place = area.place, places[place].parent == town, polygons.contains(index, point) {
        return place
      }
    }
    guard
      let nearest = nearest(
        to: point,
        reaches: 1,
        where: { $0.raw.placeClass.isDistrict && $0.parent == town }
      )
    else { return nil }
    // The middle of a town is no part of a suburb.
    let here = point.coordinate
    let own = places[town].raw.point.coordinate.distance(to: here)
    let other = places[nearest.index].raw.point.coordinate.distance(to: here)
    return other < own ? nearest.index : nil
  }

  func postcode(at point: FixedPoint) -> String? {
    for (index, area) in areas.enumerated() where area.postcode != nil {
      if polygons.contains(index, point) { return area.postcode }
    }
    return nil
  }

  func country(at point: FixedPoint) -> UInt16 {
    for (index, area) in areas.enumerated() where area.kind == .country {
      if polygons.contains(index, point) { return area.country }
    }
    return 0
  }

  private func witness(near point: FixedPoint, within metres: Double) -> Int? {
    let place = point.coordinate
    let witnesses = witnesses
    let found = witnessGrid.nearest(to: place, within: metres, count: 1) {
      witnesses[$0].point.coordinate.distance(to: place)
    }
    return found.first.map { witnesses[$0.index].town }
  }

  /// Returns the place whose distance is the least part of its reach.
  private func nearest(
    to point: FixedPoint,
    reaches limit: Double,
    where isWanted: (Place) -> Bool
  ) -> (index: Int, score: Double)? {
    let here = point.coordinate
    let places = places
    var best: (index: Int, score: Double)?
    grid.visit(near: here, within: PlaceClass.city.reach * limit) { index in
      let place = places[index]
      guard isWanted(place) else { return }
      let distance = place.raw.point.coordinate.distance(to: here)
      let score = distance / place.raw.placeClass.reach
      guard score <= limit else { return }
      if let old = best, (old.score, old.index) <= (score, index) { return }
      best = (index, score)
    }
    return best
  }
}
