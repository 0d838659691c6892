import Geodesy

extension SearchService {
  /// Finds points of interest in every map, by name, by a word of it, or by the beginning of either.
  ///
  /// What two maps have alike comes once, from the first of them.
  ///
  /// - Parameters:
  ///   - request: Of kind ``SearchKind/poiAroundPosition``, or of ``SearchKind/poiGlobal``, which
  ///     does not look at the position.
  ///   - layer: A category, such as `fuel`, or a group of them, such as `car`; nil for all. Nothing is
  ///     in a layer that the maps do not know.
  ///   - limit: The most results, at least 1.
  /// - Throws: ``SearchError`` for a request of another kind, a limit below 1, or without a map.
  public func pointsOfInterest(
    matching request: SearchRequest,
    layer: String? = nil,
    limit: Int
  ) throws(SearchError) -> SearchResults {
    try reporting(.searchPointsOfInterest) { () throws(SearchError) in
      try check(request, limit: limit, kinds: [.poiAroundPosition, .poiGlobal])
      var wanted = request
      if request.kind == .poiGlobal { wanted.near = nil }
      var report = SearchReport(.searchPointsOfInterest, request, limit: limit)
      report.layer = layer
      report.mapID = catalog.current
      let found = catalog.all.flatMap { map in
        let query = query(wanted, limit: limit, in: map)
        return map.backend.pointsOfInterest(query, layer: layer).map { entry in
          RankedEntry(
            result: SearchResult(
              entry,
              kind: request.kind,
              type: request.kind,
              mapID: map.id,
              distance: wanted.near.map { $0.distance(to: entry.position) } ?? 0
            ),
            name: map.backend.folded(entry.name)
          )
        }
      }
      var seen: Set<PlaceKey> = []
      let kept = found.sorted(by: <).filter { seen.insert(PlaceKey($0.result)).inserted }
      report.results = SearchResults(kept.prefix(limit).map(\.result))
      return finish(report)
    }
  }

  /// What makes two points of interest of different maps the same.
  private struct PlaceKey: Hashable {
    let name: String
    let category: String?
    let position: GeoDecimal?

    init(_ result: SearchResult) {
      name = result.name
      category = result.category
      position = result.geoPosition
    }
  }
}
