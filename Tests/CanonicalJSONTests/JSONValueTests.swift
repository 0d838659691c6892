import CanonicalJSON
import Seeds
import Testing

@Suite struct JSONValueTests {
  private let document: JSONDocument

  init() throws {
    let text = """
      {
        "name": "Mühle \\"A\\"",
        "list": [1, 2.5, -3e2, true, null, {"x": [7]}],
        "empty": {},
        "a/b": 9223372036854775807
      }
      """
    document = try JSONDocument(parsing: Array(text.utf8), source: "f.json")
  }

  @Test("Members and elements come in order, with counts")
  func order() throws {
    #expect(document.root.members.map(\.key) == ["name", "list", "empty", "a/b"])
    #expect(document.root.count == 4)
    let list = try #require(document.root["list"])
    #expect(list.count == 6)
    #expect(list.elements.map(\.kind) == [.number, .number, .number, .boolean, .null, .object])
    #expect(list.elements.compactMap(\.double) == [1, 2.5, -300])
    #expect(document.root["empty"]?.count == 0)
    #expect(document.root["none"] == nil)
  }

  @Test("Scalars give their own kind only")
  func scalars() throws {
    let name = try #require(document.root["name"])
    #expect(name.string == "Mühle \"A\"")
    #expect(name.double == nil)
    #expect(name.bool == nil)
    #expect(document.root["a/b"]?.integer == .max)
    #expect(
      document.root["list"]?.elements.map(\.isNull) == [false, false, false, false, true, false]
    )
  }

  @Test("Every value knows its place, its pointer and its text")
  func places() throws {
    let list = try #require(document.root["list"])
    let seven = try #require(
      list.elements.compactMap { $0["x"] }.first?.elements.first { $0.integer == 7 }
    )
    #expect(seven.pointer == "/list/5/x/0")
    #expect(seven.location == SourceLocation(line: 3, column: 45, offset: 72))
    #expect(document.root["a/b"]?.pointer == "/a~1b")
    #expect(document.root.pointer == "")
    #expect(Array(list.elements).last?.rawBytes.elementsEqual("{\"x\": [7]}".utf8) == true)
  }

  @Test(
    "Whole numbers",
    arguments: [
      ("0", 0), ("-0", 0), ("1.0", 1), ("1e3", 1000), ("1.5", nil), ("9223372036854775808", nil),
      ("-9223372036854775808", .min), ("1e300", nil), ("\"1\"", nil), ("10.50e1", 105),
    ] as [(String, Int64?)]
  )
  func integers(text: String, expected: Int64?) throws {
    #expect(try JSONDocument(parsing: Array(text.utf8)).root.integer == expected)
  }

  @Test("Every number is the double nearest to its text")
  func exactDecimals() throws {
    var random = SeededGenerator(seed: 3)
    for round in 0..<50_000 {
      var text = round.isMultiple(of: 2) ? "-" : ""
      text += "\(Int.random(in: 0...9, using: &random))"
      if !text.hasSuffix("0") {
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          text += "\(Int.random(in: 0...9, using: &random))"
        }
      }
      text += "."
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text += "\(Int.random(in: 0...9, using: &random))"
      }
      if round.isMultiple(of: 5) { text += "e\(Int.random(in: -330...280, using: &random))" }
      let expected = try #require(Double(text))
      let value = try JSONDocument(parsing: Array(text.utf8)).root.double
      #expect(value?.bitPattern == expected.bitPattern, "\(text)")
    }
  }

  @Test("A number too small for a double is zero")
  func underflow() throws {
    #expect(try JSONDocument(parsing: Array("1e-99999999999999999999".utf8)).root.double == 0)
  }
}
