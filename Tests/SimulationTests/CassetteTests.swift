import CanonicalJSON
import Geodesy
import Navigation
import Testing
import Recording

@testable import ScenarioLanguage
@testable import Simulation

@Suite struct CassetteTests {
  private static let address = ServerAddress(endpoint: "http://h", format: .osrm)

  /// A cassette of entries written as request and response.
  private static func cassette(_ entries: String...) throws -> Cassette {
    let text = #"{"version":1,"entries":["# + entries.joined(separator: ",\n") + "]}"
    return try InMemory.cassette(text)
  }

  private static func entry(
    _ path: String,
    _ response: String = #"{"status":200,"body":{"code":"Ok"}}"#,
    more: String = ""
  ) -> String {
    #"{"request":{"method":"GET","path":"\#(path)"\#(more)},"response":\#(response)}"#
  }

  /// What requests are answered with, after how many milliseconds, and what could not be answered.
  private static func answers(
    _ cassette: Cassette,
    _ requests: [RouteRequest]
  ) throws -> (answers: [String], unmatched: [String], unused: [String]) {
    let scheduler = Scheduler()
    let transport = CassetteTransport(
      cassette: cassette,
      address: address,
      scheduler: scheduler
    )
    var unmatched: [String] = []
    transport.onUnmatched = { unmatched.append($0) }
    var answers = requests.map { _ in "" }
    for (index, request) in requests.enumerated() {
      _ = transport.send(request) { outcome in
        let time = scheduler.now.milliseconds
        switch outcome {
        case .success(let answer):
          answers[index] =
            "\(answer.status) \(String(decoding: answer.body, as: UTF8.self)) at \(time)"
        case .failure(let error): answers[index] = "\(error) at \(time)"
        }
      }
    }
    while try scheduler.runNext() {}
    return (answers, unmatched, transport.unused)
  }

  private static func get(_ path: String) -> RouteRequest {
    .httpGet(url: "http://h" + path, headers: [HTTPHeader("Authorization", "s3cret")])
  }

