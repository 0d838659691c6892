import CanonicalJSON
import Regression
import ScenarioLanguage
import Seeds
import Testing
import Waiting

@testable import navsim

@Suite("Scenarios in an editor", .waits)
struct LanguageServerTests {
  /// A conversation with the server: what was sent is JSON, what came is kept.
  private final class Conversation {
    private(set) var heard: [JSONValue] = []
    private(set) lazy var server = LanguageServer { [unowned self] body in
      if let message = try? JSONDocument(parsing: body, source: "heard").root {
        heard.append(message)
      }
    }

    init(units: String = "utf-16") {
      ask(0, "initialize", #"{"capabilities":{"general":{"positionEncodings":["\#(units)"]}}}"#)
    }

    /// Asks, and returns what was answered.
    @discardableResult
    func ask(_ id: Int, _ method: String, _ parameters: String) -> JSONValue? {
      tell(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
      return heard.last { $0["id"]?.integer == Int64(id) }
    }

    func tell(_ message: String) { server.take(Array(message.utf8)) }

    func open(_ text: String, at uri: String) {
      var json = JSONWriter()
      json.string(text)
      let body = String(decoding: json.bytes, as: UTF8.self)
      tell(
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","text":\#(body)}}}"#
      )
    }

    /// Asks about the place of `|` in a text, which is opened without it.
    func ask(_ method: String, about marked: String, at uri: String = "file:///none/a.json")
      -> JSONValue?
    {
      let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
      open(parts.joined(), at: uri)
      let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
      let place = #"{"line":\#(lines.count - 1),"character":\#(lines.last?.utf16.count ?? 0)}"#
      return ask(7, method, #"{"textDocument":{"uri":"\#(uri)"},"position":\#(place)}"#)
    }

    /// The problems that were told last.
    var problems: [JSONValue] {
      let last = heard.last { $0["method"]?.string == "textDocument/publishDiagnostics" }
      return last?["params"]?["diagnostics"].map { Array($0.elements) } ?? []
    }
  }

  private func labels(_ answer: JSONValue?) -> [String] {
    answer?["result"]?.elements.compactMap { $0["label"]?.string } ?? []
  }

  @Test("Problems come at each change, at their place, and go when the file is closed")
  func problems() {
    let talk = Conversation()
    talk.open("{\n  \"version\": 1,\n  \"titel\": \"é\"\n}", at: "file:///none/a.json")
    let slip = talk.problems.first { $0["message"]?.string?.contains("titel") == true }
    #expect(slip?["range"]?["start"]?["line"]?.integer == 2)
    #expect(slip?["range"]?["start"]?["character"]?.integer == 2)
    #expect(slip?["range"]?["end"]?["character"]?.integer == 9)
    talk.tell(
      #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///none/a.json"},"contentChanges":[{"text":"{"}]}}"#
    )
    #expect(talk.problems.count == 1)
    talk.tell(
      #"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///none/a.json"}}}"#
    )
    #expect(talk.problems.isEmpty)
  }

  @Test("A slip offers its change where the cursor is, and nowhere else")
  func quickFixes() {
    let talk = Conversation()
    let uri = "file:///none/a.json"
    talk.open("{\n  \"version\": 1,\n  \"titel\": \"é\"\n}", at: uri)
    func offers(line: Int) -> [JSONValue] {
      let place = #"{"line":\#(line),"character":4}"#
      let range = #"{"start":\#(place),"end":\#(place)}"#
      let answer = talk.ask(
        9,
        "textDocument/codeAction",
        #"{"textDocument":{"uri":"\#(uri)"},"range":\#(range),"context":{"diagnostics":[]}}"#
      )
      return answer?["result"].map { Array($0.elements) } ?? []
    }
    #expect(offers(line: 1).isEmpty)
    let offered = offers(line: 2)
    #expect(offered.count == 1)
    let edit = offered.first?["edit"]?["changes"]?[uri]?.elements.first { _ in true }
    #expect(edit?["newText"]?.string == "\"title\"")
    #expect(edit?["range"]?["start"]?["character"]?.integer == 2)
    #expect(edit?["range"]?["end"]?["character"]?.integer == 9)
  }

  @Test(
    "The repository's scenarios and parts have no problem",
    arguments: [
      "Scenarios/reroute/missed-turn.json", "Scenarios/language/what-can-be-expected.json",
      "Scenarios/language/_defaults.json", "Scenarios/language/_quay.json",
    ]
  )
  func clean(path: String) throws {
    let talk = Conversation()
    let file = Folder.package(path)
    talk.open(try Folder.text(of: file), at: FileAddress.address(of: file))
    #expect(talk.heard.count == 2 && talk.problems.isEmpty, "\(talk.problems.map(\.excerpt))")
  }

  @Test(
    "Keys are proposed where they belong, without those that are there",
    arguments: [
      ("{ | }", "trace", "provider"),
      ("{ \"version\": 1, \"|\" }", "title", "version"),
      ("{ \"trace\": { \"drive\": { \"|", "departures", "trace"),
      ("{ \"actions\": [ { \"at\": 0, \"|\" } ] }", "do", "at"),
      ("{ \"navigator\": { \"offRoute\": { | } } }", "evidence", "offRoute"),
      ("{ \"title\": \"a { b\", | }", "trace", "title"),
    ]
  )
  func keys(marked: String, offered: String, not: String) {
    let answer = labels(Conversation().ask("textDocument/completion", about: marked))
    #expect(answer.contains(offered))
    #expect(!answer.contains(not))
  }

  @Test(
    "Words and events are proposed as values",
    arguments: [
      ("{ \"actions\": [ { \"do\": \"|\" } ] }", "startGuidance"),
      ("{ \"expect\": [ { \"event\": | } ] }", "navigator.didArrive"),
      ("{ \"routing\": { \"provider\": \"em|\" } }", "embedded"),
      ("{ \"context\": { \"started\": | } }", "true"),
    ]
  )
  func values(marked: String, offered: String) {
    #expect(labels(Conversation().ask("textDocument/completion", about: marked)).contains(offered))
  }

  @Test("What a key means is told with default, unit and source, an event with its members")
  func hover() {
    let talk = Conversation()
    let key = talk.ask(
      "textDocument/hover",
      about: "{ \"navigator\": { \"arrival|Distance\": 3 } }"
    )
    let text = key?["result"]?["contents"]?["value"]?.string ?? ""
    #expect(text.contains("Default: 25 m. Source: navsim D-13."))
    let event = talk.ask(
      "textDocument/hover",
      about: "{ \"expect\": [ { \"event\": \"navigator.did|Arrive\" } ] }"
    )
    #expect(
      event?["result"]?["contents"]?["value"]?.string?.contains("`isFinalDestination`") == true
    )
    #expect(talk.ask("textDocument/hover", about: "{ | }")?["result"]?.kind == .null)
  }

  @Test(
    "A name leads to its file, and the title to the golden",
    arguments: [
      ("\"../traces/missed|-turn.gpx\"", "traces/missed-turn.gpx"),
      ("\"A missed turn| reroutes once", "Golden/reroute/missed-turn.jsonl"),
    ]
  )
  func definition(words: String, target: String) throws {
    let path = Folder.package("Scenarios/reroute/missed-turn.json")
    let text = try Folder.text(of: path)
    let plain = words.replacing("|", with: "")
    let marked = text.replacing(plain, with: words)
    #expect(marked != text)
    let answer = Conversation().ask(
      "textDocument/definition",
      about: marked,
      at: FileAddress.address(of: path)
    )
    #expect(answer?["result"]?["uri"]?.string?.hasSuffix(target) == true)
  }

  @Test("Columns are counted as the editor counts them", arguments: [("utf-16", 3), ("utf-8", 6)])
  func columns(units: String, expected: Int) {
    let text = EditorText(Array("a\né𝄞x".utf8))
    let unit = EditorText.Unit(rawValue: units) ?? .utf16
    let place = text.place(of: text.bytes.count - 1, in: unit)
    #expect(place.line == 1 && place.column == expected)
    #expect(text.offset(line: 1, column: expected, in: unit) == text.bytes.count - 1)
    #expect(text.offset(line: 9, column: 9, in: unit) == text.bytes.count)
    #expect(text.offset(line: 0, column: 99, in: unit) == 1)
  }

  @Test("Formatting gives the canonical form, and of what cannot be read nothing")
  func formatting() {
    let talk = Conversation()
    talk.open("{\"version\":1,\n\n\n\"title\":\"a\"}", at: "file:///none/a.json")
    let edit = talk.ask(
      3,
      "textDocument/formatting",
      #"{"textDocument":{"uri":"file:///none/a.json"}}"#
    )
    #expect(
      edit?["result"]?.elements.first { _ in true }?["newText"]?.string?.contains(
        "\"title\": \"a\""
      ) == true
    )
    talk.open("{", at: "file:///none/a.json")
    let none = talk.ask(
      4,
      "textDocument/formatting",
      #"{"textDocument":{"uri":"file:///none/a.json"}}"#
    )
    #expect(none?["result"]?.rawBytes.elementsEqual("[]".utf8) == true)
  }

