public import Geodesy

extension AddressIndex {
  /// How far things may lie from a place that is asked for, in metres.
  public struct ReverseLimits: Hashable, Sendable {
    public var house = 100.0
    public var street = 250.0

    public init() {}
  }

  /// Finds the address of a place: the nearest house, else the nearest street, with its town,
  /// district, postcode and country.
  ///
  /// - Returns: nil where there is nothing, as on the open sea.
  public func reverse(
    _ place: Coordinate,
    limits: ReverseLimits = ReverseLimits()
  ) -> ReverseAddress? {
    guard place.isValid else { return nil }
    let point = FixedPoint(place)
    var result = ReverseAddress()
    if let house = houses(near: place, within: limits.house, limit: 1).first {
      result.house = .init(id: house.item.id, distance: house.distance ?? 0)
      let street = owner(of: house.item.id, in: columns.streets.numberStarts)
      setStreet(street, of: place, &result)
      result.postcode = link(columns.numbers.postcodes[Int(house.item.id)])
    } else if let near = nearestStreet(to: place, within: limits.street) {
      result.street = .init(id: near.street, distance: near.distance)
      result.onStreet = near.point.coordinate
    }
    if let street = result.street {
      setTown(ofStreet: Int(street.id), place, &result)
    } else {
      setTown(at: point, place, &result)
    }
    if result.postcode == nil { result.postcode = columns.areas.target(.postcode, at: point) }
    if result.country == nil {
      result.country = columns.areas.target(.country, at: point).flatMap {
        CountryCode(rawValue: columns.countryCodes[Int($0)])
      }
    }
    return result.isEmpty ? nil : result
  }

  /// Finds the houses nearest to a place, the nearest first.
  public func houses(near place: Coordinate, within radius: Double, limit: Int) -> [AddressHit] {
    columns.numberGrid.nearest(to: place, within: radius, count: limit) {
      columns.numbers.points[$0].coordinate.distance(to: place)
    }.map { AddressHit(.house(UInt32($0.index)), match: .exact, distance: $0.distance) }
  }

  /// Finds the streets nearest to a place, each once, the nearest first.
  public func streets(near place: Coordinate, within radius: Double, limit: Int) -> [AddressHit] {
    guard limit > 0, place.isValid else { return [] }
    var best: [UInt32: Double] = [:]
    forEachStreet(near: place, within: radius) { street, distance, _ in
      best[street] = min(distance, best[street] ?? .infinity)
    }
    let sorted = best.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return sorted.prefix(limit).map {
      AddressHit(.street($0.key), match: .exact, distance: $0.value)
    }
  }

  /// Returns the address of something of the index; nil for what is not in it.
  public func address(of item: AddressItem) -> ReverseAddress? {
    guard let place = coordinate(of: item) else { return nil }
    var result = ReverseAddress()
    switch item {
    case .house(let id):
      result.house = .init(id: id, distance: 0)
      setStreet(owner(of: id, in: columns.streets.numberStarts), of: place, &result)
      result.postcode = link(columns.numbers.postcodes[Int(id)])
    case .street(let id): (result.street, result.onStreet) = (.init(id: id, distance: 0), place)
    case .crossing(let id):
      let street = owner(of: id, in: columns.streets.crossingStarts)
      (result.street, result.onStreet) = (.init(id: street, distance: 0), place)
    case .place(let id):
      setTown(id, &result)
      return result
    case .postcode(let id):
      if let town = towns(ofPostcode: id).first { setTown(town, &result) }
      result.postcode = id
      result.country = country(columns.postcodes.countries[Int(id)])
      return result
    case .poi: return reverse(place)
    }
    if let street = result.street { setTown(ofStreet: Int(street.id), place, &result) }
    return result
  }

  // MARK: - Parts

  /// A town, or a part of one with the town around it.
  private func setTown(_ id: UInt32, _ result: inout ReverseAddress) {
    let table = columns.places
    result.country = country(table.countries[Int(id)])
    var around: UInt32? = id
    while let place = around {
      guard let placeClass = PlaceClass(rawValue: table.classes[Int(place)]) else { return }
      if placeClass.isTown {
        result.town = .init(id: place, distance: 0)
        return
      }
      if result.district == nil { result.district = .init(id: place, distance: 0) }
      around = link(table.parents[Int(place)])
    }
  }

  private func nearestStreet(
    to place: Coordinate,
    within radius: Double
  ) -> (street: UInt32, distance: Double, point: FixedPoint)? {
    var best: (street: UInt32, distance: Double, point: FixedPoint)?
    forEachStreet(near: place, within: radius) { street, distance, point in
      if let best, (best.distance, best.street) <= (distance, street) { return }
      best = (street, distance, point())
    }
    return best
  }

