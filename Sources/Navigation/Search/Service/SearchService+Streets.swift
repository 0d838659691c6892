extension SearchService {
  /// Finds streets of a town or postcode by name, by a word of it, or by the beginning of either.
  ///
  /// A map of major roads alone has only those.
  ///
  /// - Parameters:
  ///   - request: Of kind ``SearchKind/streetByName``.
  ///   - limit: The most results, at least 1.
  ///   - town: A town or postcode found before.
  /// - Throws: ``SearchError`` for a request of another kind, a limit below 1, without a map or
  ///   town.
  public func streets(
    matching request: SearchRequest,
    limit: Int,
    in town: SearchResult?
  ) throws(SearchError) -> SearchResults {
    try search(.searchStreets, for: request, limit: limit, kinds: [.streetByName]) {
      map throws(SearchError) in
      map.backend.streets(query(request, limit: limit, in: map), in: try scope(town, in: map))
    }
  }

  /// Finds house numbers of a street that begin with a text.
  ///
  /// A map of major roads alone has none (D-33).
  ///
  /// - Parameters:
  ///   - request: Of kind ``SearchKind/houseNumber``.
  ///   - limit: The most results, at least 1.
  ///   - town: A town or postcode found before.
  ///   - street: A street of that town found before.
  /// - Throws: ``SearchError`` for a request of another kind, a limit below 1, without a map, town
  ///   or street, and for a street of another town.
  public func houseNumbers(
    matching request: SearchRequest,
    limit: Int,
    in town: SearchResult?,
    on street: SearchResult?
  ) throws(SearchError) -> SearchResults {
    try search(.searchHouseNumbers, for: request, limit: limit, kinds: [.houseNumber]) {
      map throws(SearchError) in
      let scope = try scope(town, in: map)
      let handle = try self.street(street, in: map)
      guard map.backend.isStreet(handle, in: scope) else {
        throw .streetNotInTown(street?.name ?? "")
      }
      if map.isMajorRoadsOnly { return [] }
      return map.backend.houseNumbers(query(request, limit: limit, in: map), on: handle)
    }
  }

  /// Finds the crossings of a street by the name of the other, by a word of it, or by the beginning
  /// of either.
  ///
  /// - Parameters:
  ///   - request: Of kind ``SearchKind/crossing``.
  ///   - limit: The most results, at least 1.
  ///   - street: A street found before.
  /// - Throws: ``SearchError`` for a request of another kind, a limit below 1, without a map or
  ///   street.
  public func crossings(
    matching request: SearchRequest,
    limit: Int,
    on street: SearchResult?
  ) throws(SearchError) -> SearchResults {
    try search(.searchCrossings, for: request, limit: limit, kinds: [.crossing]) {
      map throws(SearchError) in
      map.backend.crossings(
        query(request, limit: limit, in: map),
        of: try self.street(street, in: map)
      )
    }
  }
}
