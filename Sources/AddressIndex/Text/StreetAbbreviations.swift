/// What is written short on signs and in typing, and what it stands for.
///
/// Only whole words, folded; an ending is a word of its own in English and part of one in German.
enum StreetAbbreviations {
  private static let words: [String: [String]] = [
    "all": ["allee"], "aly": ["alley"], "av": ["avenue", "avenida"], "avda": ["avenida"],
    "ave": ["avenue"], "bd": ["boulevard"], "bld": ["boulevard"], "blvd": ["boulevard"],
    "bvd": ["boulevard"], "ch": ["chemin"], "cir": ["circle"], "cl": ["close"],
    "cres": ["crescent"],
    "ct": ["court"], "cs": ["chaussee"],
    "fbg": ["faubourg"], "fg": ["faubourg"], "gdn": ["garden"], "gdns": ["gardens"],
    "gr": ["grosse", "grosser"], "grv": ["grove"], "hbf": ["hauptbahnhof"], "bhf": ["bahnhof"],
    "hwy": ["highway"], "imp": ["impasse"], "kl": ["kleine", "kleiner"], "ln": ["lane"],
    "mt": ["mount"], "mte": ["monte"], "nam": ["namesti"],
    "ob": ["obere", "oberer"],
    "pde": ["parade"], "pkwy": ["parkway"], "pl": ["place", "platz"], "plz": ["platz", "plaza"],
    "prof": ["professor"], "pza": ["piazza", "plaza"], "rd": ["road"], "rte": ["route"],
    "sq": ["square"], "ste": ["sainte"],
    "str": ["strasse", "straat", "strada"], "ter": ["terrace"], "terr": ["terrace"],
    "ul": ["ulica", "ulitsa"], "unt": ["untere", "unterer"], "wg": ["weg"],
  ]

  /// What a word stands for at the beginning of a name, and behind it.
  private static let byPlace: [String: (first: [String], later: [String])] = [
    "dr": (["doktor", "doctor"], ["drive"]), "st": (["saint", "sankt"], ["street"]),
  ]

  /// Endings of words.
  private static let endings: [(short: String, long: [String])] = [
    ("str", ["strasse", "straat"]), ("pl", ["platz"]), ("wg", ["weg"]),
  ]

  /// Returns a folded text with its abbreviations written out, in each way; empty without any.
  static func expansions(of folded: [UInt8]) -> [[UInt8]] {
    var results: [[UInt8]] = [[]]
    var isShort = false
    for range in FoldedText.words(of: folded) {
      let word = Array(folded[range])
      let longs = expansions(ofWord: word, isFirst: range.lowerBound == 0)
      if !longs.isEmpty { isShort = true }
      results = results.flatMap { start in
        (longs.isEmpty ? [word] : longs).map { start.isEmpty ? $0 : start + [0x20] + $0 }
      }
      if results.count > FoldedText.formLimit {
        results.removeLast(results.count - FoldedText.formLimit)
      }
    }
    return isShort ? results : []
  }

  private static func expansions(ofWord word: [UInt8], isFirst: Bool) -> [[UInt8]] {
    guard word.count <= 64 else { return [] }
    let text = String(decoding: word, as: UTF8.self)
    if let (first, later) = byPlace[text] {
      return (isFirst ? first : later).map { Array($0.utf8) }
    }
    if let longs = words[text] { return longs.map { Array($0.utf8) } }
    for (short, longs) in endings where text.hasSuffix(short) && word.count > short.utf8.count + 2 {
      return longs.map { Array(word.dropLast(short.utf8.count)) + Array($0.utf8) }
    }
    return []
  }
}
