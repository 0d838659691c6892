import Geodesy
import Navigation
import NavigationFixtures
import Testing

struct ValhallaRequestGeneratorTests {
  static let endpoint = "http://valhalla.test/route?api_key=k"

  static func origin(accuracy: Double? = nil, course: Double? = nil) -> Location {
    Location(
      coordinate: Coordinate(latitude: 47.5, longitude: 9.25),
      horizontalAccuracy: accuracy,
      course: course,
      timestamp: .zero
    )
  }

  static func body(
    accuracy: Double? = nil,
    course: Double? = nil,
    through waypoints: [Waypoint] = [Equator.a],
    options: RouteOptions = .default,
    overrides: String? = nil
  ) throws -> JSONText {
    let generator = try ValhallaRequestGenerator(
      endpoint: endpoint,
      options: overrides.map { Array($0.utf8) }
    )
    let request = try generator.makeRequest(
      from: origin(accuracy: accuracy, course: course),
      through: waypoints,
      options: options
    )
    guard case .httpPost(let url, let headers, let body) = request else {
      throw RouteRequestError.notEnoughWaypoints
    }
    #expect(url == endpoint)
    #expect(headers == [HTTPHeader("Content-Type", "application/json")])
    return try JSONText(body)
  }

  @Test("The body asks for OSRM's format, banners, voices and the attributes of the shape")
  func whole() throws {
    let body = try Self.body(
      accuracy: 6.8,
      course: 41.7,
      through: [Equator.stop(0.1, "via", kind: .via), Equator.stop(0.2, "end")]
    )
    let expected = """
      {"format": "osrm", "banner_instructions": true, "voice_instructions": true,
       "filters": {"action": "include", "attributes": ["shape_attributes.speed",
         "shape_attributes.speed_limit", "shape_attributes.time", "shape_attributes.length"]},
       "costing": "auto", "costing_options": {"auto": {"use_ferry": 0}},
       "locations": [
         {"lat": 47.5, "lon": 9.25, "street_side_tolerance": 6, "heading": 42},
         {"lat": 0, "lon": 0.1, "type": "via"}, {"lat": 0, "lon": 0.2, "type": "break"}]}
      """
    #expect(body == (try JSONText(parsing: expected)))
  }

  @Test("The tolerance of the start is at least 5 m, and no course is no heading")
  func start() throws {
    let start = try Self.body(accuracy: 3)["locations"]?[0]
    #expect(start == (try JSONText(parsing: #"{"lat":47.5,"lon":9.25,"street_side_tolerance":5}"#)))
    let wild = try Self.body(accuracy: 1e300, course: 359.9)["locations"]?[0]
    #expect(wild?["street_side_tolerance"] == 1_000_000)
    #expect(wild?["heading"] == 0)
  }

