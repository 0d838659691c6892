import Geodesy
import Navigation
import Testing

/// Routes that stand alone, as `DirectionsRoute.toJson()` of Mapbox and MapLibre writes them; drawn after
/// their public documentation.
@Suite struct BareRouteTests {
  /// A route of two legs with what the SDKs write beside it.
  static func route(geometries: String? = nil, waypoints: String = "") -> String {
    let options = geometries.map {
      #","routeOptions":{"baseUrl":"https://api.example.com","user":"mapbox","profile":"driving","#
        + #""coordinates":"0,0;0.1,0;0.2,0","geometries":"\#($0)","overview":"full","steps":true}"#
    }
    // The same line with five and with six decimals of a degree.
    let (first, second) =
      geometries == "polyline" ? ("???_pR", "?_pR?_pR") : ("???_ibE", "?_ibE?_ibE")
    return """
      {"routeIndex":"0","distance":22239.0,"duration":2000.0,"geometry":"\(first)","weight":2000.0,
       "weight_name":"auto",\(waypoints)"legs":[
        {"distance":11119.5,"duration":1000.0,"summary":"Quay Street","steps":[
          {"distance":11119.5,"duration":1000.0,"name":"Quay Street","geometry":"\(first)","mode":"driving",
           "driving_side":"right","weight":1000.0,"voiceInstructions":[],"bannerInstructions":[],
           "intersections":[{"location":[0.0,0.0],"bearings":[90],"entry":[true],"out":0}],
           "maneuver":{"location":[0.0,0.0],"bearing_before":0.0,"bearing_after":90.0,"type":"depart",
            "instruction":"Head east"}},
          {"distance":0.0,"duration":0.0,"name":"","geometry":"?_\(geometries == "polyline" ? "pR" : "ibE")??",
           "maneuver":{"location":[0.1,0.0],"type":"arrive"}}]},
        {"distance":11119.5,"duration":1000.0,"summary":"","steps":[
          {"distance":11119.5,"duration":1000.0,"name":"","geometry":"\(second)",
           "maneuver":{"location":[0.1,0.0],"type":"depart"}}]}],
       "voiceLocale":"en","requestUuid":"none"\(options ?? "")}
      """
  }

  private static func read(_ text: String, precision: Int = 6) throws -> [Route] {
    try OSRMResponseParser(precision: precision).parseRoutes(from: Array(text.utf8))
  }

  @Test(
    "A route alone, a list of routes and an answer without a code are read",
    arguments: [
      (route(), 1), ("[\(route()),\(route(geometries: "polyline6"))]", 2),
      ("{\"routes\":[\(route())]}", 1),
    ]
  )
  func forms(text: String, count: Int) throws {
    let routes = try Self.read(text)
    #expect(routes.count == count)
    for route in routes {
      #expect(route.distance == 22239)
      #expect(route.legs.count == 2)
      #expect(route.legs[0].steps[0].roadName == "Quay Street")
      #expect(
        route.waypoints.map { $0.coordinate?.longitude } == [0, 0.1, 0.2]
      )
    }
  }

  @Test(
    "The polylines have the precision that the route was asked for with",
    arguments: [
      ("polyline", 6), ("polyline", 5), ("polyline6", 6), ("polyline6", 5),
    ]
  )
  func precision(geometries: String, stated: Int) throws {
    let route = try #require(
      try Self.read(Self.route(geometries: geometries), precision: stated).first
    )
    #expect(route.path.coordinates.last == Coordinate(latitude: 0, longitude: 0.2))
  }

  @Test("A route that has waypoints of its own keeps their names")
  func waypoints() throws {
    let list = """
      "waypoints":[{"name":"Start","location":[0,0]},{"name":"","location":[0.1,0]},
      {"name":"Post","location":[0.2,0]}],
      """
    let route = try #require(try Self.read(Self.route(waypoints: list)).first)
    #expect(route.waypoints.map(\.title) == ["Start", nil, "Post"])
  }

  @Test(
    "What is no route is refused as before",
    arguments: [
      "{}", "[]", "[{}]", "{\"routes\":[{}]}", "{\"legs\":[]}",
      "{\"legs\":[],\"distance\":1,\"duration\":1}",
    ]
  )
  func refuses(text: String) {
    #expect(throws: RouteParseError.self) { try Self.read(text) }
  }
}
