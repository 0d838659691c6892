import CanonicalJSON
import ScenarioLanguage
import Seeds
import Testing

@testable import Regression

@Suite("The canonical form of scenarios")
struct ScenarioFormatTests {
  private func formatted(_ text: String) throws -> String {
    String(decoding: try ScenarioFormat.canonical(Array(text.utf8), path: "a"), as: UTF8.self)
  }

  @Test("Sections find their order, values stay as they are written")
  func layout() throws {
    let text = """
      {"title":"A drive","version":1,"navigator":{"a":1.50,"b":"\\u00e9"},"trace":{"points":
      [{"t":0,"lat":1},{"t":1,"lat":2}]},"tags":["x","y"],"map":{"sketch":{"drawing":["a b"]}},
      "expect":[{"order":[{"event":"a"},{"event":"b"}]}],"matrix":{"seed":[1]},"unknown":[],"end":{}}
      """
    #expect(
      try formatted(text) == """
        {
          "version": 1,
          "title": "A drive",
          "tags": ["x", "y"],
          "matrix": { "seed": [1] },
          "map": {
            "sketch": {
              "drawing": [
                "a b"
              ]
            }
          },
          "navigator": { "a": 1.50, "b": "\\u00e9" },
          "trace": { "points": [{ "t": 0, "lat": 1 }, { "t": 1, "lat": 2 }] },
          "expect": [
            { "order": [{ "event": "a" }, { "event": "b" }] }
          ],
          "end": {},
          "unknown": []
        }

        """
    )
  }

  @Test("What goes beyond 120 columns gets a line a member")
  func width() throws {
    let long = String(repeating: "ü", count: 89)
    #expect(
      try formatted("{\"a\":{\"b\":\"\(long)\",\"c\":12345}}") == """
        {
          "a": { "b": "\(long)", "c": 12345 }
        }

        """,
      "120 columns with a comma"
    )
    #expect(
      try formatted("{\"a\":{\"b\":\"\(long)ü\",\"c\":12345}}") == """
        {
          "a": {
            "b": "\(long)ü",
            "c": 12345
          }
        }

        """
    )
  }

  @Test("Formatting twice changes nothing, and the values stay the same", arguments: 0..<200)
  func idempotent(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let text = Self.value(&generator, depth: 0)
    let once = try formatted(text)
    #expect(try formatted(once) == once)
    #expect(try compact(once) == compact(text))
  }

  private func compact(_ text: String) throws -> [UInt8] {
    var writer = JSONWriter()
    writer.value(try JSONDocument(parsing: Array(text.utf8)).root)
    return writer.bytes
  }

  private static func value(_ generator: inout SeededGenerator, depth: Int) -> String {
    let count = Int.random(in: 0...4, using: &generator)
    switch depth > 4 ? 2 : Int.random(in: 0...3, using: &generator) {
    case 0:
      let members = (0..<count).map { "\"key\($0)\" : \(value(&generator, depth: depth + 1))" }
      return "{\(members.joined(separator: ", "))}"
    case 1:
      let elements = (0..<count).map { _ in value(&generator, depth: depth + 1) }
      return "[\(elements.joined(separator: ",\n"))]"
    case 2: return "\(Int.random(in: -5000...5000, using: &generator)).50"
    default: return "\"\(String(repeating: "wörd ", count: count * 5))\""
    }
  }
}
