import Geodesy

extension SearchService {
  /// Finds towns by postcode or its beginning.
  ///
  /// Each result is the part of a town that has the postcode: streets are found in that part alone.
  ///
  /// - Parameters:
  ///   - request: Of kind ``SearchKind/postcode``.
  ///   - limit: The most results, at least 1; counted after merging.
  ///   - mergingSameNames: Whether a town comes once, not once for each postcode; it then stands for
  ///     the whole town.
  ///   - majorOnly: Whether only the largest town of each postcode comes.
  ///   - distinctHouseNumbers: Whether each range of house numbers comes by itself, a street and
  ///     postcode each, in place of the towns (D-34). A map of major roads alone has none.
  ///
  /// - Throws: ``SearchError`` for a request of another kind, a limit below 1, or without a map.
  public func postcodes(
    matching request: SearchRequest,
    limit: Int,
    mergingSameNames: Bool = false,
    majorOnly: Bool = false,
    distinctHouseNumbers: Bool = false
  ) throws(SearchError) -> PostcodeResults {
    try reporting(.searchPostcodes) { () throws(SearchError) in
      try check(request, limit: limit, kinds: [.postcode])
      let map = try openMap()
      var report = SearchReport(.searchPostcodes, request, limit: limit)
      let flags: [(SearchReport.Flag, Bool)] = [
        (.mergingSameNames, mergingSameNames), (.majorOnly, majorOnly),
        (.distinctHouseNumbers, distinctHouseNumbers),
      ]
      report.flags = flags.filter(\.1).map(\.0)
      report.mapID = map.id
      let postcodes = map.backend.postcodes(query(request, limit: .max, in: map))
      var isAmbiguous = false
      var found: [RankedEntry] = []
      for postcode in postcodes {
        let towns = map.backend.towns(ofPostcode: postcode.handle)
        let names = towns.map { map.backend.folded($0.name) }
        if names.contains(where: { $0 != names.first }) { isAmbiguous = true }
        for town in majorOnly ? towns.prefix(1) : towns[...] {
          found += entries(postcode, town, request, map, isByHouse: distinctHouseNumbers)
        }
      }
      found.sort()
      if mergingSameNames { found = merged(found, in: map) }
      report.results = SearchResults(found.prefix(limit).map(\.result))
      report.isAmbiguous = isAmbiguous
      return PostcodeResults(results: finish(report), isAmbiguous: isAmbiguous)
    }
  }

  /// What a town gives under one of its postcodes: itself, or its ranges of house numbers.
  private func entries(
    _ postcode: SearchEntry,
    _ town: SearchEntry,
    _ request: SearchRequest,
    _ map: OpenMap,
    isByHouse: Bool
  ) -> [RankedEntry] {
    let ranges =
      isByHouse && !map.isMajorRoadsOnly
      ? map.backend.houseNumberRanges(ofPostcode: postcode.handle, in: town.handle) : []
    return (isByHouse ? ranges : [town]).map { entry in
      RankedEntry(
        result: SearchResult(
          entry,
          kind: .postcode,
          type: isByHouse ? .houseNumber : .postcode,
          mapID: map.id,
          distance: request.near?.distance(to: entry.position),
          postcode: postcode
        ),
        name: map.backend.folded(entry.name)
      )
    }
  }

  /// One entry a town; one that stood for several postcodes stands for all of the town.
  private func merged(_ entries: [RankedEntry], in map: OpenMap) -> [RankedEntry] {
    var towns = MergedTowns(backend: map.backend)
    return entries.filter { entry in
      entry.result.handle.kind != .town
        || towns.insert(name: entry.name, entry.result.countryCode, at: entry.result.position)
    }.map { entry in
      entry.result.handle.kind == .town
        ? RankedEntry(result: entry.result.withoutPostcode, name: entry.name) : entry
    }
  }
}
