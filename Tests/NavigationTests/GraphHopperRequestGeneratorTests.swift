import Geodesy
import Navigation
import NavigationFixtures
import Testing

struct GraphHopperRequestGeneratorTests {
  static func body(
    _ generator: GraphHopperRequestGenerator,
    through waypoints: [Waypoint] = [Equator.a],
    options: RouteOptions = .default
  ) throws -> JSONText {
    let origin = Location(
      coordinate: Coordinate(latitude: 1, longitude: 2),
      course: 90,
      timestamp: .zero
    )
    let request = try generator.makeRequest(from: origin, through: waypoints, options: options)
    guard case .httpPost(let url, let headers, let body) = request else {
      throw RouteRequestError.notEnoughWaypoints
    }
    #expect(url == "http://gh.test/navigate?key=k")
    #expect(headers == [HTTPHeader("Content-Type", "application/json")])
    return try JSONText(body)
  }

  static func generator(_ options: String? = nil) throws -> GraphHopperRequestGenerator {
    try GraphHopperRequestGenerator(
      endpoint: "http://gh.test/navigate?key=k",
      locale: "de",
      voiceUnits: .imperial,
      options: options.map { Array($0.utf8) }
    )
  }

  @Test("The body has profile, points from the start on, locale, type, units and the course")
  func plain() throws {
    var waypoint = Equator.b
    waypoint.properties = Array("not looked at".utf8)
    let body = try Self.body(Self.generator(), through: [Equator.a, waypoint])
    let expected = """
      {"profile": "car", "points": [[2, 1], [0.01, 0], [0.02, 0]], "locale": "de",
       "type": "mapbox", "voice_units": "imperial", "headings": [90], "ch.disable": true}
      """
    #expect(body == (try JSONText(parsing: expected)))
  }

  @Test("Wishes need flexible routing, alternatives an algorithm; options replace key by key")
  func options() throws {
    var options = RouteOptions()
    options.avoidsTolls = true
    options.maximumRouteCount = 2
    options.travelMode = .walking
    let body = try Self.body(Self.generator(#"{"locale": "fr"}"#), options: options)
    #expect(body["locale"] == "fr")
    #expect(body["profile"] == "foot")
    #expect(body["algorithm"] == "alternative_route")
    #expect(body["alternative_route.max_paths"] == 2)
    #expect(body["ch.disable"] == .scalar("true"))
    let model = """
      {"priority": [{"if": "toll == ALL", "multiply_by": "0.01"},
        {"if": "road_environment == FERRY", "multiply_by": "0.01"}]}
      """
    #expect(body["custom_model"] == (try JSONText(parsing: model)))
    options.avoidsTolls = false
    options.avoidsFerries = false
    options.strategy = .shortest
    let shortest = try Self.body(Self.generator(), options: options)
    #expect(shortest["custom_model"] == (try JSONText(parsing: #"{"distance_influence": 100000}"#)))
  }

  @Test("No waypoints is an error of generation")
  func tooFew() throws {
    let generator = try Self.generator()
    #expect(throws: RouteRequestError.notEnoughWaypoints) {
      try Self.body(generator, through: [])
    }
  }
}
