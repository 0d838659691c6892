import Geodesy

extension SearchService {
  /// How far the middles of two entries of one town may lie apart, in metres.
  ///
  /// Our own rule: towns of one name farther apart are different towns, however they are merged.
  static let sameTownDistance = 20_000.0

  /// Finds towns, and parts of towns, by name or its beginning.
  ///
  /// - Parameters:
  ///   - request: Of kind ``SearchKind/townByName`` or ``SearchKind/townByNameSorted``.
  ///   - limit: The most results, at least 1; counted after merging.
  ///   - mergingSameNames: Whether a town comes once, not once for each of its postcodes (D-37).
  /// - Throws: ``SearchError`` for a request of another kind, a limit below 1, or without a map.
  public func towns(
    matching request: SearchRequest,
    limit: Int,
    mergingSameNames: Bool = false
  ) throws(SearchError) -> SearchResults {
    try reporting(.searchTowns) { () throws(SearchError) in
      try check(request, limit: limit, kinds: [.townByName, .townByNameSorted])
      let map = try openMap()
      var report = SearchReport(.searchTowns, request, limit: limit)
      if mergingSameNames { report.flags = [.mergingSameNames] }
      report.mapID = map.id
      report.results =
        mergingSameNames
        ? mergedTowns(request, limit: limit, in: map)
        : separateTowns(request, limit: limit, in: map)
      return finish(report)
    }
  }

  private func mergedTowns(
    _ request: SearchRequest,
    limit: Int,
    in map: OpenMap
  ) -> SearchResults {
    var asked = limit
    while true {
      let entries = map.backend.towns(query(request, limit: asked, in: map))
      var towns = MergedTowns(backend: map.backend)
      let kept = entries.filter { towns.insert($0) }
      // Merging made room: what comes behind may be asked for.
      if kept.count >= limit || entries.count < asked || asked > Int.max / 2 {
        return results(Array(kept.prefix(limit)), of: request, in: map)
      }
      asked *= 2
    }
  }

  private func separateTowns(
    _ request: SearchRequest,
    limit: Int,
    in map: OpenMap
  ) -> SearchResults {
    var found: [SearchResult] = []
    for town in map.backend.towns(query(request, limit: limit, in: map)) {
      let postcodes = map.backend.postcodes(ofTown: town.handle)
      for postcode in postcodes.isEmpty ? [nil] : postcodes.map(Optional.some) {
        found.append(
          SearchResult(
            town,
            kind: request.kind,
            mapID: map.id,
            distance: request.near?.distance(to: town.position),
            postcode: postcode
          )
        )
        if found.count == limit { return SearchResults(found) }
      }
    }
    return SearchResults(found)
  }
}
