import Navigation
import NavigationFixtures
import Seeds
import Testing

/// Answers of a dispatcher's server, right and wrong.
struct FleetMessageParserTests {
  private let parser = FleetMessageParser(
    assetID: "truck",
    dispatcherID: "depot",
    receptionMilliseconds: 5000
  )

  private func parse(_ body: String, status: Int = 200) -> Result<FleetPoll, FleetError> {
    parser.parse(TransportResponse(status: status, body: Array(body.utf8)))
  }

  @Test("All members of a job are read")
  func job() throws {
    let poll = try parse(
      """
      {"messages":[{"id":"M1","type":"NEW_DESTINATION","job_id":"J1","asset_id":"truck",
       "dispatcher_id":"depot","message":"Hello","creation_time_ms":1999,
       "content":{"destination":"1,2","n":1,"x":null},"eta_threshold_percent":5}],"next":"abc"}
      """
    ).get()
    let message = try #require(poll.messages.first)
    #expect(message.kind == .job(etaThreshold: 5))
    #expect(message.content == ["destination": "1,2"])
    #expect(message.creationTime == 1)
    #expect(message.message == "Hello")
    #expect(poll.next == "abc")
    #expect(poll.refusals.isEmpty)
  }

  @Test("Absent members have their defaults")
  func defaults() throws {
    let poll = try parse(#"{"messages":[{"id":"M1","type":"CUSTOM","job_id":"J1","message":""}]}"#)
      .get()
    let message = try #require(poll.messages.first)
    #expect(message.kind == .custom)
    #expect(message.etaThreshold == nil)
    #expect(message.assetID == "truck")
    #expect(message.dispatcherID == "depot")
    #expect(message.message == nil)
    #expect(message.creationTime == 5)
    #expect(poll.next == nil)
  }

  @Test(
    "Answers that are none are errors of the server, with the status they came with",
    arguments: [
      "", "<html>", "{", "[]", "null", "{}", #"{"messages":{}}"#, #"{"messages":null}"#,
      #"{"messages":[]}}"#, #"{"messages":[],"messages":[]}"#,
    ]
  )
  func garbage(body: String) {
    guard case .failure(let error) = parse(body) else {
      Issue.record("\(body) was read")
      return
    }
    #expect(error.errorType == .server)
    #expect(error.responseCode == 200)
    #expect(error.issues?.first?.code == "invalidAnswer")
  }

  @Test("Deep and large answers are errors, not crashes")
  func bombs() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: FleetError.self) { try parse(deep).get() }
    let large = #"{"messages":[""# + String(repeating: "x", count: 9 << 20) + #""]}"#
    #expect(throws: FleetError.self) { try parse(large).get() }
    let many = #"{"messages":["# + String(repeating: "1,", count: 210_000) + "1]}"
    #expect(throws: FleetError.self) { try parse(many).get() }
  }

  @Test("Bad answers are read for their ID and issues, as far as they have them")
  func errors() {
    let answers: [(String, FleetError)] = [
      ("", FleetError(errorType: .server, responseCode: 500)),
      (#"{"error_id":7,"issues":"none"}"#, FleetError(errorType: .server, responseCode: 500)),
      (
        #"{"error_id":"e1","issues":[{"code":"a","message":"b"},{"message":"c"},4,{"code":"d"}]}"#,
        FleetError(
          errorType: .server,
          responseCode: 500,
          errorID: "e1",
          issues: [.init(code: "a", message: "b"), .init(code: "d", message: "")]
        )
      ),
    ]
    for (body, expected) in answers {
      #expect(parse(body, status: 500) == .failure(expected))
    }
  }

  @Test("50 characters are an ID and 3500 a message, one more is neither")
  func limits() throws {
    func reason(jobID: Int, note: Int) throws -> FleetMessageRefusal.Reason? {
      let poll = try parse(
        """
        {"messages":[{"id":"M1","type":"CUSTOM",\
        "job_id":"\(String(repeating: "ö", count: jobID))",\
        "content":{"note":"\(String(repeating: "ü", count: note))"}}]}
        """
      ).get()
      return poll.refusals.first?.reason
    }
    #expect(try reason(jobID: 50, note: 3446) == nil)
    #expect(try reason(jobID: 51, note: 0) == .idTooLong)
    #expect(try reason(jobID: 50, note: 3447) == .messageTooLong)
  }

  @Test("Whatever stands in a message, the answer is read and nothing is lost", arguments: 0..<300)
  func fuzz(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let keys = [
      "id", "type", "job_id", "asset_id", "dispatcher_id", "message", "creation_time_ms", "content",
      "eta_threshold_percent",
    ]
    let values = [
      "null", "true", "0", "-1", "1.5", "1e300", #""""#, #""truck""#, #""depot""#, #""J1""#,
      #""CUSTOM""#, #""NEW_DESTINATION""#, "{}", "[]", #"{"a":"b","c":1}"#, "9223372036854775807",
      "\"\(String(repeating: "x", count: 60))\"", #""😀\u0000""#,
    ]
    var entries: [String] = []
    for _ in 0..<20 {
      let members = keys.compactMap { key -> String? in
        guard Int.random(in: 0..<4, using: &random) > 0 else { return nil }
        let value = values[Int.random(in: 0..<values.count, using: &random)]
        return "\"\(key)\":\(value)"
      }
      entries.append("{\(members.joined(separator: ","))}")
    }
    let poll = try parse("{\"messages\":[\(entries.joined(separator: ","))]}").get()
    #expect(poll.messages.count + poll.refusals.count == entries.count)
    for message in poll.messages {
      #expect(!message.id.isEmpty && !message.jobID.isEmpty && message.creationMilliseconds >= 0)
      #expect(message.assetID == "truck" && message.dispatcherID == "depot")
    }
  }
}