  @Test(
    "Bad messages are answered, and end nothing",
    arguments: [
      ("{", -32700), ("{\"id\":1,\"method\":\"x/y\"}", -32601), ("[]", -32600),
    ]
  )
  func bad(message: String, code: Int64) {
    let talk = Conversation()
    talk.tell(message)
    #expect(talk.heard.last?["error"]?["code"]?.integer == code)
    #expect(talk.ask(2, "shutdown", "null")?["result"]?.kind == .null)
    talk.tell(#"{"method":"exit"}"#)
    #expect(talk.server.exitCode == .success)
  }

  @Test("Any place of any text has an answer", arguments: 0..<4)
  func robust(seed: UInt64) throws {
    var bytes = Array(
      try Folder.text(of: Folder.package("Scenarios/reroute/missed-turn.json")).utf8
    )
    var numbers = SeededGenerator(seed: seed)
    func random(_ limit: Int) -> Int { numbers.index(below: limit) }
    for _ in 0..<200 {
      bytes[random(bytes.count)] = Array("{}[]\":,\\\n\u{e9}".utf8)[random(10)]
      let features = LanguageFeatures(cursor: JSONCursor(bytes, at: random(bytes.count + 1)))
      _ = features.hover
      #expect(Set(features.proposals).count == features.proposals.count)
    }
  }

  @Test("The program speaks it over its streams, and says how it ended")
  func program() throws {
    func framed(_ body: String) -> String {
      "Content-Length: \(body.utf8.count)\\r\\n\\r\\n\(body)"
    }
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ].map(framed).joined()
    func run(_ text: String) throws -> ChildProcess {
      try ChildProcess.run(
        "/bin/sh",
        ["-c", "printf '%b' '\(text)' | '\(ChildProcess.navsim)' language-server"]
      )
    }
    let whole = try run(messages)
    #expect(whole.status == 0, "\(whole.error)")
    #expect(
      whole.output.contains("\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"capabilities\"")
    )
    #expect(whole.output.contains("\"id\":2,\"result\":null"))
    #expect(try run("Content-Length: 5\\r\\n\\r\\n{}").status == 1)
    #expect(try run("Content-Length: 99999999999\\r\\n\\r\\n").status == 2)
    #expect(try run(String(repeating: "x", count: 5000)).status == 2)
  }
}
