import AddressIndex
import Geodesy
import Navigation
import RoadNetwork
import ScenarioLanguage

extension NetworkSearchBackend: SearchBackend {
  func folded(_ name: String) -> [UInt8] { FoldedText.fold(name) }

  // MARK: - Towns and postcodes

  func towns(_ query: SearchQuery) -> [SearchEntry] {
    guard !isUnknownCountry(query) else { return [] }
    var asked = self.query(query)
    asked.isWholeName = true
    asked.settlementsOnly = true
    return index.towns(asked).compactMap { entry($0.item) }
  }

  func postcodes(_ query: SearchQuery) -> [SearchEntry] {
    guard !isUnknownCountry(query) else { return [] }
    return index.postcodes(self.query(query)).compactMap { entry($0.item) }
  }

  func towns(ofPostcode postcode: SearchHandle) -> [SearchEntry] {
    index.towns(ofPostcode: postcode.id).compactMap { entry(.place($0)) }
  }

  func postcodes(ofTown town: SearchHandle) -> [SearchEntry] {
    index.postcodes(ofPlace: town.id).compactMap { entry(.postcode($0)) }
      .sorted { folded($0.name).lexicographicallyPrecedes(folded($1.name)) }
  }

  // MARK: - Streets

  func streets(_ query: SearchQuery, in scope: SearchScope) -> [SearchEntry] {
    guard !isUnknownCountry(query) else { return [] }
    return index.streets(self.query(query), in: Self.scopes(scope)).compactMap { entry($0.item) }
  }

  func isStreet(_ street: SearchHandle, in scope: SearchScope) -> Bool {
    Self.scopes(scope).allSatisfy { index.isStreet(street.id, in: $0) }
  }

  private static func scopes(_ scope: SearchScope) -> [AddressScope] {
    [scope.town.map { .place($0.id) }, scope.postcode.map { .postcode($0.id) }].compactMap(\.self)
  }

  func houseNumbers(_ query: SearchQuery, on street: SearchHandle) -> [SearchEntry] {
    guard !query.majorRoadsOnly else { return [] }
    let limit = query.near == nil ? query.limit : .max
    let found = index.houses(matching: query.text, on: street.id, limit: limit)
    return ordered(found.compactMap { entry($0.item) }, query)
  }

  func houseNumberRanges(
    ofPostcode postcode: SearchHandle,
    in town: SearchHandle
  ) -> [SearchEntry] {
    index.numberRanges(ofPostcode: postcode.id, in: town.id).compactMap {
      entry(.house($0.first), name: index.label(of: $0))
    }
  }

  func crossings(_ query: SearchQuery, of street: SearchHandle) -> [SearchEntry] {
    let found = index.crossings(matching: query.text, on: street.id, limit: .max)
    let entries = found.compactMap { hit -> SearchEntry? in
      guard let other = index.crossing(hit.item.id)?.other,
        !query.majorRoadsOnly || index.isMajor(other)
      else { return nil }
      return entry(hit.item, name: index.name(of: .street(other)))
    }
    return ordered(entries, query)
  }

  /// Entries in their own order, or around a place the nearest first; as many as wanted.
  private func ordered(_ entries: [SearchEntry], _ query: SearchQuery) -> [SearchEntry] {
    var entries = entries
    if query.country != 0 { entries.removeAll { $0.country != query.country } }
    guard let near = query.near else { return Array(entries.prefix(query.limit)) }
    var away = entries.enumerated().map {
      (distance: near.distance(to: $0.element.position), place: $0.offset)
    }.filter { $0.distance <= query.radius }
    if query.order == .distance {
      away.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
    }
    return away.prefix(query.limit).map { entries[$0.place] }
  }

  // MARK: - Points of interest

  func pointsOfInterest(_ query: SearchQuery, layer: String?) -> [SearchEntry] {
    var categories: Set<PoiCategory> = []
    if let layer {
      categories = Set(PoiCategory.all.filter { $0.identifier == layer || $0.group == layer })
      guard !categories.isEmpty else { return [] }
    }
    guard !isUnknownCountry(query) else { return [] }
    return index.pois(self.query(query), categories: categories).compactMap { entry($0.item) }
  }

  // MARK: - Addresses

  func geocode(_ query: SearchQuery) -> [SearchEntry] {
    guard !isUnknownCountry(query) else { return [] }
    var asked = self.query(query)
    asked.order = .relevance
    asked.countryNames = CountryNumber.names
    return index.search(asked).compactMap { hit in
      entry(
        hit.item,
        name: index.label(of: hit.item),
        isApproximate: hit.isApproximate || hit.slips > 0
      )
    }
  }

  func addresses(near place: Coordinate, limit: Int, majorRoadsOnly: Bool) -> [SearchAddress] {
    guard limit > 0, place.isValid else { return [] }
    if !majorRoadsOnly {
      let houses = index.houses(near: place, within: Self.limits.house, limit: limit)
      if !houses.isEmpty { return houses.compactMap { address($0, from: place) } }
    }
    let count = majorRoadsOnly ? Int.max : limit
    let streets = index.streets(near: place, within: Self.limits.street, limit: count).filter {
      !majorRoadsOnly || index.isMajor($0.item.id)
    }
    if !streets.isEmpty { return streets.prefix(limit).compactMap { address($0, from: place) } }
    var limits = Self.limits
    (limits.house, limits.street) = (-1, -1)
    guard let town = index.reverse(place, limits: limits), let item = town.item else { return [] }
    return [address(town, item, at: nil, distance: (town.district ?? town.town)?.distance ?? 0)]
      .compactMap(\.self)
  }

  private func address(_ hit: AddressHit, from place: Coordinate) -> SearchAddress? {
    guard var found = index.address(of: hit.item) else { return nil }
    if case .street = hit.item { found.onStreet = index.nearestPoint(to: place, on: hit.item.id) }
    return address(found, hit.item, at: found.onStreet, distance: hit.distance ?? 0)
  }

  func address(of handle: SearchHandle) -> SearchAddress? {
    let item = Self.item(handle)
    guard let found = index.address(of: item) else { return nil }
    return address(found, item, at: nil, distance: 0)
  }

  private func address(
    _ found: ReverseAddress,
    _ item: AddressItem,
    at place: Coordinate?,
    distance: Double
  ) -> SearchAddress? {
    guard let position = index.coordinate(of: item) else { return nil }
    let isStreet = if case .street = item { true } else { false }
    return SearchAddress(
      Self.handle(item),
      coordinate: isStreet ? place ?? position : position,
      street: found.street.map { index.name(of: .street($0.id)) },
      houseNumber: found.house.map { index.name(of: .house($0.id)) },
      postcode: found.postcode.map { index.name(of: .postcode($0)) },
      locality: found.town.map { index.name(of: .place($0.id)) },
      subLocality: found.district.map { index.name(of: .place($0.id)) },
      country: CountryNumber.number(found.country),
      lines: index.lines(of: found),
      distance: distance
    )
  }
}
