import CanonicalJSON
import Seeds
import Testing

@Suite struct JSONDocumentTests {
  @Test(
    "Every malformed text gives its place, its pointer and a reason",
    arguments: [
      ("", "f:1:1: error: the text is empty, expected a JSON value"),
      (" \n ", "f:2:2: error: the text is empty, expected a JSON value"),
      ("{", "f:1:2: error: the text ends here, expected ',' or '}'"),
      ("{\"a\"", "f:1:5: error: the text ends here, expected ':' (at /a)"),
      ("{\"a\":", "f:1:6: error: the text ends here, expected a value (at /a)"),
      ("[1,", "f:1:4: error: the text ends here, expected a value (at /1)"),
      ("[1,]", "f:1:4: error: found ']', expected a value after the comma (at /1)"),
      ("{\"a\":1,}", "f:1:8: error: found '}', expected a key in double quotes (at /a)"),
      ("{a:1}", "f:1:2: error: found 'a', expected a key in double quotes"),
      ("{\"a\" 1}", "f:1:6: error: found '1', expected ':' (at /a)"),
      ("[1 2]", "f:1:4: error: found '2', expected ',' or ']' (at /1)"),
      ("[1}", "f:1:3: error: found '}', expected ',' or ']' (at /1)"),
      ("{\"a\":[{},\n {\"b\":tru}]}", "f:2:7: error: found 'tru', expected a value (at /a/1/b)"),
      ("{\"a/b\":{\"~\":?}}", "f:1:13: error: found '?', expected a value (at /a~1b/~0)"),
      ("1 2", "f:1:3: error: found '2' after the end of the document"),
      ("[] // x", "f:1:4: error: found '/' (JSON has no comments) after the end of the document"),
      ("NaN", "f:1:1: error: 'NaN' is not a JSON number"),
      ("[Infinity]", "f:1:2: error: 'Infinity' is not a JSON number (at /0)"),
      ("[-Infinity]", "f:1:2: error: '-Infinity' is not a JSON number (at /0)"),
      (
        "[1e999]",
        "f:1:2: error: number '1e999' is out of range, the greatest is about 1.8e308 (at /0)"
      ),
      ("[01]", "f:1:2: error: malformed number '01' (at /0)"),
      ("[1.]", "f:1:2: error: malformed number '1.' (at /0)"),
      ("[.5]", "f:1:2: error: malformed number '.5' (at /0)"),
      ("[+1]", "f:1:2: error: malformed number '+1' (at /0)"),
      ("[1e]", "f:1:2: error: malformed number '1e' (at /0)"),
      ("[0x10]", "f:1:2: error: malformed number '0x10' (at /0)"),
      ("-", "f:1:2: error: the text ends here, expected a digit"),
      ("[\"a", "f:1:4: error: the text ends here, expected '\"' to end the string (at /0)"),
      ("[\"a\n\"]", "f:1:4: error: control character U+000A in a string must be escaped (at /0)"),
      ("[\"\\x\"]", "f:1:3: error: invalid escape '\\x' (at /0)"),
      ("[\"\\u12G4\"]", "f:1:3: error: invalid escape '\\u12G4' (at /0)"),
      ("[\"\\u12", "f:1:7: error: the text ends here, expected four hexadecimal digits (at /0)"),
      ("[\"\\ud800\"]", "f:1:3: error: '\\ud800' is half of a surrogate pair (at /0)"),
      ("[\"\\ud800\\u0041\"]", "f:1:3: error: '\\ud800' is half of a surrogate pair (at /0)"),
      ("[\"\\udc00\"]", "f:1:3: error: '\\udc00' is half of a surrogate pair (at /0)"),
      ("{\"a\":1,\n\"a\":2}", "f:2:1: error: duplicate key 'a', first on line 1 (at /a)"),
      ("{\"a\":1,\"\\u0061\":2}", "f:1:8: error: duplicate key 'a', first on line 1 (at /a)"),
      ("[\"ä\", ?]", "f:1:7: error: found '?', expected a value (at /1)"),
      ("<html>", "f:1:1: error: found '<', expected a value"),
    ]
  )
  func malformed(text: String, expected: String) {
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: Array(text.utf8), source: "f")
    }
    #expect(error?.description == expected)
  }

  @Test(
    "Bytes that are not UTF-8 are refused wherever they stand",
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22], [0x22, 0xE2],
      [0xFF, 0xFE, 0x7B, 0x00], [0x22, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
    ] as [[UInt8]]
  )
  func invalidUTF8(bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(error?.reason == .invalidUTF8)
  }

  @Test("A hundred thousand open brackets are an error and no crash", arguments: ["[", "{\"a\":"])
  func depth(opening: String) {
    let text = Array(String(repeating: opening, count: 100_000).utf8)
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: text) }
    #expect(error?.reason == .tooDeep(limit: 128))
    let unlimited = JSONLimits(depth: 1_000_000)
    let end = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: text, limits: unlimited)
    }
    guard case .unexpectedEnd = end?.reason else {
      Issue.record("\(String(describing: end))")
      return
    }
  }

  @Test("A document as deep as the limit passes")
  func deepest() throws {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try JSONDocument(parsing: Array(text.utf8)).root.count == 1)
  }

  @Test("Size and number of values are limited")
  func limits() {
    let text = Array("[1,2,3,4]".utf8)
    let size = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: text, limits: JSONLimits(size: 8))
    }
    #expect(size?.reason == .tooLarge(size: 9, limit: 8))
    let nodes = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: text, limits: JSONLimits(nodes: 3))
    }
    #expect(nodes?.reason == .tooManyValues(limit: 3))
  }

  @Test("A duplicate among many keys is found", arguments: [2, 16, 17, 1000])
  func duplicateAmongMany(count: Int) {
    var keys = (0..<count).map { "\"k\($0)\":[\($0)]" }
    let good = "{" + keys.joined(separator: ",") + "}"
    #expect(throws: Never.self) { try JSONDocument(parsing: Array(good.utf8)) }
    keys.append("\"k1\":0")
    let bad = "{" + keys.joined(separator: ",\n") + "}"
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: Array(bad.utf8)) }
    #expect(error?.reason == .duplicateKey("k1", firstLine: 2))
    #expect(error?.location.line == count + 1)
  }

  @Test("A byte order mark is passed over")
  func byteOrderMark() throws {
    #expect(try JSONDocument(parsing: [0xEF, 0xBB, 0xBF, 0x37]).root.integer == 7)
  }

  @Test("A mutated document parses or throws, and what parses has one canonical form")
  func mutations() throws {
    let seed = Array(
      #"{"a":[1,-2.5e3,true,null,"x\u00e9\n"],"b":{"c":{},"d":[[]]},"é":"\ud83d\ude00"}"#.utf8
    )
    var random = SeededGenerator(seed: 42)
    var parsed = 0
    for _ in 0..<20_000 {
      var text = seed
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text[index] = UInt8.random(in: 0...255, using: &random)
        case 1: text.remove(at: index)
        default: text.insert(seed.randomElement(using: &random) ?? 0, at: index)
        }
      }
      guard let document = try? JSONDocument(parsing: text) else { continue }
      parsed += 1
      var first = JSONWriter()
      first.value(document.root)
      var second = JSONWriter()
      second.value(try JSONDocument(parsing: first.bytes).root)
      #expect(first.bytes == second.bytes)
    }
    #expect(parsed > 1000)
  }
}
