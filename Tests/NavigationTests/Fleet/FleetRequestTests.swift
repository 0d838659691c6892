import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// Requests of the fleet service over HTTP.
struct FleetRequestTests {
  @Test("A poll is a GET with its IDs percent-encoded")
  func poll() {
    let request = FleetRequest.messages(
      assetID: "truck 7/ä",
      dispatcherID: "a&b=c",
      after: "12?"
    )
    #expect(
      request.httpRequest(endpoint: "http://localhost:8080/fleet/")
        == .httpGet(
          url: "http://localhost:8080/fleet/assets/truck%207%2F%C3%A4/messages"
            + "?dispatcher=a%26b%3Dc&after=12%3F",
          headers: []
        )
    )
  }

  @Test("A receipt is a POST of the messages' IDs")
  func receipt() throws {
    let request = FleetRequest.receipt(assetID: "t", dispatcherID: "d", messageIDs: ["a", "b\""])
    guard
      case .httpPost(let url, let headers, let body) = request.httpRequest(
        endpoint: "http://h",
        headers: [HTTPHeader("X-Key", "k")]
      )
    else {
      Issue.record("no POST")
      return
    }
    #expect(url == "http://h/assets/t/receipts")
    #expect(headers.map(\.name) == ["X-Key", "Content-Type"])
    #expect(
      String(decoding: body, as: UTF8.self)
        == #"{"dispatcher_id":"d","message_ids":["a","b\""]}"#
    )
  }

  @Test("An event is a POST with its content by keys")
  func event() throws {
    let fleet = try FleetDrive()
    fleet.service.start()
    fleet.service.send(
      .jobStarted(jobID: "J1", etaThreshold: 500, content: ["b": "2", "a": "1"])
    )
    let request = try #require(fleet.server.requests.first)
    let body = try #require(request.body)
    #expect(
      String(decoding: body, as: UTF8.self) == """
        {"id":"E1","type":"JOB_STARTED","job_id":"J1","asset_id":"truck","dispatcher_id":"depot",\
        "creation_time_ms":1000000,"eta_threshold_percent":10,"content":{"a":"1","b":"2"}}
        """
    )
  }

  @Test("Over HTTP the service works as over any transport")
  func http() throws {
    let scheduler = TestScheduler()
    let transport = ScriptedTransport(
      scheduler,
      [.response(204, ""), .error(.connectionRefused), .response(200, FleetDrive.messages())]
    )
    let context = NavigationContext(
      provider: .custom(ScriptedProvider(scheduler, [])),
      scheduler: scheduler
    )
    context.provideAPIKey("key")
    context.fleetTransport = HTTPFleetTransport(endpoint: "http://h", transport: transport)
    let service = try #require(context.fleetConnectivity)
    let log = FleetLog()
    service.delegate = log
    service.assetID = "t"
    service.dispatcherID = "d"
    service.start()
    service.send(.custom(content: ["a": "b"]))
    service.send(.custom())
    scheduler.run(until: 11)
    #expect(log.lines == ["ack custom -", "ack custom -"])
    #expect(log.errors.map { $0?.responseCode } == [nil, 0])
    #expect(
      transport.requests.map(\.url) == [
        "http://h/assets/t/events", "http://h/assets/t/events",
        "http://h/assets/t/messages?dispatcher=d",
      ]
    )
  }
}
