import Foundation
import Geodesy
import Navigation
import Testing

/// Answers in the forms of several servers, drawn after their public documentation: from (0, 0) east by
/// (0, 0.004) to (0, 0.01), left, and north to (0.004, 0.01).
@Suite("Answers of routing servers")
struct RouteAnswerTests {
  static let forms: [RouteAnswerForm] = [.google, .here, .tomtom, .graphhopper]

  /// The bytes of the cassette of a form.
  static func bytes(_ form: RouteAnswerForm) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scenarios/cassettes")
    return Array(try Data(contentsOf: folder.appending(path: "answer-\(form.rawValue).json")))
  }

  static func read(_ text: String) throws(RouteParseError) -> RouteAnswerParser.Answer {
    try RouteAnswerParser().answer(Array(text.utf8))
  }

  @Test("Each form is told by its members and read to the same way", arguments: forms)
  func ways(form: RouteAnswerForm) throws {
    let answer = try RouteAnswerParser().answer(Self.bytes(form))
    #expect(answer.form == form)
    #expect(answer.notes == [])
    let route = try #require(answer.routes.first)
    #expect(abs(route.path.length - 1556.8) < 0.5)
    #expect(abs(route.distance - 1557) < 1)
    #expect(route.expectedDuration == (form == .google ? 160 : 156))
    let last = try #require(route.path.coordinates.last)
    #expect(last.distance(to: Coordinate(latitude: 0.004, longitude: 0.01)) < 0.1)
    let leg = try #require(route.legs.last)
    #expect(leg.steps.map(\.maneuver.type) == ["depart", "turn", "arrive"])
    #expect(leg.steps[1].maneuver.modifier == "left")
    #expect(leg.steps[1].maneuver.bearingBefore.map { $0.rounded() } == 90)
    #expect(leg.steps[1].instruction.hasPrefix("Turn left onto North Street"))
    #expect(abs(leg.steps[1].distance - 445) < 1)
    #expect(leg.steps[2].distance == 0)
    #expect(route.waypoints.count == route.legs.count + 1)
  }

  @Test("Stops on the way end legs", arguments: [RouteAnswerForm.here, .tomtom, .graphhopper])
  func legs(form: RouteAnswerForm) throws {
    let route = try #require(RouteAnswerParser().parseRoutes(from: Self.bytes(form)).first)
    #expect(route.legs.count == 2)
    #expect(route.legs[0].steps.map(\.maneuver.type) == ["depart", "arrive"])
    #expect(route.legs[0].steps[0].roadName == "Equator Road")
    #expect(route.legs.map { $0.duration.rounded() } == [45, 111])
    #expect(route.legs[0].destinationCoordinate == Coordinate(latitude: 0, longitude: 0.004))
  }

  @Test("Words are on one line and without marks")
  func words() throws {
    let google = try #require(RouteAnswerParser().parseRoutes(from: Self.bytes(.google)).first)
    #expect(
      google.legs[0].steps[1].instruction
        == "Turn left onto North Street Your destination will be on the right"
    )
    let tomtom = try #require(RouteAnswerParser().parseRoutes(from: Self.bytes(.tomtom)).first)
    #expect(tomtom.legs[0].steps[0].instruction == "Leave from Equator Road")
    #expect(tomtom.legs[0].steps[0].roadReference == "E0")
    #expect(tomtom.legs[0].steps[0].drivingSide == "right")
  }

  @Test("That one has arrived is shown and said there, and an arrival without a text is shown")
  func arrivals() throws {
    let tomtom = try #require(RouteAnswerParser().parseRoutes(from: Self.bytes(.tomtom)).first)
    let step = tomtom.legs[0].steps[0]
    #expect(
      step.visualInstructions.map(\.primary.text) == [
        "arrive right", "You have reached your waypoint, on the right",
      ]
    )
    #expect(step.visualInstructions.map(\.triggerDistance) == [step.distance, 25])
    #expect(step.spokenInstructions.map(\.triggerDistance) == [25])
    let google = try #require(RouteAnswerParser().parseRoutes(from: Self.bytes(.google)).first)
    let last = google.legs[0].steps[1]
    #expect(last.visualInstructions.map(\.primary.text) == ["arrive"])
    #expect(last.spokenInstructions == [])
  }

  // MARK: - Maneuvers

  /// An answer of one turn in the middle, by its word.
  private static func turn(_ form: RouteAnswerForm, _ turn: String) -> String {
    switch form {
    case .google:
      """
      {"routes":[{"distanceMeters":1112,"duration":"100s","legs":[{"steps":[
       {"polyline":{"encodedPolyline":"???_X"},"navigationInstruction":{"maneuver":"DEPART"}},
       {"polyline":{"encodedPolyline":"?_X?od@"},"navigationInstruction":{"maneuver":"\(turn)"}}]}]}]}
      """
    case .here:
      """
      {"routes":[{"sections":[{"polyline":"BFAAAgZAwlB","summary":{"length":1112,"duration":100},
       "actions":[{"action":"depart","offset":0},{"action":\(turn),"offset":1}]}]}]}
      """
    case .tomtom:
      """
      {"formatVersion":"0.0.12","routes":[{"summary":{},"legs":[{"summary":{"lengthInMeters":1112,
       "travelTimeInSeconds":100},"points":[{"latitude":0,"longitude":0},
       {"latitude":0,"longitude":0.004},{"latitude":0,"longitude":0.01}]}],"guidance":{"instructions":[
       {"maneuver":"DEPART","pointIndex":0},{"maneuver":"\(turn)","pointIndex":1,
        "roundaboutExitNumber":3}]}}]}
      """
    case .graphhopper:
      """
      {"paths":[{"distance":1112,"time":100000,"points":{"coordinates":[[0,0],[0.004,0],[0.01,0]]},
       "instructions":[{"sign":0,"distance":445,"time":40000,"interval":[0,1]},
        {"sign":\(turn),"distance":667,"time":60000,"interval":[1,2],"exit_number":3}]}]}
      """
    case .osrm: ""
    }
  }

  @Test(
    "Maneuvers are told in OSRM's words",
    arguments: [
      (RouteAnswerForm.google, "TURN_SHARP_RIGHT", "turn sharp right"),
      (.google, "RAMP_LEFT", "on ramp left"), (.google, "FORK_RIGHT", "fork slight right"),
      (.google, "ROUNDABOUT_RIGHT", "roundabout right"), (.google, "UTURN_LEFT", "turn uturn"),
      (.google, "NAME_CHANGE", "new name"),
      (.here, #""turn","direction":"right","severity":"heavy""#, "turn sharp right"),
      (.here, #""keep","direction":"middle""#, "fork straight"),
      (.here, #""exit","direction":"right""#, "off ramp right"),
      (.here, #""roundaboutPass","direction":"right","exit":3"#, "roundabout right 3"),
      (.here, #""uTurn","direction":"left""#, "turn uturn"),
      (.tomtom, "SHARP_LEFT", "turn sharp left"), (.tomtom, "KEEP_RIGHT", "fork slight right"),
      (.tomtom, "ROUNDABOUT_CROSS", "roundabout straight 3"),
      (.tomtom, "MOTORWAY_EXIT_LEFT", "off ramp left"),
      (.tomtom, "ENTRANCE_RAMP", "on ramp"), (.graphhopper, "-3", "turn sharp left"),
      (.graphhopper, "7", "fork slight right"), (.graphhopper, "6", "roundabout 3"),
      (.graphhopper, "-98", "turn uturn"), (.graphhopper, "0", "continue straight"),
    ]
  )
  func maneuvers(form: RouteAnswerForm, word: String, told: String) throws {
    let answer = try Self.read(Self.turn(form, word))
    #expect(answer.notes == [])
    let step = try #require(answer.routes.first?.legs.first?.steps.dropFirst().first)
    let exit = step.roundaboutExit.map { "\($0)" }
    let words = [step.maneuver.type, step.maneuver.modifier, exit].compactMap { $0 }
    #expect(words.joined(separator: " ") == told)
    #expect(abs(step.path.length - 667) < 1)
  }

  @Test(
    "A maneuver that is not known is kept as it came, and said",
    arguments: [
      (RouteAnswerForm.google, "LOOP_LEFT", "LOOP_LEFT", "/routes/0/legs/0/steps/1"),
      (.here, #""vanish""#, "vanish", "/routes/0/sections/0/actions/1"),
      (.tomtom, "FLY", "FLY", "/routes/0/guidance/instructions/1"),
      (.graphhopper, "77", "77", "/paths/0/instructions/1"),
    ]
  )
  func unknown(form: RouteAnswerForm, word: String, type: String, place: String) throws {
    let answer = try Self.read(Self.turn(form, word))
    #expect(answer.routes[0].legs[0].steps[1].maneuver.type == type)
    #expect(
      answer.notes == [
        "the maneuver '\(type)' is not known: its step has it as its type (first at \(place))"
      ]
    )
  }

  @Test("An exit of a roundabout is told where it is entered, and a ferry makes no stop")
  func sections() throws {
    let answer = try Self.read(
      """
      {"routes":[{"sections":[
       {"transport":{"mode":"car"},"polyline":"BFAAAgZAwlB","summary":{"length":1112,"duration":100},
        "turnByTurnActions":[{"action":"depart","offset":0},
         {"action":"roundaboutEnter","direction":"right","offset":1},
         {"action":"roundaboutExit","exit":2,"offset":2}]},
       {"transport":{"mode":"ferry"},"polyline":"BFAw-BgZA","summary":{"length":445,"duration":600}}]}]}
      """
    )
    let steps = answer.routes[0].legs.map { $0.steps.map(\.maneuver.type) }
    #expect(steps == [["depart", "roundabout", "exit roundabout", "notification"]])
    #expect(answer.routes[0].legs[0].steps[1].roundaboutExit == 2)
    #expect(answer.routes[0].legs[0].steps[3].mode == "ferry")
    #expect(answer.routes[0].expectedDuration == 700)
  }

  @Test(
    "An answer that was asked for little is one step a leg",
    arguments: [
      #"{"routes":[{"distanceMeters":445,"duration":"45.5s","polyline":{"encodedPolyline":"???_X"}}]}"#,
      #"{"routes":[{"sections":[{"polyline":"BFAAAgZ","travelSummary":{"length":445,"duration":45.5}}]}]}"#,
      #"""
      {"formatVersion":"0.0.12","routes":[{"summary":{"lengthInMeters":445,"travelTimeInSeconds":45.5},
       "legs":[{"summary":{"lengthInMeters":445,"travelTimeInSeconds":45.5},
       "encodedPolyline":"???_X","encodedPolylinePrecision":5}]}]}
      """#,
      #"{"paths":[{"distance":445,"time":45500,"points":"???_X"}]}"#,
    ]
  )
  func little(text: String) throws {
    let route = try #require(Self.read(text).routes.first)
    #expect(route.legs.map { $0.steps.map(\.maneuver.type) } == [["depart"]])
    #expect(route.expectedDuration == 45.5)
    #expect(route.path.count == 2)
  }

  @Test("Google's steps without a line are left out with a note")
  func withoutLines() throws {
    let answer = try Self.read(
      #"{"routes":[{"duration":"9s","polyline":{"encodedPolyline":"???_X"},"legs":[{"steps":[{}]}]}]}"#
    )
    #expect(answer.routes[0].legs[0].steps.count == 1)
    #expect(answer.notes.first?.contains("routes.legs.steps.polyline") == true)
  }

  // MARK: - What is wrong

  @Test(
    "A refusal has the server's word",
    arguments: [
      (
        #"{"error":{"code":400,"message":"m","status":"INVALID_ARGUMENT"}}"#, "INVALID_ARGUMENT: m",
        false
      ),
      (#"{"title":"t","status":400,"code":"E605001","cause":"c"}"#, "E605001: c", false),
      (#"{"routes":[],"notices":[{"title":"t","code":"noRouteFound"}]}"#, "noRouteFound: t", true),
      (
        #"{"formatVersion":"0.0.12","error":{"description":"d"},"detailedError":{"code":"NO_ROUTE_FOUND","message":"m"}}"#,
        "NO_ROUTE_FOUND: m", true
      ),
      (
        #"{"message":"m","hints":[{"message":"m","details":"com.graphhopper.util.exceptions.ConnectionNotFoundException"}]}"#,
        "ConnectionNotFoundException: m", true
      ),
      (#"{"code":"NoRoute"}"#, "NoRoute", true),
    ]
  )
  func refusals(text: String, words: String, isNoRoute: Bool) {
    let error = #expect(throws: RouteParseError.self) { try Self.read(text) }
    #expect(error.map { "\($0)" } == "the server says \(words)")
    #expect(error?.meansNoRoute == isNoRoute)
  }

  @Test(
    "Damage is told with its place",
    arguments: [
      (
        #"{"routes":[{"duration":"9","polyline":{"encodedPolyline":"???_X"}}]}"#,
        #"expected seconds such as "123s", found the string "9" at /routes/0/duration"#
      ),
      (
        #"{"routes":[{"distanceMeters":1}]}"#, "no polyline at /routes/0"
      ),
      (
        #"{"routes":[{"polyline":{"encodedPolyline":"??~"}}]}"#,
        "polyline ends in the middle of a point, at byte 3 at /routes/0/polyline/encodedPolyline"
      ),
      (
        #"{"routes":[{"sections":[{"polyline":"CF"}]}]}"#,
        "polyline is of version 2, not 1 at /routes/0/sections/0/polyline"
      ),
      (
        #"{"routes":[{"sections":[{"polyline":"BFAAAgZ"}]}]}"#,
        "neither a summary nor actions at /routes/0/sections/0: ask with return=polyline,summary,actions"
      ),
      (
        #"{"routes":[{"sections":[{"polyline":"BFAAAgZ","actions":[{"action":"turn","offset":9}]}]}]}"#,
        "a turn at point 9 of 2 at /routes/0/sections/0"
      ),
      (
        #"{"formatVersion":"1","routes":[{"legs":[{"points":[{"latitude":91,"longitude":0}]}]}]}"#,
        "91.0, 0.0 is no place at /routes/0/legs/0/points/0"
      ),
      (
        #"{"paths":[{"distance":1,"time":1,"points":"???_X","instructions":[{"sign":0,"distance":0,"time":0,"interval":[0,5]}]}]}"#,
        "an interval outside of 0...1 at /paths/0/instructions/0"
      ),
      (
        #"{"paths":[{"distance":-1,"time":1,"points":"???_X"}]}"#,
        #""distance" is -1.0, below 0, at /paths/0"#
      ),
    ]
  )
  func damage(text: String, message: String) {
    let error = #expect(throws: RouteParseError.self) { try Self.read(text) }
    #expect(error.map { "\($0)" } == message)
  }
}
