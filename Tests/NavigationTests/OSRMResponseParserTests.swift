import Geodesy
import Navigation
import Testing

struct OSRMResponseParserTests {
  /// An answer of one leg: a step of two segments and the arrival; parts can be replaced.
  static func answer(
    geometry: String = #""???_ibE?_ibE""#,
    step: String = "",
    leg: String = "",
    code: String = #""Ok""#
  ) -> [UInt8] {
    Array(
      """
      {"code": \(code), "waypoints": [
        {"location": [0, 0], "name": "Start", "distance": 1.5},
        {"location": [0.1, 0], "name": ""},
        {"location": [0.2, 0], "name": "End", "distance": 2, "hint": "x"}],
       "routes": [{"distance": 22239, "duration": 2000, "legs": [{"distance": 22239,
        "duration": 2000, \(leg) "steps": [
         {"distance": 22239, "duration": 2000, "name": "Quay Street", "geometry": \(geometry),
          \(step) "maneuver": {"type": "depart", "instruction": "Head east"}},
         {"distance": 0, "duration": 0, "name": "", "geometry": "?_seK??",
          "maneuver": {"type": "arrive"}}]}]}]}
      """.utf8
    )
  }

  static func route(_ answer: [UInt8], precision: Int = 6) throws -> Route {
    try #require(OSRMResponseParser(precision: precision).parseRoutes(from: answer).first)
  }

  @Test("A plain answer becomes a route without instructions")
  func plain() throws {
    let route = try Self.route(
      Self.answer(leg: #""via_waypoints": [{"waypoint_index": 1}],"#)
    )
    #expect(route.path.coordinates.map(\.longitude) == [0, 0.1, 0.2])
    #expect(route.distance == 22239)
    #expect(route.expectedDuration == 2000)
    #expect(route.legs.map(\.steps.count) == [2])
    #expect(route.legs[0].steps[0].roadName == "Quay Street")
    #expect(route.legs[0].steps[0].instruction == "Head east")
    #expect(route.legs[0].steps.allSatisfy { $0.spokenInstructions.isEmpty })
    #expect(route.waypoints.map(\.kind) == [.stop, .via, .stop])
    #expect(route.waypoints.map(\.title) == ["Start", nil, "End"])
    let properties = route.waypoints.map {
      $0.properties.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      properties == [
        #"{"name":"Start","distance":1.5}"#, #"{"name":""}"#, #"{"name":"End","distance":2}"#,
      ]
    )
  }

  @Test("Geometry is a polyline of the given precision, or GeoJSON")
  func geometry() throws {
    let json = #"{"type": "LineString", "coordinates": [[0, 0], [0.1, 0], [0.2, 0]]}"#
    let six = try Self.route(Self.answer())
    #expect(try Self.route(Self.answer(geometry: json)).path == six.path)
    let five = try Self.route(Self.answer(), precision: 5)
    #expect(five.path.coordinates.map(\.longitude) == [0, 1, 2])
  }

  @Test(
    "Where nobody says how many decimals a polyline has, its length does",
    arguments: [(22_239, [0, 0.1, 0.2]), (222_390, [0, 1, 2])]
  )
  func decimalsByLength(metres: Int, longitudes: [Double]) throws {
    let text = String(decoding: Self.answer(), as: UTF8.self)
      .replacing("\"distance\": 22239,", with: "\"distance\": \(metres),")
    let routes = try RouteAnswerParser().parseRoutes(from: Array(text.utf8))
    #expect(routes.first?.path.coordinates.map(\.longitude) == longitudes)
  }

  @Test("An extended answer has voices, banners, lanes and exits with their distances")
  func extended() throws {
    let step = """
      "exits": "12; 13B", "driving_side": "right",
      "voiceInstructions": [{"distanceAlongGeometry": 200, "announcement": "Turn left",
        "ssmlAnnouncement": "<speak>Turn left</speak>"}],
      "bannerInstructions": [{"distanceAlongGeometry": 500,
        "primary": {"text": "Mill Lane", "type": "roundabout", "modifier": "left", "degrees": 90,
          "components": [{"type": "exit-number", "text": "12"}]},
        "secondary": null,
        "sub": {"text": "", "components": [
          {"type": "lane", "text": "", "active": true, "directions": ["left"],
           "active_direction": "left"}, {"type": "lane", "text": "", "directions": ["straight"]}]}}],
      """
    let read = try Self.route(Self.answer(step: step)).legs[0].steps[0]
    #expect(read.exits == ["12", "13B"])
    #expect(read.drivingSide == "right")
    #expect(
      read.spokenInstructions == [
        SpokenInstruction(
          text: "Turn left",
          ssml: "<speak>Turn left</speak>",
          triggerDistance: 200
        )
      ]
    )
    let banner = try #require(read.visualInstructions.first)
    #expect(banner.triggerDistance == 500)
    #expect(banner.primary.roundaboutExitDegrees == 90)
    #expect(banner.primary.exitNumbers == ["12"])
    #expect(banner.secondary == nil)
    #expect(banner.sub?.lanes.map(\.isActive) == [true, false])
    #expect(banner.sub?.lanes.first?.activeDirection == "left")
  }

