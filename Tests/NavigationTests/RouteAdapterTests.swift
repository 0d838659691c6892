import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// Requests by an adapter of OSRM's generator and parser over a scripted transport.
struct RouteAdapterTests {
  static let answer = String(decoding: OSRMResponseParserTests.answer(), as: UTF8.self)

  static func statuses(
    _ answers: [ScriptedTransport.Answer],
    retries: Int = 0
  ) throws -> (statuses: [RouteStatus], requests: [RouteRequest], seconds: Double) {
    let scheduler = TestScheduler()
    let transport = ScriptedTransport(scheduler, answers)
    var configuration = NavigatorConfiguration()
    configuration.routing.retries = retries
    let context = NavigationContext(
      configuration: configuration,
      provider: .adapter(
        RouteAdapter(
          requestGenerator: OSRMRequestGenerator(endpoint: "http://osrm.test/"),
          responseParser: OSRMResponseParser()
        ),
        transport
      ),
      scheduler: scheduler,
      hasAcceptedTerms: true
    )
    context.start()
    context.provideAPIKey("key")
    let navigator = try context.navigator()
    context.update(
      Location(
        coordinate: Coordinate(latitude: 0, longitude: 0),
        course: 359.7,
        timestamp: .zero
      )
    )
    var statuses: [RouteStatus] = []
    let via = Equator.stop(0.1, "via", kind: .via)
    navigator.setDestinations([via, Equator.stop(0.2, "end")]) { statuses.append($0) }
    scheduler.run()
    return (statuses, transport.requests, scheduler.now.seconds)
  }

  @Test(
    "One table leads from answers to statuses",
    arguments: [
      (200, answer, "ok"), (200, #"{"code":"NoRoute"}"#, "noRouteFound"),
      (400, #"{"code":"NoSegment"}"#, "noRouteFound"),
      (400, #"{"code":"InvalidValue"}"#, "waypointError"), (400, "Bad request", "internalError"),
      (401, "", "apiKeyNotAuthorized"), (403, "", "apiKeyNotAuthorized"),
      (404, "{}", "internalError"), (429, "", "quotaExceeded"), (503, "", "networkError"),
      (302, "", "internalError"), (200, "<html>", "internalError"),
      (200, #"{"code":"Ok","routes":[]}"#, "noRouteFound"),
    ]
  )
  func table(status: Int, body: String, expected: String) throws {
    let outcome = try Self.statuses([.response(status, body)])
    #expect(outcome.statuses.map(\.rawValue) == [expected])
  }

  @Test("The request names origin, via and stop, and the heading at the origin")
  func request() throws {
    let outcome = try Self.statuses([.response(200, Self.answer)])
    let url =
      "http://osrm.test/route/v1/driving/0,0;0.1,0;0.2,0"
      + "?overview=full&geometries=polyline6&steps=true&annotations=true"
      + "&bearings=0,90;;&waypoints=0;2"
    #expect(outcome.requests == [.httpGet(url: url, headers: [])])
  }

  @Test("An answer that never comes is given up after 15 s, and asked for once more")
  func timeout() throws {
    let once = try Self.statuses([.silence])
    #expect(once.statuses == [.networkError])
    #expect(once.seconds == 15)
    let twice = try Self.statuses([.silence, .response(200, Self.answer)], retries: 1)
    #expect(twice.statuses == [.ok])
    #expect(twice.seconds == 15.5)
  }

  @Test("Server errors and lost connections are retried, refusals are not")
  func retries() throws {
    let lost = try Self.statuses(
      [.error(.connectionRefused), .response(200, Self.answer)],
      retries: 1
    )
    #expect(lost.statuses == [.ok])
    let refused = try Self.statuses([.response(401, ""), .response(200, Self.answer)], retries: 1)
    #expect(refused.statuses == [.apiKeyNotAuthorized])
    #expect(refused.requests.count == 1)
  }
}
