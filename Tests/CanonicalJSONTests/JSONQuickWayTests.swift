import CanonicalJSON
import Seeds
import Testing

/// The parser has a quick way over plain text, which needs some bytes behind what it reads, and a careful
/// one: a text with blanks behind it goes the one, without them the other.
@Suite struct JSONQuickWayTests {
  private static let blanks = String(repeating: " ", count: 24)

  /// What comes of a text: its value in words, or the error.
  private static func outcome(_ text: String) -> String {
    do {
      let root = try JSONDocument(parsing: Array(text.utf8), source: "f").root
      let parts = root.elements.map { "\($0.described) \($0.string ?? "-") \($0.double ?? -1)" }
      return (parts + root.members.map { "\($0.key): \($0.value.described)" })
        .joined(separator: "; ")
    } catch {
      return error.description
    }
  }

  @Test(
    "A string means the same, and a fault in it has the same place, on either way",
    arguments: [
      "", "\\n", "\\u00e9", "é", "€", "\u{1}", "\t", "\\x", "\u{7f}", "🚗", "\\\\", "\\\"",
    ]
  )
  func strings(special: String) {
    for length in 0...18 {
      for place in 0...length {
        let head = String(repeating: "a", count: place)
        let text = "[\"\(head)\(special)\(String(repeating: "b", count: length - place))\"]"
        let careful = Self.outcome(text)
        #expect(Self.outcome(text + Self.blanks) == careful)
        #expect(careful.contains("error") == ["\u{1}", "\t", "\\x"].contains(special))
      }
    }
  }

  @Test(
    "A number or a word is refused or read alike on either way",
    arguments: [
      "true", "false", "null", "truth", "falsy", "nul", "nulls", "true1", "False", "tru",
      "0", "-0", "-", "01", "-01", "1.", ".5", "1.5", "-1.50", "1e5", "1E-5", "1.5e", "+1", "1x",
      "0x1", "--1", "1.2.3", "1-2", "123456789012345678901234567890", "0.1234567890123456789",
      "12345678901234.5", "999999999999999.9", "0.000000000000001",
    ]
  )
  func scalars(text: String) {
    for (open, close) in [("[", "]"), ("[", ",1]"), ("[", "\t]"), ("[", "\n]"), ("{\"k\":", "}")] {
      let careful = Self.outcome(open + text + close)
      #expect(Self.outcome(open + text + close + Self.blanks) == careful)
    }
  }

  @Test("A number is the double nearest to its text")
  func doubles() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let whole = (0..<Int.random(in: 1...12, using: &random)).map { place in
        Int.random(in: (place == 0 ? 1 : 0)...9, using: &random)
      }
      let fraction = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...9, using: &random)
      }
      var text = Bool.random(using: &random) ? "-" : ""
      text += whole.map(String.init).joined()
      if !fraction.isEmpty { text += "." + fraction.map(String.init).joined() }
      let value = try JSONDocument(parsing: Array("[\(text)]\(Self.blanks)".utf8)).root
      #expect(value.elements.first { _ in true }?.double == Double(text))
    }
  }

  @Test("Keys that are the same are found, however alike the others are")
  func keys() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3000 {
      // Long keys that differ in their middle alone look the same at first sight.
      let ends = [("", ""), ("longhead", "longtail")].randomElement(using: &random) ?? ("", "")
      let keys = (0..<Int.random(in: 2...20, using: &random)).map { _ in
        let letters = (0..<Int.random(in: 0...5, using: &random)).map { _ in
          ["a", "b", "é"].randomElement(using: &random) ?? ""
        }
        return ends.0 + letters.joined() + ends.1
      }
      let text = "{" + keys.map { "\"\($0)\":[{\"a\":1}]" }.joined(separator: ",") + "}"
      let outcome = Self.outcome(text + Self.blanks)
      #expect(outcome.contains("duplicate key") == (Set(keys).count < keys.count), "\(text)")
      #expect(outcome == Self.outcome(text))
    }
  }

  @Test("A member is found by a literal, also where a key of the document is written with escapes")
  func members() throws {
    for escaped in ["speed", "sp\\u0065ed"] {
      let text = "{\"lat\":1,\"\(escaped)\":{\"value\":2},\"note\":\"a\\u0062\",\"lon\":[3]}"
      let root = try JSONDocument(parsing: Array(text.utf8)).root
      #expect(root.value(of: "lat")?.double == 1)
      #expect(root.value(of: "speed")?.value(of: "value")?.double == 2)
      #expect(root["speed"]?["value"]?.double == 2)
      #expect(root.value(of: "spee") == nil)
      #expect(root.value(of: "lat")?.value(of: "lat") == nil)
      #expect(root.value(of: "lon")?.value(of: "lon") == nil)
      let note = try #require(root.value(of: "note"))
      #expect(note.isText("ab") && !note.isText("a\\u0062") && !note.isText("abc"))
      #expect(root.value(of: "lat")?.isText("1") == false)
      #expect(
        note.contentRange.map { String(decoding: note.documentBytes[$0], as: UTF8.self) }
          == "a\\u0062"
      )
      #expect(root.value(of: "lon")?.contentRange == nil)
      #expect(root.value(of: "lat")?.start == 7)
    }
  }
}
