import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// Halves of adapters that an app brings itself.
struct MixedAdapterTests {
  /// A generator that counts its calls.
  final class Generator: RouteRequestGenerator {
    var calls = 0

    func makeRequest(
      from origin: Location,
      through waypoints: [Waypoint],
      options: RouteOptions
    ) throws(RouteRequestError) -> RouteRequest {
      calls += 1
      return .httpGet(url: "http://mock.test/\(waypoints.count)", headers: [HTTPHeader("X", "1")])
    }
  }

  /// A parser that keeps what it was given.
  final class Parser: RouteResponseParser {
    var bodies: [[UInt8]] = []
    var result: Result<[Route], RouteParseError> = .success([])

    func parseRoutes(from response: [UInt8]) throws(RouteParseError) -> [Route] {
      bodies.append(response)
      return try result.get()
    }
  }

  private static func run(
    _ generator: any RouteRequestGenerator,
    _ parser: any RouteResponseParser,
    _ answer: ScriptedTransport.Answer
  ) throws -> (status: RouteStatus?, requests: [RouteRequest]) {
    let scheduler = TestScheduler()
    let transport = ScriptedTransport(scheduler, [answer])
    let adapter = RouteAdapter(requestGenerator: generator, responseParser: parser)
    let context = NavigationContext(
      provider: .adapter(adapter, transport),
      scheduler: scheduler,
      hasAcceptedTerms: true
    )
    context.start()
    context.provideAPIKey("key")
    let navigator = try context.navigator()
    context.update(Location(coordinate: Coordinate(latitude: 0, longitude: 0), timestamp: .zero))
    var status: RouteStatus?
    navigator.setDestinations([Equator.a]) { status = $0 }
    scheduler.run()
    return (status, transport.requests)
  }

  @Test("The generator is called once, and the parser is given the very bytes of the answer")
  func mocks() throws {
    let (generator, parser) = (Generator(), Parser())
    parser.result = .success([Equator.route(to: [Equator.a])])
    let run = try Self.run(generator, parser, .response(200, "é\u{0}x"))
    #expect(run.status == .ok)
    #expect(generator.calls == 1)
    #expect(run.requests == [.httpGet(url: "http://mock.test/1", headers: [HTTPHeader("X", "1")])])
    #expect(parser.bodies == [Array("é\u{0}x".utf8)])
  }

  @Test("A refusal never reaches the parser")
  func refusal() throws {
    let parser = Parser()
    #expect(try Self.run(Generator(), parser, .response(401, "{}")).status == .apiKeyNotAuthorized)
    #expect(try Self.run(Generator(), parser, .error(.offline)).status == .networkError)
    #expect(parser.bodies.isEmpty)
  }

  @Test("An app's generator goes with the bundled parser, and its parser's error is internal")
  func halves() throws {
    let bundled = OSRMResponseParser()
    let answer = RouteAdapterTests.answer
    #expect(try Self.run(Generator(), bundled, .response(200, answer)).status == .ok)
    let parser = Parser()
    parser.result = .failure(.invalidGeometry("bad"))
    #expect(try Self.run(Generator(), parser, .response(200, answer)).status == .internalError)
  }

  @Test("A context for Valhalla asks Valhalla")
  func valhalla() throws {
    let scheduler = TestScheduler()
    let transport = ScriptedTransport(scheduler, [.response(200, RouteAdapterTests.answer)])
    let context = try NavigationContext.valhalla(
      endpoint: "http://valhalla.test/route",
      profile: "bus",
      transport: transport,
      scheduler: scheduler,
      hasAcceptedTerms: true
    )
    context.start()
    context.provideAPIKey("key")
    let navigator = try context.navigator()
    context.update(Location(coordinate: Coordinate(latitude: 0, longitude: 0), timestamp: .zero))
    navigator.setDestinations([Equator.a]) { _ in }
    scheduler.run()
    guard case .httpPost(let url, _, let body) = transport.requests.first else {
      Issue.record("no POST")
      return
    }
    #expect(url == "http://valhalla.test/route")
    #expect(try JSONText(body)["costing"] == "bus")
    #expect(throws: RequestOptionsError.self) {
      try NavigationContext.valhalla(
        endpoint: "x",
        options: Array("[]".utf8),
        transport: transport,
        scheduler: scheduler
      )
    }
  }
}
