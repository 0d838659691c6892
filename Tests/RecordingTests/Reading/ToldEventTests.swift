import CanonicalJSON
import Recording
import Testing

@Suite("Events that other programs tell") struct ToldEventTests {
  private func read(_ text: String) throws -> ToldEvent {
    do {
      let root = try JSONDocument(parsing: Array(text.utf8)).root
      return try ToldEvent(root, beside: ["now", "id"])
    } catch let error as JSONError { throw RecordingError(error) }
  }

  @Test("An integer serves for a decimal, members come in any order, others stand beside")
  func known() throws {
    let event = try read(
      #"{"id":7,"isSnapped":false,"speed":13.8888,"lon":9,"now":45000,"lat":47,"tell":"navigator.didUpdateLocation"}"#
    )
    guard case .catalogue(let payload) = event else {
      Issue.record("\(event)")
      return
    }
    #expect(event.name == "navigator.didUpdateLocation")
    #expect(event.source == .navigator)
    #expect(
      String(decoding: payload.written, as: UTF8.self)
        == #"{"lat":47,"lon":9,"speed":13.89,"isSnapped":false}"#
    )
  }

  @Test(
    "What is wrong is told, and where",
    arguments: [
      ("[]", 1, "", "expected an object, found []"),
      ("{}", 1, "", "'tell' is missing: the name of an event"),
      (#"{"tell":1}"#, 9, "/tell", "expected the name of an event, found 1"),
      (
        #"{"tell":"navigator.didArive"}"#, 9, "/tell",
        "no event is called 'navigator.didArive', did you mean 'navigator.didArrive'?"
      ),
      (#"{"tell":"bridge"}"#, 9, "/tell", "no event is called 'bridge'"),
      (
        #"{"tell":"startGuidance"}"#, 9, "/tell",
        "'startGuidance' is recorded by the harness, no navigator tells it"
      ),
      (
        #"{"tell":"navigator.didVibrate"}"#, 1, "", "'utteranceKey' is missing: a text"
      ),
      (
        #"{"tell":"navigator.didVibrate","utteranceKey":"a","volume":3}"#, 51, "/volume",
        "unknown member 'volume'"
      ),
      (
        #"{"tell":"navigator.didVibrate","utteranceKey":1}"#, 47, "/utteranceKey",
        "expected a text, found 1"
      ),
      (
        #"{"tell":"navigator.didVibrate","utteranceKey":"a","utteranceKey":"a"}"#, 51,
        "/utteranceKey",
        "duplicate key 'utteranceKey', first on line 1"
      ),
      (
        #"{"tell":"navigator.didChangeGPSQuality","from":"good","to":"bad"}"#, 60, "/to",
        #"expected one of good, poor, lost, found "bad""#
      ),
      (
        #"{"tell":"navigator.routeStatus","requestID":1.5,"status":"ok"}"#, 45, "/requestID",
        "expected an integer, found 1.5"
      ),
      (
        #"{"tell":"navigator.didUpdateRemainingTime","seconds":-1}"#, 54, "/seconds",
        "-1 is outside 0...1000000000"
      ),
      (
        #"{"tell":"navigator.didArrive","waypoint":{"lat":1},"index":0,"isFinalDestination":true,"remainingCount":0}"#,
        42, "/waypoint", "'lat' and 'lon' come together"
      ),
    ] as [(String, Int, String, String)]
  )
  func wrong(text: String, column: Int, pointer: String, message: String) {
    let error = #expect(throws: RecordingError.self) { try read(text) }
    #expect(error?.message == message)
    #expect(error?.pointer == pointer)
    #expect(error?.location.column == column)
  }

  @Test("An event of a navigator's own keeps its members in canonical form")
  func other() throws {
    let event = try read(
      #"{"tell":"x.lane", "count": 3.0, "id":9, "to":{"lat":47.1234567, "ok":null}, "near":[1e3,-0]}"#
    )
    guard case .other("x.lane", let members) = event else {
      Issue.record("\(event)")
      return
    }
    #expect(event.source == .navigator)
    #expect(
      String(decoding: members.bytes, as: UTF8.self)
        == #"{"count":3,"to":{"lat":47.1234567,"ok":null},"near":[1e3,0]}"#
    )
  }

  @Test(
    "A number of an event of its own has at most 7 decimals",
    arguments: [
      (#"{"tell":"x.a","lat":47.12345678}"#, "/lat", "47.12345678 has 8 decimals"),
      (#"{"tell":"x.a","way":[{"m":0.30000000000000004}]}"#, "/way/0/m", "has 17 decimals"),
      (#"{"tell":"x.a","m":1e-8}"#, "/m", "1e-8 has 8 decimals"),
    ]
  )
  func decimals(text: String, pointer: String, message: String) {
    let error = #expect(throws: RecordingError.self) { try read(text) }
    #expect(error?.message.contains(message) == true)
    #expect(error?.message.hasSuffix("at most 7 are recorded") == true)
    #expect(error?.pointer == pointer)
  }

  @Test(
    "What a program hands over of its own is looked at in the same way",
    arguments: [
      ("x.a", #"{"m":0.5}"#, nil),
      ("y.a", "{}", "'y.a' is not the name of an event of its own, which is x. and a name"),
      ("x.a", "[]", "the members of 'x.a' are no object in canonical JSON"),
      ("x.a", #"{"m": 1}"#, "the members of 'x.a' are no object in canonical JSON"),
      ("x.a", #"{"m":1e-9}"#, "1e-9 has 9 decimals, at most 7 are recorded"),
      ("x.a", #"{"t":1}"#, "'t' is a member of every record, and cannot be one of the event"),
    ] as [(String, String, String?)]
  )
  func fault(name: String, members: String, fault: String?) {
    let json = RecordedJSON(canonical: Array(members.utf8))
    #expect(ToldEvent.fault(ofOther: name, json) == fault)
  }

  @Test(
    "No member of an event of its own is one of every record",
    arguments: ["seq", "t", "source", "event"]
  )
  func envelope(name: String) {
    let error = #expect(throws: RecordingError.self) {
      try read(#"{"tell":"x.a","\#(name)":1}"#)
    }
    #expect(error?.pointer == "/" + name)
  }

  @Test(
    "Only names of this form are a navigator's own",
    arguments: [
      "x.", "x.1", "x.a_b", "x.a b", "X.a", "x.é", "x." + String(repeating: "a", count: 65),
    ]
  )
  func names(name: String) {
    #expect(throws: RecordingError.self) { try read(#"{"tell":"\#(name)"}"#) }
    #expect(EventKind.isOther(name) == false)
  }
}