  @Test("Annotations of any name are sliced: one less than points, none on the arrival")
  func annotations() throws {
    let leg = """
      "annotation": {"duration": [1, 2.5], "maxspeed": [{"speed": 50, "unit": "km/h"},
        {"unknown": true}], "odd": ["a", {"b": [1]}]},
      """
    let steps = try Self.route(Self.answer(leg: leg)).legs[0].steps
    #expect(
      steps.map(\.annotations) == [
        [
          #"{"duration":1,"maxspeed":{"speed":50,"unit":"km/h"},"odd":"a"}"#,
          #"{"duration":2.5,"maxspeed":{"unknown":true},"odd":{"b":[1]}}"#,
        ], [],
      ]
    )
    #expect(steps[0].speedLimit.map { ($0 * 3.6).rounded() } == 50)
  }

  /// Answers that hold no route, and what their error says.
  static let badAnswers: [(answer: String, text: String)] = [
    ("<html><body>Login</body></html>", "web page"),
    ("", "not JSON"),
    ("{\"code\": \"Ok\", ", "not JSON"),
    ("[]", "expected an object"),
    ("{}", "no text \"code\""),
    (text(answer(code: #""NoRoute""#)), "the server says NoRoute"),
    (text(answer(geometry: #""???_ib""#)), "/routes/0/legs/0/steps/0/geometry"),
    (text(answer(geometry: "7")), "neither a polyline nor GeoJSON"),
    (text(answer(geometry: #"{"coordinates": [[0, 91], [0, 0]]}"#)), "91"),
    (text(answer(geometry: #""??""#)), "step of 1 points"),
    (
      text(answer(step: #""voiceInstructions": [{"announcement": "x"}],"#)), "distanceAlongGeometry"
    ),
    (text(answer(leg: #""annotation": {"duration": [1]},"#)), "2 segments"),
    (#"{"code": "Ok", "routes": [{"legs": []}]}"#, "route without legs"),
    (#"{"code": "Ok", "routes": [{"legs": [{"steps": []}]}]}"#, "leg without steps"),
    (
      #"{"code":"Ok","routes":[{"legs":[{"steps":[{"geometry":"???_ibE","duration":-1,"#
        + #""distance":1,"maneuver":{}}]}]}]}"#,
      #""duration" is -1.0, below 0, at /routes/0/legs/0/steps/0"#
    ),
    (
      #"{"code":"Ok","routes":[{"legs":[{"steps":[{"maneuver":{}}]}]}]}"#,
      "no geometry at /routes/0/legs/0/steps/0"
    ),
  ]

  /// 1,112 m along the equator as one line, in legs that say nothing but their lengths.
  private static func stepless(_ legs: Int) -> [UInt8] {
    let leg = #"{"distance":\#(1112 / Double(legs)),"duration":50,"steps":[],"summary":""}"#
    let list = Array(repeating: leg, count: legs).joined(separator: ",")
    return Array(
      (#"{"code":"Ok","routes":[{"geometry":"???_pR","distance":1112,"duration":100,"#
        + #""legs":[\#(list)]}],"waypoints":[]}"#).utf8
    )
  }

  @Test("An answer without steps, the server's default, is one step a leg", arguments: [1, 2, 4])
  func withoutSteps(legs: Int) throws {
    let routes = try OSRMResponseParser().parseRoutes(from: Self.stepless(legs))
    let route = try #require(routes.first)
    #expect(route.legs.map(\.steps.count) == Array(repeating: 1, count: legs))
    #expect((route.path.length - 1111.95).magnitude < 0.1)
    for leg in route.legs {
      #expect((leg.path.length - 1111.95 / Double(legs)).magnitude < 0.1)
      #expect(leg.duration == 50)
    }
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("What is no route answer is a typed error that says where", arguments: badAnswers)
  func badAnswer(answer: String, text: String) throws {
    let error = #expect(throws: RouteParseError.self) {
      try OSRMResponseParser().parseRoutes(from: Array(answer.utf8))
    }
    let found = try #require(error)
    let description = String(describing: found).split(separator: "\\").joined()
    #expect(description.contains(text), "\(description)")
  }

  @Test("Ok without routes is an empty list")
  func noRoutes() throws {
    #expect(try OSRMResponseParser().parseRoutes(from: Array(#"{"code":"Ok"}"#.utf8)).isEmpty)
  }

  @Test("An answer cut off anywhere is an error, never a crash")
  func truncated() throws {
    let whole = Self.answer(leg: #""annotation": {"duration": [1, 2]},"#)
    for length in whole.indices {
      #expect(throws: RouteParseError.self) {
        try OSRMResponseParser().parseRoutes(from: Array(whole[..<length]))
      }
    }
  }

  @Test(
    "Answers of real servers are read whole",
    .enabled(if: RecordedDrive.folder != nil, "set NAVSIM_DATA to the folder of real data"),
    arguments: RecordedDrive.answers
  )
  func realAnswers(name: String) throws {
    let route = try Self.route(RecordedDrive.answer(name))
    #expect((route.path.length / route.distance - 1).magnitude < 0.01)
    for leg in route.legs {
      #expect(leg.steps.last?.maneuver.type == "arrive")
      for step in leg.steps.dropLast() {
        #expect(step.spokenInstructions.allSatisfy { !$0.text.isEmpty })
        #expect(step.annotations.isEmpty || step.annotations.count == step.path.count - 1)
      }
      #expect(leg.steps.contains { !$0.spokenInstructions.isEmpty })
      #expect(leg.steps.contains { !$0.visualInstructions.isEmpty })
    }
  }
}
