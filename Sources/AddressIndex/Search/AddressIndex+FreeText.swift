public import Geodesy

extension AddressIndex {
  /// Finds what a person typed in one line: a town, a postcode, a street with or without house
  /// number, postcode, town and country in any order, two crossing streets, a point of interest by
  /// name or category.
  ///
  /// Small slips of the fingers are forgiven: where no whole name fits what was typed, names that
  /// differ a little come behind those that begin with it. Of a text with more than 12 words or 200
  /// letters nothing is found.
  ///
  /// - Parameter kinds: What may be found; everything if empty.
  public func search(_ query: AddressQuery, kinds: Set<AddressKind> = []) -> [AddressHit] {
    let line = AddressLine(query.text)
    guard query.limit > 0, !line.words.isEmpty else { return [] }
    var query = query
    query.forgivesSlips = false
    var hits = hits(query, line, kinds)
    let letters = line.folded.reduce(0) { $0 + $1.count { $0 & 0xc0 != 0x80 } }
    let isFound = hits.contains { $0.match == .exact && !$0.isApproximate }
    if hits.isEmpty || (!isFound && letters > 3 && hits.count < query.limit) {
      query.forgivesSlips = true
      hits += self.hits(query, line, kinds)
    }
    return merged(hits, query)
  }

  /// What fits a line, each kind in its own order.
  private func hits(
    _ query: AddressQuery,
    _ line: AddressLine,
    _ kinds: Set<AddressKind>
  ) -> [AddressHit] {
    func isWanted(_ kind: AddressKind) -> Bool { kinds.isEmpty || kinds.contains(kind) }
    var hits: [AddressHit] = []
    if isWanted(.town) { hits += towns(query) }
    if isWanted(.postcode), !query.forgivesSlips { hits += postcodes(query) }
    if isWanted(.street) { hits += streets(query) }
    if isWanted(.poi) { hits += pois(query) }
    if isWanted(.poi), !query.forgivesSlips { hits += poisOfCategory(query) }
    if isWanted(.crossing) { hits += crossingsOf(query) }
    var reader = AddressLineReader(
      index: self,
      query: query,
      line: line,
      slips: query.forgivesSlips
    )
    return hits + reader.hits().filter { isWanted($0.item.kind) }
  }

  /// Finds the one address that a text means.
  ///
  /// - Returns: A house, marked as approximate where its number is not in the map; without a number
  ///   a street, a town or whatever fits best; nil where nothing fits.
  public func geocode(_ text: String, near: Coordinate? = nil) -> AddressHit? {
    let query = AddressQuery(text, near: near, limit: 10)
    return search(query, kinds: [.address]).first ?? search(query).first
  }

  /// Puts hits of all kinds in one order; each thing once.
  private func merged(_ hits: [AddressHit], _ query: AddressQuery) -> [AddressHit] {
    var seen: Set<AddressItem> = []
    let kept = hits.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.slips != y.slips { return x.slips < y.slips }
      if x.isApproximate != y.isApproximate { return y.isApproximate }
      if x.match != y.match { return x.match < y.match }
      if x.item.kind != y.item.kind { return rank(x) < rank(y) }
      return a.offset < b.offset
    }.map(\.element).filter { seen.insert($0.item).inserted }
    return Array(kept.prefix(query.limit))
  }

  /// Names without inhabitants come behind streets, and those behind what has a number.
  private func rank(_ hit: AddressHit) -> Int {
    if case .place(let id) = hit.item, townWeight(id).group == 2 { return 90 }
    return Int(hit.item.kind.rawValue)
  }

  /// The points of a category that is named itself, such as `restaurant`.
  private func poisOfCategory(_ query: AddressQuery) -> [AddressHit] {
    guard let categories = PoiCategory.byName[FoldedText.fold(query.text)] else { return [] }
    if let near = query.near {
      return pois(
        near: near,
        categories: Set(categories),
        within: query.radius,
        limit: query.limit
      )
    }
    let starts = columns.pois.categoryStarts
    return categories.flatMap { category in
      (starts[Int(category.rawValue)]..<starts[Int(category.rawValue) + 1]).prefix(query.limit).map
      {
        AddressHit(.poi($0), match: .start)
      }
    }
  }

  /// The crossings of two streets, written `A & B` or `A / B`.
  private func crossingsOf(_ query: AddressQuery) -> [AddressHit] {
    let names = query.text.split(whereSeparator: { "&/+".contains($0) }).map(String.init)
    guard names.count == 2 else { return [] }
    var first = query
    first.text = names[0]
    first.limit = 50
    let town = names[1].split(separator: ",", maxSplits: 1).map(String.init)
    guard let second = town.first else { return [] }
    return streets(first).flatMap { street -> [AddressHit] in
      crossings(
        matching: second,
        on: street.item.id,
        limit: query.limit,
        forgivesSlips: query.forgivesSlips
      ).filter { _ in
        guard town.count == 2 else { return true }
        return isIn(townNamed: town[1], street.item.id)
      }.map {
        AddressHit(
          $0.item,
          match: max($0.match, street.match),
          slips: $0.slips + street.slips,
          distance: street.distance
        )
      }
    }
  }

  private func isIn(townNamed name: String, _ street: UInt32) -> Bool {
    matches(columns.placeKeys, name, count: columns.places.count).owners.contains {
      isStreet(street, in: .place($0))
    }
  }
}