  @Test("All properties of a waypoint are sent, and only those that are set")
  func properties() throws {
    var properties = ValhallaWaypointProperties()
    properties.heading = 90
    properties.headingTolerance = 45
    properties.minimumReachability = 10
    properties.radius = 20
    properties.preferredSide = .opposite
    properties.displayCoordinate = Coordinate(latitude: 1, longitude: 2)
    properties.searchCutoff = 1000
    properties.nodeSnapTolerance = 3
    properties.streetSideTolerance = 4
    properties.streetSideMaxDistance = 500
    properties.streetSideCutoff = .serviceOther
    properties.allowsUTurns = false
    properties.name = "Gate"
    var filter = ValhallaWaypointProperties.SearchFilter()
    filter.excludesTunnels = true
    filter.excludesBridges = false
    filter.excludesTolls = true
    filter.excludesFerries = true
    filter.excludesRamps = true
    filter.excludesClosures = false
    filter.minimumRoadClass = .residential
    filter.maximumRoadClass = .motorway
    filter.level = -1
    properties.searchFilter = filter
    #expect(try ValhallaWaypointProperties(json: properties.json) == properties)
    let waypoint = try #require(
      Waypoint.valhalla(
        coordinate: Coordinate(latitude: 0, longitude: 0.1),
        kind: .stop,
        properties: properties
      )
    )
    let sent = try Self.body(through: [waypoint])["locations"]?[1]
    let expected = """
      {"lat": 0, "lon": 0.1, "type": "break_through", "heading": 90, "heading_tolerance": 45,
       "minimum_reachability": 10, "radius": 20, "preferred_side": "opposite",
       "display_lat": 1, "display_lon": 2, "search_cutoff": 1000, "node_snap_tolerance": 3,
       "street_side_tolerance": 4, "street_side_max_distance": 500,
       "street_side_cutoff": "service_other", "name": "Gate",
       "search_filter": {"exclude_tunnel": true, "exclude_bridge": false, "exclude_toll": true,
         "exclude_ferry": true, "exclude_ramp": true, "exclude_closures": false,
         "min_road_class": "residential", "max_road_class": "motorway", "level": -1}}
      """
    #expect(sent == (try JSONText(parsing: expected)))
  }

  @Test("The same side of the road is preferred_side, a forbidden U-turn makes a via a through")
  func sides() throws {
    var properties = ValhallaWaypointProperties()
    properties.preferredSide = .same
    properties.allowsUTurns = false
    let place = Coordinate(latitude: 0, longitude: 0.1)
    let via = try #require(Waypoint.valhalla(coordinate: place, kind: .via, properties: properties))
    var stop = Equator.stop(0.2, "end")
    stop.prefersSameSideOfRoad = true
    var heading = Equator.stop(0.3, "heading")
    heading.preferredHeading = 360
    let locations = try Self.body(through: [via, stop, heading])["locations"]
    #expect(locations?[1]?["type"] == "through")
    #expect(locations?[1]?["preferred_side"] == "same")
    #expect(locations?[2]?["preferred_side"] == "same")
    #expect(locations?[3]?["heading"] == 0)
  }

  @Test(
    "Undecodable properties are a typed error that names the waypoint",
    arguments: [
      ("[]", "expected an object"), ("{", "properties:1"), (#"{"radius": "far"}"#, "'radius'"),
      (#"{"radius": -1}"#, "'radius'"), (#"{"preferred_side": "left"}"#, "'preferred_side'"),
      (#"{"search_filter": {"exclude_toll": 1}}"#, "'exclude_toll'"),
      (#"{"display_lat": 1}"#, "display_lon"), (#"{"heading": 1.5}"#, "'heading'"),
    ]
  )
  func badProperties(json: String, text: String) throws {
    var waypoint = Equator.b
    waypoint.properties = Array(json.utf8)
    let waypoints = [Equator.a, waypoint]
    let error = #expect(throws: RouteRequestError.self) { try Self.body(through: waypoints) }
    guard case .malformedProperties(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.hasPrefix("waypoint 1: "))
    #expect(message.contains(text), "\(message)")
  }

  @Test("Options of the app stand in place of the generator's, key by key")
  func overrides() throws {
    let body = try Self.body(
      overrides: #"{"costing": "truck", "costing_options": {"truck": {"height": 4}}, "id": 7}"#
    )
    #expect(body["costing"] == "truck")
    #expect(
      body["costing_options"]
        == (try JSONText(parsing: #"{"auto": {"use_ferry": 0}, "truck": {"height": 4}}"#))
    )
    #expect(body["id"] == 7)
    #expect(body["format"] == "osrm")
  }

  @Test("Options that are no JSON object are an error of construction")
  func badOptions() throws {
    #expect(throws: RequestOptionsError.notAnObject("an array")) {
      try ValhallaRequestGenerator(endpoint: "x", options: Array("[]".utf8))
    }
    #expect(throws: RequestOptionsError.self) {
      try RouteAdapter.valhalla(endpoint: "x", options: Array("{\"a\":".utf8))
    }
    #expect(throws: RequestOptionsError.self) {
      try RouteAdapter.osrm(endpoint: "x", options: Array("3".utf8))
    }
    #expect(throws: RequestOptionsError.self) {
      try RouteAdapter.graphHopper(endpoint: "x", options: [])
    }
  }

  @Test("Travel mode, avoidances, strategy and alternatives become costing and its options")
  func options() throws {
    var options = RouteOptions()
    options.travelMode = .cycling
    options.avoidsFerries = false
    options.avoidsTolls = true
    options.avoidsHighways = true
    options.strategy = .shortest
    options.maximumRouteCount = 3
    let body = try Self.body(options: options)
    #expect(body["costing"] == "bicycle")
    #expect(body["alternates"] == 2)
    let preferences = #"{"bicycle": {"use_highways": 0, "use_tolls": 0, "shortest": true}}"#
    #expect(body["costing_options"] == (try JSONText(parsing: preferences)))
    var plain = RouteOptions()
    plain.avoidsFerries = false
    #expect(try Self.body(options: plain)["costing_options"] == nil)
  }

  @Test("No waypoints and waypoints without a place are errors of generation")
  func tooFew() throws {
    #expect(throws: RouteRequestError.notEnoughWaypoints) { try Self.body(through: []) }
    let named = try #require(Waypoint(placeID: "post"))
    #expect(throws: RouteRequestError.unresolvedWaypoint(1)) {
      try Self.body(through: [Equator.a, named])
    }
  }
}
