import CanonicalJSON
import Testing

@Suite("Changing a text of JSON by hand")
struct JSONTextEditTests {
  private static let text = """
    {
      "a": 1.50,
      "list": [{ "x": 1 }, { "x": 2 }],
      "tall": [
        1,
        2
      ],
      "in": { "deep": { "v": true } }
    }
    """

  private func edited(
    _ text: String = Self.text,
    _ change: (inout JSONTextEdit) throws -> Void
  ) throws -> String {
    var edit = JSONTextEdit(Array(text.utf8))
    try change(&edit)
    return String(decoding: edit.bytes, as: UTF8.self)
  }

  @Test(
    "A value takes the place of another, and nothing else moves",
    arguments: [
      ("/a", "1.50", "2"), ("/list/1/x", "\"x\": 2", "\"x\": 2"), ("/tall/0", "    1,", "    2,"),
      ("/in/deep/v", "true", "2"),
    ]
  )
  func replaces(pointer: String, before: String, after: String) throws {
    let text = try edited { try $0.set(pointer, to: .number(2)) }
    #expect(text == Self.text.replacing(before, with: after))
  }

  @Test("What is missing is added behind the last, objects and all")
  func adds() throws {
    let text = try edited { try $0.set("/navigator/offRoute/distance", to: .number(40)) }
    #expect(
      text
        == Self.text.replacing(
          "{ \"v\": true } }\n",
          with: "{ \"v\": true } },\n  \"navigator\": { \"offRoute\": { \"distance\": 40 } }\n"
        )
    )
    #expect(try edited("{}") { try $0.set("/seed", to: .number(1)) } == #"{ "seed": 1 }"#)
    let inner = try edited { try $0.set("/in/more", to: .string("é\"")) }
    #expect(inner.contains(#""in": { "deep": { "v": true }, "more": "é\"" }"#))
  }

  @Test("What is taken away leaves no comma behind")
  func removes() throws {
    #expect(try edited { try $0.remove("/a") } == Self.text.replacing("\"a\": 1.50,\n  ", with: ""))
    #expect(
      try edited { try $0.remove("/tall/1") } == Self.text.replacing("1,\n    2", with: "1")
    )
    #expect(
      try edited { try $0.remove("/list/0") } == Self.text.replacing("{ \"x\": 1 }, ", with: "")
    )
    #expect(
      try edited { try $0.remove("/in/deep/v") }
        == Self.text.replacing("{ \"v\": true }", with: "{}")
    )
    #expect(try edited { try $0.remove("/nothing/here") } == Self.text)
  }

  @Test("A list takes an element before another, behind the last, and where it is empty")
  func inserts() throws {
    #expect(
      try edited { try $0.insert(.number(0), into: "/tall", at: 0) }
        == Self.text.replacing("    1,", with: "    0,\n    1,")
    )
    #expect(
      try edited { try $0.insert(.number(3), into: "/tall", at: .max) }
        == Self.text.replacing("    2\n", with: "    2,\n    3\n")
    )
    #expect(try edited("[]") { try $0.insert(.number(3), into: "", at: 0) } == "[3]")
    #expect(
      try edited("{\"a\": 1}") { try $0.insert(.number(3), into: "/faults", at: .max) }
        == "{\"a\": 1, \"faults\": [3]}"
    )
  }

  @Test("What cannot be done is told with its place")
  func refuses() {
    #expect(throws: JSONTextEdit.Problem.nothing(at: "/list/7/x")) {
      _ = try edited { try $0.set("/list/7/x", to: .number(1)) }
    }
    #expect(throws: JSONTextEdit.Problem.nothing(at: "/a")) {
      _ = try edited { try $0.insert(.number(1), into: "/a", at: 0) }
    }
    #expect(throws: JSONTextEdit.Problem.self) {
      _ = try edited("{ oops") { try $0.set("/a", to: .number(1)) }
    }
  }
}
