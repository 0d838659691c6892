import CanonicalJSON
import Testing

@Suite struct DiagnosticTests {
  @Test("The line stands below the message with a caret under the value")
  func rendering() throws {
    let text = Array("{\n\t\"größe\": 1,\n  \"speed\": -3\n}".utf8)
    let document = try JSONDocument(parsing: text, source: "m.json")
    let speed = try #require(document.root["speed"])
    let diagnostics = Diagnostics()
    diagnostics.add("'speed' is -3, outside 0...70 m/s", at: speed, hint: "try \"reverse\"")
    #expect(
      diagnostics.problems.first?.rendered(in: text) == """
        m.json:3:12: error: 'speed' is -3, outside 0...70 m/s (at /speed)
          |
        3 |   "speed": -3
          |            ^^
        hint: try "reverse"
        """
    )
  }

  @Test("A long line is cut around the place, tabs and controls become spaces")
  func longLine() {
    var text = Array(String(repeating: "ä", count: 5000).utf8)
    text += Array("\t!\u{1B}".utf8)
    text += Array(String(repeating: "b", count: 5000).utf8)
    let location = SourceLocation(offset: 10_001, in: text)
    let problem = Diagnostic("odd", source: "f", location: location)
    let lines = problem.rendered(in: text).split(separator: "\n")
    #expect(location.column == 5002)
    #expect(lines[0] == "f:1:5002: error: odd")
    #expect(
      lines[2] == "1 | \(String(repeating: "ä", count: 59)) ! \(String(repeating: "b", count: 38))"
    )
    #expect(lines[3] == "  | \(String(repeating: " ", count: 60))^")
  }

  @Test("A problem of a whole file has no line")
  func wholeFile() {
    let problem = Diagnostic("cannot be read", severity: .warning, source: "x.json")
    #expect(problem.rendered(in: []) == "x.json: warning: cannot be read")
  }
}
