import Geodesy

extension AddressIndex {
  /// Returns the owners of the keys that fit a text, each once with its best grade.
  ///
  /// - Parameters:
  ///   - count: How many things have such keys.
  ///   - slips: Whether slips of the fingers are forgiven, as many as ``SlipAllowance`` says.
  func matches(
    _ keys: AddressKeys,
    _ text: String,
    isWholeName: Bool = false,
    count: Int,
    slips: Bool = false
  ) -> NameMatches {
    let forms = FoldedText.forms(of: text)
    guard let first = forms.first else {
      // Only an empty text finds everything; one without a letter finds nothing.
      return text.allSatisfy(\.isWhitespace) ? NameMatches(all: count) : NameMatches(count: count)
    }
    var found = NameMatches(count: count)
    for form in forms {
      for key in keys.range(of: form, in: columns.folded) {
        let match = keys.match(key, length: form.count, in: columns.folded)
        if isWholeName, match == .word { continue }
        found.insert(keys.owners[key], NameGrade(match))
      }
    }
    guard !isWholeName else { return found }
    addScattered(first, keys, &found)
    guard slips else { return found }
    slipped(first, keys, &found)
    if found.isEmpty { addSlippedWords(first, keys, &found) }
    return found
  }

  /// Adds the owners of keys that begin with a text but for a few slips.
  private func slipped(_ form: [UInt8], _ keys: AddressKeys, _ found: inout NameMatches) {
    let letters = form.count { $0 & 0xc0 != 0x80 && $0 != 0x20 }
    let limit = SlipAllowance.slips(letters: letters)
    var search = SlipSearch(form, limit: limit, in: keys, columns.folded)
    search?.run(into: &found)
  }

  /// The most words that are looked for apart from each other.
  private static let wordLimit = 8

  /// Adds the owners that have every word of a text, in any order.
  private func addScattered(_ form: [UInt8], _ keys: AddressKeys, _ found: inout NameMatches) {
    let words = FoldedText.words(of: form)
    guard (2...Self.wordLimit).contains(words.count) else { return }
    var common: NameMatches?
    for word in words {
      var matches = NameMatches(count: found.count)
      let plain = Array(form[word])
      for form in [plain] + StreetAbbreviations.expansions(of: plain) {
        for key in keys.range(of: form, in: columns.folded) {
          matches.insert(keys.owners[key], NameGrade(.word))
        }
      }
      if common == nil { common = matches } else { common?.keep(matches) }
      if common?.isEmpty == true { return }
    }
    for owner in common?.owners ?? [] { found.insert(owner, NameGrade(.word)) }
  }

  /// Adds the owners that have every word of a text, in any order, with slips in each.
  private func addSlippedWords(_ form: [UInt8], _ keys: AddressKeys, _ found: inout NameMatches) {
    let words = FoldedText.words(of: form)
    guard (2...4).contains(words.count) else { return }
    var common: NameMatches?
    for word in words {
      var matches = NameMatches(count: found.count)
      let plain = Array(form[word])
      for key in keys.range(of: plain, in: columns.folded) {
        matches.insert(keys.owners[key], NameGrade(.word))
      }
      slipped(plain, keys, &matches)
      if common == nil { common = matches } else { common?.keep(matches) }
      if common?.isEmpty == true { return }
    }
    guard let common else { return }
    for owner in common.owners {
      if let grade = common[owner] { found.insert(owner, grade) }
    }
  }

  /// What decides the order of two hits, from the first difference on.
  struct Rank: Comparable {
    var first: Int
    var second: Double
    /// The place among the names of the kind.
    var name: UInt32
    var id: UInt32
    var grade: NameGrade
    var distance: Double?

    static func < (a: Rank, b: Rank) -> Bool {
      if a.first != b.first { return a.first < b.first }
      if a.second != b.second { return a.second < b.second }
      if a.name != b.name { return a.name < b.name }
      return a.id < b.id
    }
  }

  /// Filters, orders and limits matches of one kind.
  ///
  /// - Parameters:
  ///   - names: The place of each thing among the names of its kind.
  ///   - weight: How little something counts: smaller comes first.
  func hits(
    _ matches: NameMatches,
    _ query: AddressQuery,
    points: AddressPoints,
    names: [UInt32],
    isWanted: (UInt32) -> Bool,
    weight: (UInt32) -> (group: Int, weight: Double),
    item: (UInt32) -> AddressItem
  ) -> [AddressHit] {
    guard query.limit > 0 else { return [] }
    let near = query.near.flatMap { $0.isValid ? $0 : nil }
    var best = BestList<Rank>(limit: query.limit)
    for id in matches.owners where isWanted(id) {
      guard let grade = matches[id] else { continue }
      let distance = near.map { $0.distance(to: points[Int(id)].coordinate) }
      if let distance, distance > query.radius { continue }
      var rank = Rank(first: 0, second: 0, name: names[Int(id)], id: id, grade: grade)
      rank.distance = distance
      switch query.order {
      case .relevance:
        let (group, weight) = weight(id)
        rank.first = Int(grade.value) * 16 + group
        rank.second = weight + (distance ?? 0) / 1000
      case .size: (rank.first, rank.second) = weight(id)
      case .distance where distance != nil: rank.second = distance ?? 0
      case .name, .distance: break
      }
      best.insert(rank)
    }
    return best.sorted().map {
      AddressHit(
        item($0.id),
        match: $0.grade.match,
        slips: $0.grade.slips,
        distance: $0.distance
      )
    }
  }

  /// Whether something of a country is wanted.
  @inline(__always)
  func isWanted(_ country: UInt16, _ query: AddressQuery) -> Bool {
    guard let wanted = query.country else { return true }
    return country == wanted.rawValue
  }

  func folded(_ text: UInt32) -> [UInt8] { FoldedText.fold(columns.texts[text]) }
}
