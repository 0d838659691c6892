public import Geodesy

extension SearchService {
  /// How many readings of an address are returned by default.
  public static let geocodingLimit = 10

  /// Finds what a line of text means in the open map: an address, a street, a town, a crossing of two
  /// streets, a point of interest; the most likely first (PT-016).
  ///
  /// Words may come in any order, and small typing errors are forgiven. Where a house number is not in
  /// the map, the nearest of the street stands for it, marked as approximate.
  ///
  /// - Parameters:
  ///   - near: Of equally good readings the nearest comes first.
  ///   - countryCode: The ISO 3166-1 number of the only country wanted; 0 for any.
  ///   - limit: The most results, at least 1.
  /// - Throws: ``SearchError/noAddressFound`` where nothing fits.
  public func geocode(
    _ text: String,
    near: Coordinate? = nil,
    countryCode: Int = 0,
    limit: Int = SearchService.geocodingLimit
  ) throws(SearchError) -> SearchResults {
    try reporting(.geocode) { () throws(SearchError) in
      if limit < 1 { throw .invalidLimit(limit) }
      try check(near: near, countryCode: countryCode)
      let map = try openMap()
      let query = SearchQuery(
        text,
        near: near,
        country: countryCode,
        limit: limit,
        majorRoadsOnly: map.isMajorRoadsOnly
      )
      let entries = map.backend.geocode(query)
      if entries.isEmpty { throw .noAddressFound }
      var report = SearchReport(.geocode)
      report.text = text
      report.near = near
      report.countryCode = countryCode
      report.limit = limit
      report.mapID = map.id
      report.results = SearchResults(
        entries.prefix(limit).map { entry in
          let distance = near?.distance(to: entry.position)
          let type = SearchResult.type(of: entry.handle.kind)
          return SearchResult(entry, kind: type, mapID: map.id, distance: distance)
        }
      )
      return finish(report)
    }
  }

  /// Finds the address of a place in the open map: the nearest house within 100 m, else the street,
  /// else the town (PT-017).
  ///
  /// - Returns: A result with the whole address as its name; its parts are in ``address(of:)``.
  /// - Throws: ``SearchError/noAddressFound`` where nothing is near.
  public func reverseGeocode(_ coordinate: Coordinate) throws(SearchError) -> SearchResult {
    try reporting(.reverseGeocode) { () throws(SearchError) in
      guard coordinate.isValid else { throw .invalidCoordinate }
      let map = try openMap()
      let addresses = map.backend.addresses(
        near: coordinate,
        limit: 1,
        majorRoadsOnly: map.isMajorRoadsOnly
      )
      guard let address = addresses.first else { throw .noAddressFound }
      let entry = SearchEntry(
        address.handle,
        name: address.lines.joined(separator: ", "),
        country: address.country,
        position: address.coordinate
      )
      let type = SearchResult.type(of: address.handle.kind)
      let result = SearchResult(entry, kind: type, mapID: map.id, distance: address.distance)
      var report = SearchReport(.reverseGeocode)
      report.near = coordinate
      report.mapID = map.id
      report.results = SearchResults([result])
      _ = finish(report)
      return result
    }
  }

  /// Returns the address of something found, part by part; nil where its map is not in the catalogue.
  public func address(of result: SearchResult) -> SearchAddress? {
    catalog.backend(result.mapID)?.address(of: result.handle)
  }
}
