import CanonicalJSON
import Testing

@Suite struct JSONObjectReaderTests {
  @Test("One reading reports every problem, in the order of the reading")
  func everyProblem() throws {
    let text = """
      { "title": 7, "sped": 3, "accuracy": -3,
        "kind": "corridr", "count": 1.5, "list": {}, "zzz": 0 }
      """
    let diagnostics = Diagnostics()
    let document = try JSONDocument(parsing: Array(text.utf8), source: "a.json")
    var reader = try #require(JSONObjectReader(document.root, diagnostics))
    #expect(reader.string("title", .required) == nil)
    #expect(reader.double("speed", in: 0...70, unit: "m/s") == nil)
    #expect(reader.double("accuracy", in: 0...100, unit: "m") == nil)
    #expect(reader.oneOf("kind", ["corridor", "cost"]) == nil)
    #expect(reader.integer("count", in: 0...10) == nil)
    #expect(reader.array("list") == nil)
    #expect(reader.bool("missing", .required) == nil)
    reader.finish()
    #expect(
      diagnostics.problems.map(\.description) == [
        "a.json:1:12: error: 'title' must be a string, found 7 (at /title)",
        "a.json:1:38: error: 'accuracy' is -3, outside 0...100 m (at /accuracy)",
        "a.json:2:11: error: 'kind' is 'corridr', did you mean 'corridor'? (at /kind)",
        "a.json:2:31: error: 'count' must be a whole number, found 1.5 (at /count)",
        "a.json:2:44: error: 'list' must be an array, found an object (at /list)",
        "a.json:1:1: error: missing key 'missing'",
        "a.json:1:15: error: unknown key 'sped', did you mean 'speed'? (at /sped)",
        "a.json:2:48: error: unknown key 'zzz', expected one of 'title', 'speed', 'accuracy', "
          + "'kind', 'count', 'list', 'missing' (at /zzz)",
      ]
    )
    #expect(diagnostics.hasErrors)
  }

  @Test("Good values pass without a problem")
  func good() throws {
    let text = """
      {"s":"x","d":2.5,"m":"max","i":3,"b":true,"o":{"k":1},"a":[{"n":1},{"n":2}],"c":"b"}
      """
    enum Choice: String, CaseIterable { case a, b }
    let diagnostics = Diagnostics()
    let document = try JSONDocument(parsing: Array(text.utf8))
    var reader = try #require(JSONObjectReader(document.root, diagnostics))
    #expect(reader.string("s") == "x")
    #expect(reader.double("d", in: 0...2.5) == 2.5)
    #expect(reader.doubleOrMax("m", in: 0...1) == .infinity)
    #expect(reader.integer("i") == 3)
    #expect(reader.bool("b") == true)
    let member = reader.object("o")
    var inner = try #require(member)
    #expect(inner.integer("k") == 1)
    inner.finish()
    #expect(reader.objects("a")?.count == 2)
    #expect(reader.oneOf("c", Choice.self) == .b)
    reader.finish()
    #expect(diagnostics.problems.isEmpty)
    #expect(!diagnostics.hasErrors)
  }

  @Test("Null is a value of the wrong kind, not a missing one")
  func null() throws {
    let diagnostics = Diagnostics()
    let document = try JSONDocument(parsing: Array("{\"a\":null}".utf8), source: "f")
    var reader = try #require(JSONObjectReader(document.root, diagnostics))
    #expect(reader.double("a") == nil)
    #expect(
      diagnostics.problems.map(\.description)
        == ["f:1:6: error: 'a' must be a number, found null (at /a)"]
    )
  }

  @Test("Something else than an object is reported")
  func notAnObject() throws {
    let diagnostics = Diagnostics()
    let document = try JSONDocument(parsing: Array("[1]".utf8), source: "f")
    #expect(JSONObjectReader(document.root, diagnostics) == nil)
    #expect(
      diagnostics.problems.map(\.description)
        == ["f:1:1: error: expected an object, found an array"]
    )
  }

  @Test("Bounds without an upper end are said as such")
  func openRange() throws {
    let diagnostics = Diagnostics()
    let document = try JSONDocument(parsing: Array("{\"a\":-1,\"b\":-1}".utf8), source: "f")
    var reader = try #require(JSONObjectReader(document.root, diagnostics))
    _ = reader.double("a", in: 0...(.infinity), unit: "s")
    _ = reader.integer("b", in: 1...(.max))
    #expect(
      diagnostics.problems.map(\.message)
        == ["'a' is -1, must be at least 0 s", "'b' is -1, must be at least 1"]
    )
  }

  @Test("Beyond a hundred, problems are counted only")
  func manyProblems() throws {
    let text = "{" + (0..<250).map { "\"k\($0)\":0" }.joined(separator: ",") + "}"
    let diagnostics = Diagnostics()
    let document = try JSONDocument(parsing: Array(text.utf8))
    let reader = try #require(JSONObjectReader(document.root, diagnostics))
    reader.finish()
    #expect(diagnostics.problems.count == 100)
    #expect(diagnostics.omittedCount == 150)
  }
}
