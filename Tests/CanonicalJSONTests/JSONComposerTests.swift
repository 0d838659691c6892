import Testing

@testable import CanonicalJSON

@Suite struct JSONComposerTests {
  private let first: JSONDocument
  private let second: JSONDocument

  init() throws {
    first = try JSONDocument(
      parsing: Array("{\n \"a\": [1, {\"b\": true}]\n}".utf8),
      source: "first"
    )
    second = try JSONDocument(
      parsing: Array("{\"c\": {\"d\": \"é\", \"e\": 5}}".utf8),
      source: "second"
    )
  }

  private func composed() throws -> JSONDocument {
    var composer = JSONComposer()
    composer.begin(like: first.root)
    for member in first.root.members {
      composer.key(of: member)
      composer.begin(like: member.value)
      for element in member.value.elements { composer.value(element) }
      composer.value(try #require(second.root["c"]))
      composer.endArray()
    }
    for member in second.root.members {
      composer.key("new", at: member)
      composer.beginObject(at: member)
      composer.key("inner", at: member)
      composer.value(member.value)
      composer.endObject()
    }
    composer.endObject()
    return try composer.document(source: "both")
  }

  @Test("The document holds the copied values")
  func values() throws {
    let text = String(decoding: try composed().bytes, as: UTF8.self)
    #expect(
      text == #"{"a":[1,{"b": true},{"d": "é", "e": 5}],"new":{"inner":{"d": "é", "e": 5}}}"#
    )
  }

  @Test("Each value knows the file, line, column and pointer where it was written")
  func places() throws {
    let root = try composed().root
    #expect(root.source == "first" && root.location.line == 1)
    let elements = Array(try #require(root["a"]).elements)
    let inner = try #require(elements[1]["b"])
    #expect(inner.source == "first" && inner.pointer == "/a/1/b")
    #expect(inner.location == SourceLocation(line: 2, column: 17, offset: 18))
    let foreign = try #require(elements[2]["e"])
    #expect(foreign.source == "second" && foreign.pointer == "/c/e")
    #expect(foreign.location.column == 23)
    let new = try #require(root["new"])
    #expect(new.source == "second" && new.pointer == "/c" && new.location.column == 2)
  }

  @Test("A document that is put together of one put together keeps the first places")
  func twice() throws {
    var composer = JSONComposer()
    composer.value(try composed().root)
    let root = try composer.document(source: "again").root
    let foreign = try #require(root["new"]?["inner"]?["e"])
    #expect(foreign.source == "second" && foreign.pointer == "/c/e")
  }

  @Test("Problems of values and keys are told in the file where they stand")
  func diagnostics() throws {
    let diagnostics = Diagnostics()
    let root = try composed().root
    let inner = try #require(root["new"]?["inner"])
    for member in inner.members {
      diagnostics.add("key", atKeyOf: member)
      diagnostics.add("value", at: member.value)
    }
    for member in root.members { diagnostics.add("top", atKeyOf: member) }
    #expect(
      diagnostics.problems.map(\.description) == [
        "second:1:8: error: key (at /c/d)", "second:1:13: error: value (at /c/d)",
        "second:1:18: error: key (at /c/e)", "second:1:23: error: value (at /c/e)",
        "first:2:2: error: top (at /a)", "second:1:2: error: top (at /c)",
      ]
    )
    #expect(diagnostics.problems.map(\.length) == [3, 4, 3, 1, 3, 3])
  }
}
