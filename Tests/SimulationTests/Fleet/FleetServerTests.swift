import CanonicalJSON
import Navigation
import Testing

@testable import ScenarioLanguage
@testable import Simulation

/// A fleet section with a real dispatcher's server.
@Suite struct FleetServerTests {
  private static func load(
    _ fleet: String
  ) throws(ScenarioError) -> Scenario {
    let text = """
      {"version":1,"title":"x","duration":8,"fleet":\(fleet),"actions":[
      {"at":0,"do":"fleetSetUp","assetID":"truck","dispatcherID":"depot","pollingInterval":5},
      {"at":0,"do":"fleetStart"},{"at":1,"do":"fleetSend","send":"jobStarted","jobID":"J1"}]}
      """
    return try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: nil)
  }

  private static func problems(_ fleet: String) -> String {
    do {
      _ = try load(fleet)
      return ""
    } catch {
      return error.problems.map { "\($0) \($0.hint ?? "")" }.joined(separator: "\n")
    }
  }

  @Test(
    "What is wrong with a server is a located error",
    arguments: [
      (#"{"server":{}}"#, "missing key 'cassette'"),
      (#"{"server":{"cassette":"none.cassette"}}"#, "--live records it"),
      (#"{"server":{"cassette":"x"},"messages":[]}"#, "a server has its own messages"),
      (#"{"server":{"cassette":"x"},"answers":[]}"#, "a server has its own messages"),
      (#"{"server":{"cassette":"x","token":"a b"}}"#, "no spaces"),
      (#"{"server":{"cassette":"x","host":"a"}}"#, "unknown key 'host'"),
      (#"{"server":7}"#, "server"),
    ]
  )
  func bad(fleet: String, message: String) {
    let found = Self.problems(fleet)
    #expect(found.contains(message), "\(found)")
    #expect(found.contains("x.json:1:"))
  }

  @Test("A token is neither quoted in an error nor kept by a cassette")
  func secret() {
    #expect(!Self.problems(#"{"server":{"cassette":"x","token":"my secret"}}"#).contains("secret"))
    let request = RouteRequest.httpGet(
      url: "http://a/assets/t/messages?dispatcher=d",
      headers: [HTTPHeader("Authorization", "Bearer my-secret-token")]
    )
    let scheduler = Scheduler()
    let server = LiveServer(endpoint: nil) { _ in
      let body = Array(#"{"no": "my-secret-token"}"#.utf8)
      return (.success(TransportResponse(status: 401, body: body)), 7)
    }
    let transport = RecordingTransport(
      server: server,
      address: ServerAddress(endpoint: "http://a"),
      scheduler: scheduler,
      latency: 0
    )
    _ = transport.send(request) { _ in }
    let bytes = CassetteWriting.bytes(transport.entries, of: "dispatcher")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("secret") && text.contains("redacted"))
    #expect(text.contains("/assets/t/messages") && !text.contains("http://a"))
    let diagnostics = Diagnostics()
    let read = CassetteReading.cassette(bytes, "x.json", nil, diagnostics)
    #expect(read?.entries.count == 1 && diagnostics.problems.isEmpty)
  }
}
