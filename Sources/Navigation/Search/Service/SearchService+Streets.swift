extension SearchService {
  /// Finds streets of a town or postcode by name, by a word of it, or by the beginning of either.
  ///
  /// A map of major roads alone has only those.
  ///
  /// - Parameters:
  ///   - request: Of kind ``SearchKind/streetByName``.
  ///   - limit: The most results, at least 1.
  ///   - town: A town or postcode found before.
  public func streets(
    matching request: SearchRequest,
    limit: Int,
    in town: SearchResult?
  ) throws(SearchError) -> SearchResults {
    try reporting(.searchStreets) { () throws(SearchError) in
      try check(request, limit: limit, kinds: [.streetByName])
      let map = try openMap()
      let scope = try scope(town, in: map)
      var report = SearchReport(.searchStreets, request, limit: limit)
      report.mapID = map.id
      let entries = map.backend.streets(query(request, limit: limit, in: map), in: scope)
      report.results = results(entries, of: request, in: map)
      return finish(report)
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
  public func houseNumbers(
    matching request: SearchRequest,
    limit: Int,
    in town: SearchResult?,
    on street: SearchResult?
  ) throws(SearchError) -> SearchResults {
    try reporting(.searchHouseNumbers) { () throws(SearchError) in
      try check(request, limit: limit, kinds: [.houseNumber])
      let map = try openMap()
      let scope = try scope(town, in: map)
      let handle = try self.street(street, in: map)
      guard map.backend.isStreet(handle, in: scope) else {
        throw .streetNotInTown(street?.name ?? "")
      }
      var report = SearchReport(.searchHouseNumbers, request, limit: limit)
      report.mapID = map.id
      if !map.isMajorRoadsOnly {
        let entries = map.backend.houseNumbers(query(request, limit: limit, in: map), on: handle)
        report.results = results(entries, of: request, in: map)
      }
      return finish(report)
    }
  }

  /// Finds the crossings of a street by the name of the other, by a word of it, or by the beginning
  /// of either.
  ///
  /// - Parameters:
  ///   - request: Of kind ``SearchKind/crossing``.
  ///   - limit: The most results, at least 1.
  ///   - street: A street found before.
  public func crossings(
    matching request: SearchRequest,
    limit: Int,
    on street: SearchResult?
  ) throws(SearchError) -> SearchResults {
    try reporting(.searchCrossings) { () throws(SearchError) in
      try check(request, limit: limit, kinds: [.crossing])
      let map = try openMap()
      let handle = try self.street(street, in: map)
      var report = SearchReport(.searchCrossings, request, limit: limit)
      report.mapID = map.id
      let entries = map.backend.crossings(query(request, limit: limit, in: map), of: handle)
      report.results = results(entries, of: request, in: map)
      return finish(report)
    }
  }
}
