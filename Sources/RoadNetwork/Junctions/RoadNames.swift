/// Tells whether going from one road to another is a change of name that a driver must be told
/// (OSRM's rules).
package enum RoadNames {
  /// Words that come and go in the name of one road; lower case.
  static let compassWords: Set<String> = [
    "n", "ne", "e", "se", "s", "sw", "w", "nw", "north", "south", "west", "east", "nor", "sou",
    "we", "ea",
  ]

  /// Words for kinds of road, lower case.
  private static let kindWords: Set<String> = [
    "avenue", "ave", "ave.", "boulevard", "blvd", "circle", "court", "drive", "dr", "dr.",
    "highway",
    "hwy", "lane", "ln", "loop", "parkway", "place", "road", "rd", "rd.", "row", "square", "street",
    "st",
    "st.", "terrace", "way",
  ]

  /// - Parameter words: Words that do not make another name where they stand before or behind it.
  package static func isNew(
    from: RoadSign,
    to: RoadSign,
    ignoring words: Set<String> = compassWords
  ) -> Bool {
    if from == to { return false }
    if !from.hasNameOrRef, to.hasNameOrRef { return true }
    let isSuffixChange = differsOnly(from.name, to.name, by: words)
    let isSameName =
      from.name.utf8.starts(with: to.name.utf8) || to.name.utf8.starts(with: from.name.utf8)
      || isSuffixChange
    let isSameRef = contains(from.ref, to.ref) || contains(to.ref, from.ref)
    let losesName = from.hasName && !to.hasName
    let isSame =
      isSuffixChange || (isSameName && (isSameRef || to.ref.isEmpty)) || (isSameRef && losesName)
    // From a number to a name and back.
    let swaps =
      (!from.hasName && !from.ref.isEmpty && to.hasName && to.ref.isEmpty)
      || (from.hasName && from.ref.isEmpty && !to.hasName && !to.ref.isEmpty)
    let isOtherNumber = !from.hasName && !to.hasName && !isSameRef
    // The number of an exit often stands on the first part of its ramp only.
    let losesExit = isSameName && !from.exits.isEmpty && to.exits.isEmpty
    return !isSame || swaps || isOtherNumber || from.pronunciation != to.pronunciation
      || (from.exits != to.exits && !losesExit)
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || text == part || text.contains(part)
  }

  /// Whether two names are one but for words at either end of what they have in common.
  private static func differsOnly(_ a: String, _ b: String, by words: Set<String>) -> Bool {
    let (x, y) = (Array(a.utf8), Array(b.utf8))
    // South Street and West Street are two roads: without the compass nothing of a name is left. (OSRM
    // takes them for one, and says "to stay on" the other.)
    return areOne(x, y, but: words) && isName(a, without: words) && isName(b, without: words)
  }

  private static func areOne(_ x: [UInt8], _ y: [UInt8], but words: Set<String>) -> Bool {
    guard !words.isEmpty else { return x[...].trimmingSpaces == y[...].trimmingSpaces }
    let common = longestCommonPart(x, y)
    func isIgnored(_ part: ArraySlice<UInt8>) -> Bool {
      let word = part.trimmingSpaces
      // Most names are told apart without a text of what they have for themselves.
      guard !word.isEmpty else { return true }
      return word.count <= longestWord
        && words.contains(lowercased(String(decoding: word, as: UTF8.self)))
    }
    guard common.length > 0 else { return isIgnored(x[...]) && isIgnored(y[...]) }
    return isIgnored(x[..<common.inA]) && isIgnored(x[(common.inA + common.length)...])
      && isIgnored(y[..<common.inB]) && isIgnored(y[(common.inB + common.length)...])
  }

  /// More bytes than any of the words that come and go have.
  private static let longestWord = 16

  /// Whether a name says more than a kind of road where some words are left out.
  private static func isName(_ name: String, without words: Set<String>) -> Bool {
    !lowercased(name).split(separator: " ").allSatisfy { word in
      words.contains(String(word)) || kindWords.contains(String(word))
    }
  }

  private static func lowercased(_ word: String) -> String {
    String(decoding: word.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }

  private static func longestCommonPart(
    _ a: [UInt8],
    _ b: [UInt8]
  ) -> (inA: Int, inB: Int, length: Int) {
    guard !a.isEmpty, !b.isEmpty else { return (0, 0, 0) }
    var previous = [Int](repeating: 0, count: b.count + 1)
    var current = previous
    var best = (inA: 0, inB: 0, length: 0)
    for i in a.indices {
      for j in b.indices {
        current[j + 1] = a[i] == b[j] ? previous[j] + 1 : 0
        if current[j + 1] > best.length {
          best = (i + 1 - current[j + 1], j + 1 - current[j + 1], current[j + 1])
        }
      }
      swap(&previous, &current)
    }
    return best
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingSpaces: ArraySlice<UInt8> {
    var rest = self
    while let first = rest.first, Measure.isSpace(first) { rest.removeFirst() }
    while let last = rest.last, Measure.isSpace(last) { rest.removeLast() }
    return rest
  }
}
