/// The words of a line that a person typed, and which of them may be what.
struct AddressLine {
  /// As they were typed.
  let words: [String]
  /// Folded; of `St.-John` two words in one.
  let folded: [[UInt8]]
  /// Whether the line has more words or letters than are looked at.
  let isTooLong: Bool

  /// The most words and scalars of a line.
  static let wordLimit = 12
  static let letterLimit = 200

  init(_ text: String) {
    // Counting stops soon in a text without end.
    let isLong = text.unicodeScalars.dropFirst(Self.letterLimit).first != nil
    let words =
      isLong
      ? []
      : text.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" }).map(String.init)
    let known = words.map { ($0, FoldedText.fold($0)) }.filter { !$0.1.isEmpty }
    isTooLong = isLong || known.count > Self.wordLimit
    self.words = isTooLong ? [] : known.map(\.0)
    folded = isTooLong ? [] : known.map(\.1)
  }

  /// Words that say that a number follows.
  private static let numberWords = Set(
    ["no", "nr", "num", "number", "nummer", "hausnummer", "n"].map { Array($0.utf8) }
  )

  /// Where a house number may stand, and its text: a word that begins with a digit, the end of its
  /// range (`12 - 16`) or a letter behind it (`7 a`), a word for number before it (`No. 7`).
  func numbers() -> [(range: Range<Int>, text: String)] {
    var found: [(range: Range<Int>, text: String)] = []
    for at in words.indices {
      let word = words[at].drop { $0 == "#" }
      guard let first = word.utf8.first, (0x30...0x39).contains(first),
        HouseNumber(String(word)) != nil
      else { continue }
      let start = at > 0 && Self.numberWords.contains(folded[at - 1]) ? at - 1 : at
      found.append((start..<at + 1, String(word)))
      if at + 1 < words.count, words[at + 1].count == 1, words[at + 1].first?.isLetter == true {
        found.append((start..<at + 2, word + words[at + 1]))
      }
    }
    return found
  }

  /// The words outside some ranges, in order, joined with blanks.
  func rest(without ranges: [Range<Int>]) -> [String] {
    words.indices.filter { index in !ranges.contains { $0.contains(index) } }.map { words[$0] }
  }

  /// A range of words, folded, joined with blanks.
  func folded(_ range: Range<Int>) -> [UInt8] {
    Array(folded[range].joined(separator: [0x20]))
  }
}
