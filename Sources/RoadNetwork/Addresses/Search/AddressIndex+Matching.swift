import Geodesy

extension AddressIndex {
  /// An owner of keys that fit, and how well.
  struct Match {
    var owner: UInt32
    var match: AddressMatch
  }

  /// Returns the owners of the keys that fit a text, each once with its best match, by number.
  func matches(
    _ keys: AddressKeys,
    _ text: String,
    isWholeName: Bool = false,
    count: Int
  ) -> [Match] {
    let forms = FoldedText.forms(of: text)
    guard !forms.isEmpty else {
      // Only an empty text finds everything; one without a letter finds nothing.
      let isEmpty = text.allSatisfy(\.isWhitespace)
      return isEmpty ? (0..<UInt32(count)).map { Match(owner: $0, match: .start) } : []
    }
    var found: [Match] = []
    for form in forms {
      for key in keys.range(of: form, in: columns.folded) {
        let match = keys.match(key, length: form.count, in: columns.folded)
        if isWholeName, match == .word { continue }
        found.append(Match(owner: keys.owners[key], match: match))
      }
      if !isWholeName { found += scattered(keys, form) }
    }
    return Self.best(found)
  }

  /// The owners that have every word of a text, in any order.
  private func scattered(_ keys: AddressKeys, _ form: [UInt8]) -> [Match] {
    let words = FoldedText.words(of: form)
    guard words.count > 1, words.count <= 8 else { return [] }
    var common: [UInt32]?
    for word in words {
      let range = keys.range(of: Array(form[word]), in: columns.folded)
      let owners = Set(keys.owners[range])
      common = common.map { $0.filter(owners.contains) } ?? owners.sorted()
      if common?.isEmpty == true { return [] }
    }
    return (common ?? []).map { Match(owner: $0, match: .word) }
  }

  private static func best(_ found: [Match]) -> [Match] {
    let sorted = found.sorted { ($0.owner, $0.match) < ($1.owner, $1.match) }
    var result: [Match] = []
    for match in sorted where result.last?.owner != match.owner { result.append(match) }
    return result
  }

  /// What decides the order of two hits, from the first difference on.
  struct Rank: Comparable {
    var first: Int
    var second: Double
    var name: [UInt8] = []
    var id: UInt32

    static func < (a: Rank, b: Rank) -> Bool {
      if a.first != b.first { return a.first < b.first }
      if a.second != b.second { return a.second < b.second }
      if a.name != b.name { return a.name.lexicographicallyPrecedes(b.name) }
      return a.id < b.id
    }
  }

  /// Filters, orders and limits matches of one kind.
  ///
  /// - Parameter weight: How little something counts: smaller comes first.
  func hits(
    _ matches: [Match],
    _ query: AddressQuery,
    point: (UInt32) -> FixedPoint,
    name: (UInt32) -> UInt32,
    country: (UInt32) -> UInt16,
    weight: (UInt32) -> (group: Int, weight: Double),
    item: (UInt32) -> AddressItem
  ) -> [AddressHit] {
    guard query.limit > 0 else { return [] }
    let near = query.near.flatMap { $0.isValid ? $0 : nil }
    var ranked: [(rank: Rank, hit: AddressHit)] = []
    for match in matches {
      let id = match.owner
      if let wanted = query.country, country(id) != wanted.rawValue { continue }
      let distance = near.map { $0.distance(to: point(id).coordinate) }
      if let distance, distance > query.radius { continue }
      var rank = Rank(first: 0, second: 0, id: id)
      switch query.order {
      case .relevance:
        let (group, weight) = weight(id)
        rank.first = Int(match.match.rawValue) * 16 + group
        rank.second = weight + (distance ?? 0) / 1000
      case .size:
        let (group, weight) = weight(id)
        (rank.first, rank.second) = (group, weight)
        rank.name = folded(name(id))
      case .distance where distance != nil: rank.second = distance ?? 0
      case .name, .distance: rank.name = folded(name(id))
      }
      ranked.append((rank, AddressHit(item(id), match: match.match, distance: distance)))
    }
    ranked.sort { $0.rank < $1.rank }
    return ranked.prefix(query.limit).map(\.hit)
  }

  func folded(_ text: UInt32) -> [UInt8] { FoldedText.fold(columns.texts[text]) }
}
