import CanonicalJSON
import Testing

@Suite struct JSONLinesTests {
  @Test("Each line is one value, with pointers of its own")
  func lines() throws {
    let lines = try JSONLines(parsing: Array("{\"a\":[1,2]}\n[3]\n\"x\"".utf8))
    #expect(lines.count == 3)
    #expect(lines[0]["a"]?.elements.map(\.pointer) == ["/a/0", "/a/1"])
    #expect(lines[1].elements.map(\.pointer) == ["/0"])
    #expect(lines[2].string == "x")
    #expect(lines[2].location.line == 3)
    #expect(try JSONLines(parsing: []).count == 0)
  }

  @Test(
    "A line is complete in itself",
    arguments: [
      ("{\"a\":1}\n{\"a\":", "f:2:6: error: the text ends here, expected a value (at /a)"),
      ("[1,\n2]\n", "f:1:4: error: found the character U+000A, expected a value (at /1)"),
      ("1\n\n2\n", "f:2:1: error: found the character U+000A, expected a value"),
      ("1 2\n", "f:1:3: error: found '2' after the end of the document"),
      ("1\n<<<<<<< ours\n", "f:2:1: error: found '<', expected a value"),
    ]
  )
  func malformed(text: String, expected: String) {
    let error = #expect(throws: JSONError.self) {
      try JSONLines(parsing: Array(text.utf8), source: "f")
    }
    #expect(error?.description == expected)
  }
}
