import Testing

@testable import navsim

@Suite("A text longer than the screen")
struct PagerTests {
  private static let text = (1...25).map { "line \($0)" }

  /// What stands on the screen after some keys: the first and the last line that each brought.
  private static func shown(_ keys: String, height: Int = 11) -> [String] {
    var pager = Pager(text, height: height)
    var pieces = [pager.begin()]
    for byte in keys.utf8 {
      guard let key = Pager.Key(byte) else { continue }
      guard let piece = pager.take(key) else { return words(pieces) + ["done"] }
      pieces.append(piece)
    }
    return words(pieces)
  }

  private static func words(_ pieces: [ArraySlice<String>]) -> [String] {
    pieces.map { "\($0.first?.dropFirst(5) ?? "")-\($0.last?.dropFirst(5) ?? "")" }
  }

  @Test(
    "Keys turn it, and each line is shown once on the way down",
    arguments: [
      ("", ["1-10"]),
      ("  ", ["1-10", "11-20", "21-25"]),
      ("   ", ["1-10", "11-20", "21-25", "done"]),
      ("\r\r", ["1-10", "11-11", "12-12"]),
      (" \r ", ["1-10", "11-20", "21-21", "22-25"]),
      (" b", ["1-10", "11-20", "1-10"]),
      ("b", ["1-10", "1-10"]),
      ("G", ["1-10", "16-25"]),
      ("Gg", ["1-10", "16-25", "1-10"]),
      ("GG", ["1-10", "16-25", "16-25"]),
      ("Gj", ["1-10", "16-25", "done"]),
      ("Gb", ["1-10", "16-25", "6-15"]),
      ("q", ["1-10", "done"]),
      ("x", ["1-10"]),
    ]
  )
  func keys(keys: String, shown: [String]) {
    #expect(Self.shown(keys) == shown)
  }

  @Test("A text that fits needs none, and neither does one without a screen")
  func fits() {
    #expect(!Pager(Self.text, height: 26).isNeeded)
    #expect(Pager(Self.text, height: 25).isNeeded)
    #expect(!Pager(Self.text, height: .max).isNeeded)
    #expect(Pager(Self.text, height: 0).isNeeded)
  }

  @Test("The prompt says where one is, and what the keys do there")
  func prompt() {
    var pager = Pager(Self.text, height: 11)
    _ = pager.begin()
    #expect(pager.prompt.hasPrefix("lines 1 to 10 of 25 · space on"))
    #expect(!pager.isAtEnd)
    _ = pager.take(.end)
    #expect(pager.prompt.hasPrefix("lines 16 to 25 of 25 · b back"))
    #expect(pager.isAtEnd)
  }
}
