extension Visible {
  /// Returns text for a person in which no line is a command to the machine that builds.
  ///
  /// GitHub's actions read `::name …::…` at the beginning of a line, behind spaces, and `##[name …]` wherever it
  /// stands; Azure reads `##vso[…]` and TeamCity `##teamcity[…]`. The title of a scenario must not stop or forge
  /// what is told of it, so the first character of such a mark is written as JSON writes it.
  package static func withoutCommands(_ text: [UInt8]) -> [UInt8] {
    let (colon, hash, bracket) = (UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: "["))
    var isAtBeginning = true
    var marks: [Int] = []
    for place in text.indices {
      let byte = text[place]
      let isPair = place + 1 < text.count && text[place + 1] == byte
      if byte == colon, isPair, isAtBeginning { marks.append(place) }
      if byte == hash, isPair,
        text[(place + 2)...].first(where: { !isLetter($0) }) == bracket
      {
        marks.append(place)
      }
      isAtBeginning = byte == 0x0A || isAtBeginning && (byte == 0x20 || byte == 0x09)
    }
    guard !marks.isEmpty else { return text }
    var result: [UInt8] = []
    var start = 0
    for place in marks {
      result +=
        text[start..<place] + Array(text[place] == colon ? #"\u003a"#.utf8 : #"\u0023"#.utf8)
      start = place + 1
    }
    return result + text[start...]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
