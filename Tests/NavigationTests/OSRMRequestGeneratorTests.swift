import Geodesy
import Navigation
import NavigationFixtures
import Testing

struct OSRMRequestGeneratorTests {
  static func url(
    _ generator: OSRMRequestGenerator = OSRMRequestGenerator(endpoint: "http://osrm.test/"),
    course: Double? = nil,
    through waypoints: [Waypoint] = [Equator.a],
    options: RouteOptions = .default
  ) throws -> String {
    let origin = Location(
      coordinate: Coordinate(latitude: 0, longitude: 0),
      course: course,
      timestamp: .zero
    )
    let request = try generator.makeRequest(from: origin, through: waypoints, options: options)
    guard case .httpGet(let url, let headers) = request else { return "no GET" }
    #expect(headers.isEmpty)
    #expect(request.hasValidURL)
    return url
  }

  static let plain = "overview=full&geometries=polyline6&steps=true&annotations=true"

  @Test("A plain request names the places, longitude first, and asks for all there is")
  func plainRequest() throws {
    #expect(try Self.url() == "http://osrm.test/route/v1/driving/0,0;0.01,0?" + Self.plain)
  }

  @Test("Course, headings, curbs and radiuses are lists of one value a coordinate")
  func lists() throws {
    var curb = Equator.a
    curb.prefersSameSideOfRoad = true
    var heading = Equator.b
    heading.preferredHeading = 180.4
    heading.properties = Array(#"{"radius": 25.5, "name": "x"}"#.utf8)
    #expect(
      try Self.url(course: 359.7, through: [curb, heading])
        == "http://osrm.test/route/v1/driving/0,0;0.01,0;0.02,0?" + Self.plain
        + "&bearings=0,90;;180,90&radiuses=;;25.5&approaches=;curb;"
    )
  }

  @Test("Vias are coordinates that are no waypoints; the last place always is one")
  func vias() throws {
    let vias = [Equator.stop(0.1, "1", kind: .via), Equator.stop(0.2, "2", kind: .via)]
    #expect(try Self.url(through: vias).hasSuffix("&waypoints=0;2"))
    #expect(try Self.url(through: vias + [Equator.a, Equator.b]).hasSuffix("&waypoints=0;3;4"))
  }

  @Test("Alternatives and travel mode are passed, exclusions where the server knows the class")
  func options() throws {
    var options = RouteOptions()
    options.maximumRouteCount = 3
    options.avoidsTolls = true
    options.avoidsHighways = true
    options.travelMode = .walking
    #expect(
      try Self.url(options: options) == "http://osrm.test/route/v1/walking/0,0;0.01,0?" + Self.plain
        + "&alternatives=2&exclude=motorway"
    )
    let ferries = try OSRMRequestGenerator(
      endpoint: "http://osrm.test",
      excludableClasses: ["ferry"],
      options: nil
    )
    #expect(try Self.url(ferries, options: options).hasSuffix("&alternatives=2&exclude=ferry"))
  }

  @Test("A key in the endpoint's query stays; options replace parameters, null removes one")
  func overrides() throws {
    let options = #"{"overview": "false", "annotations": null, "language": "de AT", "x": true}"#
    let mapbox = try OSRMRequestGenerator(
      endpoint: "https://api.test/?access_token=k",
      profile: "driving-traffic",
      service: "directions/v5/mapbox",
      options: Array(options.utf8)
    )
    #expect(
      try Self.url(mapbox)
        == "https://api.test/directions/v5/mapbox/driving-traffic/0,0;0.01,0?overview=false"
        + "&geometries=polyline6&steps=true&language=de%20AT&x=true&access_token=k"
    )
  }

  @Test(
    "A radius that is none is a typed error",
    arguments: [#"{"radius": "far"}"#, #"{"radius": -1}"#, "{"]
  )
  func badRadius(json: String) throws {
    var waypoint = Equator.a
    waypoint.properties = Array(json.utf8)
    let waypoints = [waypoint]
    #expect(throws: RouteRequestError.self) { try Self.url(through: waypoints) }
  }

  @Test(
    "A URL is valid with http or https, a host, and nothing that no URL holds",
    arguments: [
      ("http://a/b?c=d;e,f", true), ("https://a:1", true), ("HTTP://a", true), ("http://", false),
      ("http:///x", false), ("ftp://a", false), ("a/b", false), ("", false), ("http://a b", false),
      ("http://a/ü", false), ("http://a/{x}", false), ("http://?q", false), ("htp:/nowhere", false),
    ]
  )
  func urls(text: String, isValid: Bool) {
    #expect(RouteRequest.httpGet(url: text, headers: []).hasValidURL == isValid)
  }
}