  @Test("Different requests are answered in any order, equal ones in the order of the entries")
  func order() throws {
    let cassette = try Self.cassette(
      Self.entry("/a", #"{"status":200,"text":"first","latency":0.25}"#),
      Self.entry("/b", #"{"status":503}"#),
      Self.entry("/a", #"{"status":200,"text":"second"}"#),
      Self.entry("/c", #"{"error":"timeout","latency":15}"#)
    )
    let run = try Self.answers(
      cassette,
      [Self.get("/c"), Self.get("/b"), Self.get("/a"), Self.get("/a")]
    )
    #expect(
      run.answers == ["timeout at 15000", "503  at 0", "200 first at 250", "200 second at 0"]
    )
    #expect(run.unmatched.isEmpty)
    #expect(run.unused.isEmpty)
  }

  @Test("Bodies are compared as JSON, queries in any order, and keys not at all")
  func equality() throws {
    let cassette = try Self.cassette(
      #"""
      {"request":{"method":"POST","path":"/a","query":{"steps":"1","exclude":["2","3"]},
        "body":{"b":[1.50,{"c":null}],"name":"é"}},"response":{"status":200,"text":"post"}}
      """#
    )
    let request = RouteRequest.httpPost(
      url: "http://h/a?exclude=2&api_key=k&exclude=3&steps=1&access_token=t",
      headers: [],
      body: Array(#"{ "name":"\u00e9", "key":"k", "b":[1.5,{"c":null,"token":"t"}] }"#.utf8)
    )
    #expect(try Self.answers(cassette, [request]).answers == ["200 post at 0"])
  }

  @Test("A request that no entry answers fails and names the nearest ones, with what differs")
  func unmatched() throws {
    let cassette = try Self.cassette(
      Self.entry("/route/1", more: #","query":{"steps":"true"}"#),
      #"""
      {"request":{"method":"POST","path":"/route","body":{"locations":[{"lat":1},{"lat":2}]}},
       "response":{"status":200}}
      """#
    )
    let get = Self.get("/route/1?steps=false&language=1")
    let post = RouteRequest.httpPost(
      url: "http://h/route",
      headers: [],
      body: Array(#"{"locations":[{"lat":1},{"lat":2.5},{}]}"#.utf8)
    )
    let run = try Self.answers(cassette, [get, post])
    #expect(run.answers == ["offline at 0", "offline at 0"])
    #expect(run.unmatched[0].hasPrefix("no entry of x.cassette answers GET /route/1"))
    #expect(
      run.unmatched[0].contains(
        "x.cassette:1: entry 1: ?steps is true, asked false, no ?language, asked 1\n"
      ),
      "\(run.unmatched[0])"
    )
    #expect(
      run.unmatched[1].contains(
        "entry 2: /locations/1/lat is 2, asked 2.5, no /locations/2, asked {}"
      ),
      "\(run.unmatched[1])"
    )
    #expect(run.unused.count == 2)
    #expect(run.unused[0] == "x.cassette:1: entry 1, GET /route/1")
    #expect(run.unused[1] == "x.cassette:2: entry 2, POST /route")
  }

  @Test("An entry answers once; the next equal request is told so")
  func usedUp() throws {
    let cassette = try Self.cassette(Self.entry("/a"))
    let run = try Self.answers(cassette, [Self.get("/a"), Self.get("/a")])
    #expect(run.answers == [#"200 {"code":"Ok"} at 0"#, "offline at 0"])
    #expect(run.unmatched[0].contains("entry 1 (used): the same, but used already"))
    #expect(
      try Self.answers(Self.cassette(), [Self.get("/a")]).unmatched[0].hasSuffix("it has none")
    )
  }

  @Test(
    "A bad cassette is a located error",
    arguments: [
      ("", "empty"), ("[]", "expected an object"), ("{}", "missing key 'version'"),
      (#"{"version":2,"entries":[]}"#, "version 2 is not known"),
      (#"{"version":1,"entries":[3]}"#, "expected an object"),
      (#"{"version":1,"entries":[{"request":{},"response":{}}]}"#, "missing key 'method'"),
      (
        #"{"version":1,"entries":[{"request":{"method":"PUT","path":"/"},"response":{}}]}"#, "'PUT'"
      ),
      (
        #"{"version":1,"entries":[{"request":{"method":"GET","path":"/","body":{}},"response":{}}]}"#,
        "a GET request has no body"
      ),
      (#"{"version":1,"entries":[\#(entry("/", #"{"latency":1}"#))]}"#, "missing key 'status'"),
      (#"{"version":1,"entries":[\#(entry("/", #"{"status":200,"body":7}"#))]}"#, "inline JSON"),
      (
        #"{"version":1,"entries":[\#(entry("/", #"{"status":200,"body":{},"text":""}"#))]}"#,
        "not both"
      ),
      (
        #"{"version":1,"entries":[\#(entry("/", #"{"status":200,"error":"timeout"}"#))]}"#, "either"
      ),
      (
        #"{"version":1,"entries":[\#(entry("/", more: #","query":{"a":1}"#))]}"#, "expected a text"
      ),
      (#"{"version":1,"entries":[],"extra":1}"#, "unknown key 'extra'"),
    ]
  )
  func bad(text: String, message: String) {
    let diagnostics = Diagnostics()
    #expect(
      CassetteReading.cassette(Array(text.utf8), "x.cassette", nil, diagnostics) == nil
        || diagnostics.hasErrors
    )
    let found = diagnostics.problems.map(\.description).joined(separator: "\n")
    #expect(found.contains(message), "\(found)")
    #expect(found.contains("x.cassette"))
  }

  // MARK: - Live

  private static let scenario = #"""
    {"version":1,"title":"x","routing":{"provider":"valhalla","cassette":"x.cassette",
      "endpoint":"https://maps.example.com/v1/go?api_key=s3cret"},
     "trace":{"points":[{"t":0,"lat":0,"lon":0},{"t":1,"lat":0,"lon":0}]},
     "actions":[{"at":0,"do":"setDestinations","waypoints":[{"lat":0,"lon":0.01}]}]}
    """#

  private static func live(
    _ outcome: Result<TransportResponse, TransportError>
  ) throws -> (result: RunResult, lines: String, asked: [RouteRequest]) {
    let scenario = try ScenarioLoader.decode(
      Array(scenario.utf8),
      path: "x.json",
      name: "x",
      root: nil,
      isLive: true
    )
    var asked: [RouteRequest] = []
    var options = RunOptions()
    options.live = LiveServer(endpoint: nil) { request in
      asked.append(request)
      return (outcome, 12_345_678)
    }
    var sink = MemorySink()
    let result = try ScenarioRunner.run(scenario, options: options, into: &sink)
    return (result, String(decoding: sink.bytes, as: UTF8.self), asked)
  }

  @Test("A live run asks the server, records without keys and addresses, and replays the same")
  func records() throws {
    let body = Array(" {\"code\": \"NoRoute\",\n \"message\": \"é of s3cret\"}\r\n".utf8)
    let response = TransportResponse(status: 400, body: body, contentType: "application/json")
    let live = try Self.live(.success(response))
    #expect(live.asked.map(\.url) == ["https://maps.example.com/v1/go?api_key=s3cret"])
    let recorded = try #require(live.result.recorded.first)
    let text = String(decoding: recorded.bytes, as: UTF8.self)
    #expect(recorded.requestCount == 1)
    #expect(recorded.failure == nil)
    for secret in ["s3cret", "example.com"] {
      #expect(!text.contains(secret))
      #expect(!live.lines.contains(secret))
    }
    #expect(text.contains(#"{"latency":0.012,"status":400,"contentType":"application/json","#))
    #expect(text.contains(#""path":"/route""#))
    let cassette = try InMemory.cassette(text)
    #expect(cassette.entries.count == 1)
    var scenario = try ScenarioLoader.decode(
      Array(Self.scenario.utf8),
      path: "x.json",
      name: "x",
      root: nil,
      isLive: true
    )
    scenario.routing.cassette = cassette
    var sink = MemorySink()
    let again = try ScenarioRunner.run(scenario, into: &sink)
    #expect(String(decoding: sink.bytes, as: UTF8.self) == live.lines)
    #expect(again.unusedEntries.isEmpty)
    #expect(again.recorded.isEmpty)
  }

  @Test("A request without an answer makes the recording one that is not kept")
  func lost() throws {
    let live = try Self.live(.failure(.connectionRefused))
    #expect(live.result.recorded.first?.failure == "connectionRefused")
    #expect(live.asked.count == 2)
  }

  @Test("A scenario without its cassette says how to record it")
  func missing() throws {
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioLoader.decode(Array(Self.scenario.utf8), path: "x.json", name: "x", root: nil)
    }
    #expect(try #require(error).problems.contains { $0.hint?.contains("--live") == true })
  }
}

/// Cassettes that lie in no file.
private enum InMemory {
  static func cassette(_ text: String) throws -> Cassette {
    let diagnostics = Diagnostics()
    let read = CassetteReading.cassette(Array(text.utf8), "x.cassette", nil, diagnostics)
    return try #require(read, "\(diagnostics.problems)")
  }
}
