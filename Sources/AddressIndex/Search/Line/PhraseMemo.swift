/// What the names of one kind have to say to phrases, each asked once.
struct PhraseMemo {
  private let keys: AddressKeys
  private let count: Int
  private let slips: Bool
  private var known: [String: NameMatches] = [:]

  init(_ keys: AddressKeys, count: Int, slips: Bool) {
    (self.keys, self.count, self.slips) = (keys, count, slips)
  }

  mutating func matches(_ phrase: ArraySlice<String>, in index: AddressIndex) -> NameMatches {
    let text = phrase.joined(separator: " ")
    if let found = known[text] { return found }
    let found = index.matches(keys, text, count: count, slips: slips)
    known[text] = found
    return found
  }
}