  /// Calls with the street of each segment near a place, its distance, and the nearest point on it.
  private func forEachStreet(
    near place: Coordinate,
    within radius: Double,
    _ body: (UInt32, Double, () -> FixedPoint) -> Void
  ) {
    let table = columns.streets
    let projection = LocalProjection(origin: place)
    columns.segmentGrid.visit(near: place, within: radius) { index in
      let piece = owner(of: UInt32(index), in: table.pointStarts)
      guard index + 1 < Int(table.pointStarts[Int(piece) + 1]) else { return }
      let (a, b) = (table.geometry[index], table.geometry[index + 1])
      let (distance, share) = StreetLine.foot(a, b, projection)
      guard distance <= radius else { return }
      let street = owner(of: piece, in: table.pieceStarts)
      body(street, distance) { StreetLine.point(a, b, at: share) }
    }
  }

  /// Returns the place on a street nearest to another; nil for a name without a road.
  public func nearestPoint(to place: Coordinate, on street: UInt32) -> Coordinate? {
    guard place.isValid, Int(street) < columns.streets.count else { return nil }
    return nearest(to: place, on: street)?.point.coordinate
  }

  private func nearest(
    to place: Coordinate,
    on street: UInt32
  ) -> (distance: Double, point: FixedPoint)? {
    let table = columns.streets
    var best: (distance: Double, point: FixedPoint)?
    for piece in table.pieceStarts[Int(street)]..<table.pieceStarts[Int(street) + 1] {
      let range = table.pointStarts[Int(piece)]..<table.pointStarts[Int(piece) + 1]
      let points = range.map { table.geometry[Int($0)] }
      guard let found = StreetLine.nearest(to: place, on: points) else { continue }
      if found.distance < best?.distance ?? .infinity { best = found }
    }
    return best
  }

  private func setStreet(_ street: UInt32, of place: Coordinate, _ result: inout ReverseAddress) {
    let best = nearest(to: place, on: street)
    // A name without a road is as far as its house.
    result.street = .init(id: street, distance: best?.distance ?? result.house?.distance ?? 0)
    result.onStreet = best?.point.coordinate
  }

  private func setTown(ofStreet street: Int, _ place: Coordinate, _ result: inout ReverseAddress) {
    let table = columns.streets
    let point = FixedPoint(place)
    func near(_ id: UInt32?) -> ReverseAddress.Near? {
      id.map { .init(id: $0, distance: distance(toPlace: $0, place)) }
    }
    result.town = near(link(table.towns[street]))
    result.district = near(
      columns.areas.target(.district, at: point) ?? link(table.districts[street])
    )
    result.country = country(table.countries[street])
    if result.postcode == nil, table.postcodes[street].count == 1 {
      result.postcode = table.postcodes[street].first
    }
    if result.town == nil { setTown(at: point, place, &result) }
  }

  /// The town of a place without a street: by area, else the nearest within its reach.
  private func setTown(at point: FixedPoint, _ place: Coordinate, _ result: inout ReverseAddress) {
    if let id = columns.areas.target(.district, at: point) {
      result.district = .init(id: id, distance: 0)
    }
    let area = columns.areas.target(.town, at: point)
    guard let id = area ?? nearestTown(to: place) else { return }
    result.town = .init(id: id, distance: area == nil ? distance(toPlace: id, place) : 0)
    result.country = result.country ?? country(columns.places.countries[Int(id)])
  }

  /// Metres from the middle of a town without a boundary; farther out it could be the sea.
  private static let townLimit = 5_000.0

  private func nearestTown(to place: Coordinate) -> UInt32? {
    var best: (id: UInt32, score: Double)?
    columns.placeGrid.visit(near: place, within: PlaceClass.city.reach) { index in
      guard let placeClass = PlaceClass(rawValue: columns.places.classes[index]), placeClass.isTown
      else { return }
      let distance = columns.places.points[index].coordinate.distance(to: place)
      let score = distance / placeClass.reach
      guard score <= 1, distance <= Self.townLimit else { return }
      if let best, (best.score, best.id) <= (score, UInt32(index)) { return }
      best = (UInt32(index), score)
    }
    return best?.id
  }

  private func distance(toPlace id: UInt32, _ place: Coordinate) -> Double {
    columns.places.points[Int(id)].coordinate.distance(to: place)
  }
}
