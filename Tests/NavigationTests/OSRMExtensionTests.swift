import CanonicalJSON
import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// What answers say beyond plain OSRM.
struct OSRMExtensionTests {
  @Test("Incidents are counted from the start of each step that they touch")
  func incidents() throws {
    let leg = """
      "incidents": [
        {"id": "14", "type": "construction", "description": "Works", "geometry_index_start": 1,
         "geometry_index_end": 2, "impact": {"any": [1]}},
        {"id": 15, "geometry_index_start": 0}, {"id": 16, "geometry_index_start": 90}],
      """
    let steps = try OSRMResponseParserTests.route(OSRMResponseParserTests.answer(leg: leg)).legs[0]
      .steps
    #expect(steps[1].incidents.isEmpty)
    let found = steps[0].incidents
    #expect(found.map(\.id) == ["14", "15", "16"])
    #expect(found.map(\.startIndex) == [1, 0, 2])
    #expect(found.map(\.endIndex) == [2, 0, 2])
    #expect(found[0].kind == "construction")
    #expect(found[0].text == "Works")
    let impact = try JSONText(parsing: #"{"any": [1]}"#)
    #expect(try JSONText(parsing: found[0].json)["impact"] == impact)
  }

  @Test("An incident over two steps is on both")
  func longIncident() throws {
    var steps = #"{"distance":1,"duration":1,"geometry":"???_ibE","maneuver":{"type":"depart"}},"#
    steps += #"{"distance":1,"duration":1,"geometry":"?_ibE?_ibE","maneuver":{"type":"turn"}},"#
    steps += #"{"distance":0,"duration":0,"geometry":"?_seK??","maneuver":{"type":"arrive"}}"#
    let answer = """
      {"code":"Ok","routes":[{"distance":2,"duration":2,"legs":[{"distance":2,"duration":2,
       "incidents":[{"id":"a","geometry_index_start":0,"geometry_index_end":2},
         {"id":"b","geometry_index_start":1,"geometry_index_end":1}],"steps":[\(steps)]}]}]}
      """
    let route = try OSRMResponseParserTests.route(Array(answer.utf8))
    let incidents = route.legs[0].steps.map(\.incidents)
    #expect(incidents.map { $0.map(\.id) } == [["a", "b"], ["a"], []])
    #expect(incidents[0].map(\.startIndex) == [0, 1])
    #expect(incidents[0].map(\.endIndex) == [1, 1])
    #expect(incidents[1].map(\.startIndex) == [0])
    #expect(incidents[1].map(\.endIndex) == [1])
  }

  @Test("Speed limits are metres per second in whatever unit they came; none is unknown")
  func speedLimits() throws {
    let leg = """
      "annotation": {"maxspeed": [{"none": true}, {"speed": 30, "unit": "mph"}]},
      """
    let step = try OSRMResponseParserTests.route(OSRMResponseParserTests.answer(leg: leg)).legs[0]
      .steps[0]
    #expect(step.speedLimits.count == 2)
    #expect(step.speedLimits[0] == nil)
    let thirty: Double = 30 * 1609.344 / 3600
    #expect(step.speedLimits[1] == thirty)
    #expect(step.speedLimit == thirty)
  }

  @Test("Lanes, signs, numbers, modes, exits and what stands at intersections are kept")
  func extras() throws {
    let step = """
      "ref": "A 13", "destinations": "A 13: Bregenz", "mode": "ferry", "driving_side": "up",
      "intersections": [
        {"location": [0, 0], "lanes": [{"valid": true, "indications": ["left", "straight"],
          "valid_indication": "left"}, {"valid": false, "indications": ["right"]}]},
        {"location": [0.1, 0], "toll_collection": {"type": "toll_booth"}}, {"entry": [true]}],
      """
    let read = try OSRMResponseParserTests.route(OSRMResponseParserTests.answer(step: step)).legs[0]
      .steps[0]
    #expect(read.roadReference == "A 13")
    #expect(read.destinations == "A 13: Bregenz")
    #expect(read.mode == "ferry")
    #expect(read.drivingSide == nil)
    #expect(read.lanes.map(\.isActive) == [true, false])
    #expect(read.lanes.first?.activeDirection == "left")
    let tolls = #"{"location":[0.1,0],"toll_collection":{"type":"toll_booth"}}"#
    #expect(read.features == [tolls])
  }

  @Test("Maneuver types that nobody knows are kept as they came")
  func unknownManeuver() throws {
    var text = OSRMResponseParserTests.text(OSRMResponseParserTests.answer())
    text = text.replacing(
      #""type": "depart", "instruction": "Head east""#,
      with: #""type": "levitate", "modifier": "up", "exit": 2"#
    )
    let step = try OSRMResponseParserTests.route(Array(text.utf8)).legs[0].steps[0]
    #expect(step.maneuver.type == "levitate")
    #expect(step.instruction == "levitate up onto Quay Street")
    #expect(step.roundaboutExit == 2)
  }

  /// The one route and the waypoints of an answer, as bytes of their own.
  static func parts(_ answer: [UInt8]) throws -> (route: [UInt8], waypoints: [UInt8]) {
    let root = try JSONDocument(parsing: answer).root
    let route = try #require(root["routes"]?.elements.first { _ in true })
    return (Array(route.rawBytes), Array(try #require(root["waypoints"]).rawBytes))
  }

  @Test("A route is built from its bytes with the answer's waypoints, or with known ones")
  func bytes() throws {
    let answer = OSRMResponseParserTests.answer(leg: #""via_waypoints": [{"waypoint_index": 1}],"#)
    let parts = try Self.parts(answer)
    let whole = try OSRMResponseParserTests.route(answer)
    let built = try Route(osrm: parts.route, waypoints: parts.waypoints)
    #expect(built.path == whole.path)
    #expect(built.waypoints == whole.waypoints)
    let own = [Equator.stop(0, "S"), Equator.stop(0.05, "V", kind: .via), Equator.stop(0.2, "E")]
    let mine = try Route(osrmRoute: parts.route, waypoints: own, polylinePrecision: 6)
    #expect(mine.waypoints == own)
    #expect(mine.legs.map(\.destination) == [own[2]])
    let coarse = try Route(osrmRoute: parts.route, waypoints: own, polylinePrecision: 5)
    #expect(coarse.path.coordinates.last?.longitude == 2)
    #expect(throws: RouteParseError.self) {
      try Route(osrmRoute: parts.route, waypoints: own + own)
    }
    #expect(throws: RouteParseError.self) {
      try Route(osrm: parts.waypoints, waypoints: parts.route)
    }
    #expect(throws: RouteParseError.self) { try Route(osrm: [], waypoints: parts.waypoints) }
  }

  static func waypoints(_ longitudes: [Double]) -> String {
    longitudes.map { "{\"location\": [\($0), 0]}" }.joined(separator: ",")
  }

  static func twoLegs(_ waypoints: String, _ leg: String = "") -> [UInt8] {
    let ends = ["???_ibE", "?_ibE?_ibE"]
    let legs = ends.map { geometry in
      """
      {"distance":1,"duration":1,\(leg)"steps":[{"distance":1,"duration":1,
        "geometry":"\(geometry)","maneuver":{"type":"arrive"}}]}
      """
    }
    return Array(
      """
      {"code":"Ok","waypoints":[\(waypoints)],
       "routes":[{"distance":2,"duration":2,"legs":[\(legs.joined(separator: ","))]}]}
      """.utf8
    )
  }

  @Test("Waypoints that stand where other legs end are out of order")
  func order() throws {
    let right = try OSRMResponseParserTests.route(Self.twoLegs(Self.waypoints([0, 0.1, 0.2])))
    #expect(right.legs.map(\.destination.coordinate?.longitude) == [0.1, 0.2])
    let wrong = Self.twoLegs(Self.waypoints([0, 0.2, 0.1]))
    let error = #expect(throws: RouteParseError.self) {
      try OSRMResponseParser().parseRoutes(from: wrong)
    }
    #expect(String(describing: error).contains("stop 0 stands where leg 1 ends"))
  }

  @Test(
    "Vias that fall back or repeat, and incidents that make no sense, are errors",
    arguments: [
      (#""via_waypoints": [{"waypoint_index": 1}, {"waypoint_index": 1}],"#, "out of order"),
      (#""via_waypoints": [{"waypoint_index": 0}],"#, "out of order"),
      (#""via_waypoints": [{}],"#, "without a waypoint_index"),
      (#""via_waypoints": 7,"#, "no list"), (#""incidents": {},"#, "no list"),
      (#""incidents": [{"id": "a"}],"#, "geometry_index_start"),
      (#""incidents": [{"geometry_index_start": 1}],"#, "without an id"),
      (
        #""incidents": [{"id": "a", "geometry_index_start": 2, "geometry_index_end": 1}],"#,
        "ends before it begins"
      ),
      (
        #""incidents": [{"id":"a","geometry_index_start":0},{"id":"a","geometry_index_start":1}],"#,
        "second incident"
      ),
    ]
  )
  func badLeg(leg: String, text: String) throws {
    let answer = OSRMResponseParserTests.answer(leg: leg)
    let error = #expect(throws: RouteParseError.self) {
      try OSRMResponseParser().parseRoutes(from: answer)
    }
    #expect(String(describing: error).contains(text), "\(String(describing: error))")
  }

  @Test(
    "Answers in other formats are named",
    arguments: [
      (#"{"trip": {"legs": []}}"#, "own format: ask for format osrm"),
      (#"{"paths": []}"#, "own format: ask for type mapbox"),
      (#"{"error_code": 442, "error": "No path"}"#, "442"), (#"{"code": 5}"#, "code"),
      (#"{"code": "Ok", "routes": {}}"#, "no list"), (#"{"code": "Ok", "routes": [3]}"#, "route"),
      (#"{"code": "Ok", "waypoints": 1}"#, "no list"),
      (#"{"code": "Ok", "code": "Ok"}"#, "not JSON"),
    ]
  )
  func formats(answer: String, text: String) throws {
    let error = #expect(throws: RouteParseError.self) {
      try OSRMResponseParser().parseRoutes(from: Array(answer.utf8))
    }
    #expect(String(describing: error).contains(text), "\(String(describing: error))")
  }

  @Test("A giant answer is refused before it is read")
  func giant() throws {
    let giant = [UInt8](repeating: 0x20, count: OSRMResponseParser.sizeLimit + 1)
    let error = #expect(throws: RouteParseError.self) {
      try OSRMResponseParser().parseRoutes(from: giant)
    }
    #expect(String(describing: error).contains("32 MB"))
  }
}
