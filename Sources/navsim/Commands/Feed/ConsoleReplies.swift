/// What an emulator's console answers: lines of text, and behind them `OK`, or `KO:` with a reason.
struct ConsoleReplies {
  /// The end of an answer.
  enum End: Hashable {
    case ok
    case refused(String)
  }

  private var incoming: [UInt8] = []
  /// The lines of the answer at hand.
  private(set) var text: [String] = []

  /// Takes what has come.
  mutating func take(_ bytes: [UInt8]) { incoming += bytes }

  /// Returns the end of the next answer; nil where it is not whole.
  mutating func next() -> End? {
    while let end = incoming.firstIndex(of: 0x0a) {
      let line = String(decoding: incoming[..<end].filter { $0 != 0x0d }, as: UTF8.self)
      incoming.removeFirst(end + 1)
      if line == "OK" { return .ok }
      if line == "KO" || line.hasPrefix("KO:") {
        return .refused(String(line.dropFirst(3).drop { $0 == " " }))
      }
      text.append(line)
    }
    return nil
  }

  /// Forgets the lines of an answer.
  mutating func begin() { text = [] }
}
