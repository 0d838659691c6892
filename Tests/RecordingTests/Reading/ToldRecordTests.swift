import CanonicalJSON
import FoundationEssentials
import Recording
import Testing

@Suite("Lines of recordings that were made elsewhere") struct ToldRecordTests {
  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8)).root
  }

  @Test("Number and source may be left out")
  func short() throws {
    let record = try ToldRecord(
      try root(#"{"t":1200,"event":"navigator.didVibrate","utteranceKey":"a"}"#)
    )
    #expect(record.milliseconds == 1200)
    #expect(record.sequence == nil)
    #expect(record.event.name == "navigator.didVibrate")
    let own = try ToldRecord(
      try root(#"{"seq":3,"t":0,"source":"navigator","event":"x.a","b":1}"#)
    )
    #expect(own.sequence == 3)
    #expect(own.event.name == "x.a")
  }

  @Test("Records of the harness itself may be there")
  func harness() throws {
    let record = try ToldRecord(
      try root(#"{"seq":0,"t":0,"source":"action","event":"startGuidance"}"#)
    )
    #expect(record.event.source == .action)
  }

  @Test(
    "What is wrong with a line is told, and where",
    arguments: [
      (#"{"event":"startGuidance"}"#, "", "'t' is missing: milliseconds since the start"),
      (#"{"t":-1,"event":"startGuidance"}"#, "/t", "-1 is less than 0"),
      (#"{"t":0.5,"event":"startGuidance"}"#, "/t", "expected an integer, found 0.5"),
      (#"{"t":0,"seq":"a","event":"startGuidance"}"#, "/seq", #"expected an integer, found "a""#),
      (
        #"{"t":0,"source":"map","event":"startGuidance"}"#, "/source",
        #"expected action, the source of startGuidance, found "map""#
      ),
      (#"{"t":0,"event":"startGuidence"}"#, "/event", "did you mean 'startGuidance'?"),
      (#"{"t":0,"event":"startGuidance","loud":true}"#, "/loud", "unknown member 'loud'"),
    ]
  )
  func wrong(text: String, pointer: String, message: String) {
    let error = #expect(throws: RecordingError.self) { try ToldRecord(try root(text)) }
    #expect(error?.message.hasSuffix(message) == true)
    #expect(error?.pointer == pointer)
  }

  @Test("A header tells scenario and navigator, and what the navigator tells")
  func header() throws {
    let header = try RecordedHeader(
      try root(
        #"{"navsim":1,"scenario":"roads/x","navigator":"corridor","version":"1","tells":["navigator.didArrive"]}"#
      )
    )
    #expect(header.scenario == "roads/x")
    #expect(header.navigator == "corridor")
    #expect(header.version == "1")
    #expect(header.seed == nil)
    #expect(header.tells?.map(\.kind) == [.didArrive])
  }

  @Test(
    "What is wrong with a header is told, and where",
    arguments: [
      (#"{"scenario":"a","navigator":"b"}"#, ""),
      (#"{"navsim":1,"navigator":"b"}"#, ""),
      (#"{"navsim":1,"scenario":"a"}"#, ""),
      (#"{"navsim":2,"scenario":"a","navigator":"b"}"#, "/navsim"),
      (#"{"navsim":1,"scenario":"a","navigator":"Our Navigator"}"#, "/navigator"),
      (#"{"navsim":1,"scenario":"a","navigator":"b","version":"1\n"}"#, "/version"),
      (#"{"navsim":1,"scenario":"a","navigator":"b","seed":-1}"#, "/seed"),
      (#"{"navsim":1,"scenario":"a","navigator":"b","app":"c"}"#, "/app"),
      (#"{"navsim":1,"scenario":"a","navigator":"b","tells":["x.a"]}"#, "/tells/0"),
      (#"{"navsim":1,"scenario":"a","navigator":"b","tells":["startGuidance"]}"#, "/tells/0"),
    ]
  )
  func wrongHeader(text: String, pointer: String) {
    let error = #expect(throws: RecordingError.self) { try RecordedHeader(try root(text)) }
    #expect(error?.pointer == pointer)
  }

  @Test("Every line of every golden is read strictly")
  func goldens() throws {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let root = folder.appending(path: "Golden").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
    let goldens = names.filter { $0.hasSuffix(".jsonl") && !$0.hasSuffix(".new.jsonl") }
    #expect(goldens.count > 400)
    for name in goldens {
      let bytes = try #require(FileManager.default.contents(atPath: "\(root)/\(name)"))
      let lines = try JSONLines(parsing: Array(bytes), source: name)
      #expect(throws: Never.self, "\(name)") { try RecordedHeader(lines[0]) }
      let closing = try RecordedClosing(lines[lines.count - 1])
      let last = lines[lines.count - 2]["t"]?.integer
      #expect(closing.disagreement(count: lines.count - 2, last: last) == nil, "\(name)")
      for index in 1..<lines.count - 1 {
        let sequence = try? ToldRecord(lines[index]).sequence
        #expect(sequence == index - 1, "\(name):\(index + 1)")
      }
    }
  }
}
