import Geodesy

/// Finds towns, streets, house numbers, crossings, postcodes and points of interest, and takes
/// addresses to positions and back (PT-001…042).
///
/// All of it is synchronous. Points of interest are found in every map, everything else in the open one
/// alone. What is found in one map serves as the town or street of searches in that map only.
///
/// Matching folds case and diacritics. Towns are found by the beginning of their whole name; streets,
/// crossings and points of interest also by that of a word of it (D-31). Without a position results come
/// by name, with one by distance; ``SearchKind/townByNameSorted`` without a position brings the large
/// towns first.
public final class SearchService {
  /// How far from a request's position things are found by default, in metres (D-35).
  public static let defaultRadius = 50_000.0

  /// The maps that are searched.
  public let catalog: MapCatalog

  /// How far from a request's position things are found, in metres; a value that is not above 0
  /// counts as the default.
  public var radius = SearchService.defaultRadius {
    didSet { if !(radius > 0) { radius = Self.defaultRadius } }
  }

  /// Hears what is searched and found.
  public weak var observer: (any SearchObserver)?

  /// Creates a service over the maps of a catalog.
  public init(catalog: MapCatalog) { self.catalog = catalog }

  // MARK: - For every function

  /// Tells what came of a search, and returns it.
  func finish(_ report: SearchReport) -> SearchResults {
    observer?.searchDidFinish(report)
    return report.results
  }

  /// Makes a search; tells if it is refused.
  func reporting<Found>(
    _ function: SearchFunction,
    _ search: () throws(SearchError) -> Found
  ) throws(SearchError) -> Found {
    do {
      return try search()
    } catch {
      observer?.search(function, didFailWith: error)
      throw error
    }
  }

  /// Searches the open map for a request of the kinds that a function takes, and tells what came of it.
  ///
  /// - Parameter find: Finds the entries in the map; what it needs beside the request is checked there.
  func search(
    _ function: SearchFunction,
    for request: SearchRequest,
    limit: Int,
    kinds: [SearchKind],
    _ find: (OpenMap) throws(SearchError) -> [SearchEntry]
  ) throws(SearchError) -> SearchResults {
    try reporting(function) { () throws(SearchError) in
      try check(request, limit: limit, kinds: kinds)
      let map = try openMap()
      let entries = try find(map)
      var report = SearchReport(function, request, limit: limit)
      report.mapID = map.id
      report.results = results(entries, of: request, in: map)
      return finish(report)
    }
  }

  /// Checks a request for what is wrong with it whatever is open.
  func check(
    _ request: SearchRequest,
    limit: Int,
    kinds: [SearchKind]
  ) throws(SearchError) {
    if limit < 1 { throw .invalidLimit(limit) }
    if !kinds.contains(request.kind) { throw .kindMismatch(request.kind) }
    try check(near: request.near, countryCode: request.countryCode)
  }

  func check(near: Coordinate?, countryCode: Int) throws(SearchError) {
    if let near, !near.isValid { throw .invalidCoordinate }
    if countryCode != 0, Country(number: countryCode) == nil {
      throw .unknownCountryCode("\(countryCode)")
    }
  }

  func openMap() throws(SearchError) -> OpenMap {
    guard let open = catalog.open else { throw .noMap }
    return open
  }

  /// Checks that a result is the town of a search in a map; nil is none.
  func scope(_ town: SearchResult?, in map: OpenMap) throws(SearchError) -> SearchScope {
    guard let town else { throw .missingTown }
    guard town.mapID == map.id else { throw .resultFromOtherMap(town.mapID) }
    switch town.handle.kind {
    case .town: return SearchScope(town: town.handle, postcode: town.postcodeHandle)
    case .postcode: return SearchScope(postcode: town.handle)
    case .street, .houseNumber, .crossing, .pointOfInterest: throw .kindMismatch(town.type)
    }
  }

  /// Checks that a result is the street of a search in a map; nil is none.
  func street(_ street: SearchResult?, in map: OpenMap) throws(SearchError) -> SearchHandle {
    guard let street else { throw .missingStreet }
    guard street.mapID == map.id else { throw .resultFromOtherMap(street.mapID) }
    guard street.handle.kind == .street else { throw .kindMismatch(street.type) }
    return street.handle
  }

  func query(_ request: SearchRequest, limit: Int, in map: OpenMap) -> SearchQuery {
    let order: SearchQuery.Order =
      request.near != nil ? .distance : request.kind == .townByNameSorted ? .size : .name
    return SearchQuery(
      request.text,
      order: order,
      near: request.near,
      radius: request.near == nil ? .infinity : radius,
      country: request.countryCode,
      limit: limit,
      majorRoadsOnly: map.isMajorRoadsOnly
    )
  }

  /// The results of entries of a map, with their distances from the request's position.
  func results(
    _ entries: [SearchEntry],
    of request: SearchRequest,
    in map: OpenMap
  ) -> SearchResults {
    SearchResults(
      entries.map { entry in
        SearchResult(
          entry,
          kind: request.kind,
          mapID: map.id,
          distance: request.near?.distance(to: entry.position)
        )
      }
    )
  }
}
