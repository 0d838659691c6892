import Geodesy
import Navigation
import Testing

/// Lanes, speed limits and ferries in the answers of servers whose public documentation has them: from
/// (0, 0) east by (0, 0.004) to (0, 0.01).
@Suite("Lanes, limits and ferries of answers")
struct AnswerLaneTests {
  /// A TomTom answer of three points, a turn at the middle one, and `sections`.
  private static func tomtom(_ sections: String, turn: String = "TURN_LEFT") -> String {
    """
    {"formatVersion":"0.0.12","routes":[{"summary":{},"legs":[{"summary":{"lengthInMeters":1112,
     "travelTimeInSeconds":100},"points":[{"latitude":0,"longitude":0},{"latitude":0,"longitude":0.0039},
     {"latitude":0,"longitude":0.004},{"latitude":0,"longitude":0.01}]}],"sections":[\(sections)],
     "guidance":{"instructions":[{"maneuver":"DEPART","pointIndex":0},
      {"maneuver":"\(turn)","pointIndex":2,"message":"Turn left"},
      {"maneuver":"ARRIVE","pointIndex":3}]}}]}
    """
  }

  private static func section(_ range: ClosedRange<Int>, _ lanes: String) -> String {
    """
    {"sectionType":"LANES","startPointIndex":\(range.lowerBound),"endPointIndex":\(range.upperBound),
     "lanes":[\(lanes)],"laneSeparators":["SINGLE_SOLID","SINGLE_SOLID"]}
    """
  }

  private static let left = #"{"directions":["LEFT"],"follow":"LEFT"}"#
  private static let ahead = #"{"directions":["STRAIGHT","SLIGHT_RIGHT"]}"#

  @Test(
    "Lanes lead to the junction within their section, or right behind its stop line",
    arguments: [1...2, 2...2, 1...1, 0...1]
  )
  func lanes(range: ClosedRange<Int>) throws {
    let text = Self.tomtom(Self.section(range, "\(Self.left),\(Self.ahead)"))
    let answer = try RouteAnswerTests.read(text)
    #expect(answer.notes == [])
    let steps = answer.routes[0].legs[0].steps
    #expect(
      steps[1].lanes == [
        .init(isActive: true, directions: ["left"], activeDirection: "left"),
        .init(isActive: false, directions: ["straight", "slight right"], activeDirection: nil),
      ]
    )
    #expect(steps[0].visualInstructions.first?.sub?.lanes == steps[1].lanes)
    #expect(steps[0].lanes.isEmpty && steps[2].lanes.isEmpty)
  }

  @Test(
    "Lanes far from a turn, or before what is none, are nobody's",
    arguments: [(0...0, "TURN_LEFT"), (3...3, "TURN_LEFT"), (1...2, "TAKE_FERRY")]
  )
  func nobodys(range: ClosedRange<Int>, turn: String) throws {
    let answer = try RouteAnswerTests.read(
      Self.tomtom(Self.section(range, Self.left), turn: turn)
    )
    #expect(answer.routes[0].legs[0].steps.flatMap(\.lanes) == [])
    #expect(answer.routes[0].legs[0].steps[0].visualInstructions.compactMap(\.sub) == [])
    #expect(answer.routes[0].legs[0].steps[1].mode == (turn == "TAKE_FERRY" ? "ferry" : nil))
  }

  @Test(
    "Of two sections that lead to one turn the nearer is told; what is beyond the line is noted"
  )
  func nearer() throws {
    let sections = [
      Self.section(0...1, Self.ahead), Self.section(1...2, Self.left),
      Self.section(3...9, Self.left), Self.section(2...2, #"{"directions":["ZIGZAG"]}"#),
    ]
    let two = try RouteAnswerTests.read(Self.tomtom(sections[..<2].joined(separator: ",")))
    #expect(two.routes[0].legs[0].steps[1].lanes.map(\.directions) == [["left"]])
    let all = try RouteAnswerTests.read(Self.tomtom(sections.joined(separator: ",")))
    #expect(all.routes[0].legs[0].steps[1].lanes.map(\.directions) == [["ZIGZAG"]])
    #expect(
      all.notes == [
        "lanes beyond the line are left out (first at /routes/0/sections/2)",
        "the lane direction 'ZIGZAG' is not known: it is told as it stands"
          + " (first at /routes/0/sections/3/lanes/0)",
      ]
    )
  }

  /// The limits in km/h of a step's segments, 0 for none.
  private static func limits(_ step: RouteStep) -> [Int] {
    step.speedLimits.map { Int((($0 ?? 0) * 3.6).rounded()) }
  }

  @Test(
    "Limits are told for each segment, in metres per second",
    arguments: [
      tomtom(
        """
        {"sectionType":"SPEED_LIMIT","startPointIndex":1,"endPointIndex":2,"maxSpeedLimitInKmh":50},
        {"sectionType":"SPEED_LIMIT","startPointIndex":2,"endPointIndex":3,"maxSpeedLimitInKmh":30},
        {"sectionType":"URBAN","startPointIndex":0,"endPointIndex":3}
        """
      ),
      """
      {"routes":[{"sections":[{"polyline":"BFAAA-YAUAwlB","summary":{"length":1112,"duration":100},
       "actions":[{"action":"depart","offset":0},{"action":"turn","direction":"left","offset":2}],
       "spans":[{"offset":0},{"offset":1,"speedLimit":13.8888889},{"offset":2,"speedLimit":8.3333333}]}]}]}
      """,
      """
      {"paths":[{"distance":1112,"time":100000,
       "points":{"coordinates":[[0,0],[0.0039,0],[0.004,0],[0.01,0]]},
       "details":{"max_speed":[[0,1,null],[1,2,50.0],[2,3,30.0]],"road_class":[[0,3,"PRIMARY"]]},
       "instructions":[{"sign":0,"distance":445,"time":40000,"interval":[0,2]},
        {"sign":-2,"distance":667,"time":60000,"interval":[2,3]}]}]}
      """,
    ]
  )
  func limits(text: String) throws {
    let answer = try RouteAnswerTests.read(text)
    #expect(answer.notes == [])
    let steps = answer.routes[0].legs[0].steps
    #expect(steps[0].path.count == 3)
    #expect(Self.limits(steps[0]) == [0, 50])
    #expect(steps[0].speedLimit.map { ($0 * 3.6).rounded() } == 50)
    #expect(Self.limits(steps[1]) == [30])
    #expect(steps[2].speedLimits.isEmpty && steps[2].speedLimit == nil)
  }

  @Test(
    "A limit that makes no sense is left out and noted; unlimited is none",
    arguments: [
      ("0", 3, "a speed limit that nobody can drive is left out (first at /routes/0/sections/0)"),
      ("900", 3, "a speed limit that nobody can drive is left out (first at /routes/0/sections/0)"),
      ("50", 4, "a speed limit beyond the line is left out (first at /routes/0/sections/0)"),
      ("null", 3, nil), ("\"unlimited\"", 3, nil),
    ]
  )
  func senseless(limit: String, end: Int, note: String?) throws {
    let answer = try RouteAnswerTests.read(
      Self.tomtom(
        """
        {"sectionType":"SPEED_LIMIT","startPointIndex":0,"endPointIndex":\(end),
         "maxSpeedLimitInKmh":\(limit)}
        """
      )
    )
    #expect(answer.notes == (note.map { [$0] } ?? []))
    #expect(answer.routes[0].legs[0].steps.flatMap(\.speedLimits) == [])
  }

  @Test("A ferry is boarded and left, also where the answer has no texts")
  func ferry() throws {
    func section(_ mode: String, _ name: String, _ polyline: String) -> String {
      #"""
      {"transport":{"mode":"\#(mode)"\#(name)},"polyline":"\#(polyline)",
       "summary":{"length":445,"duration":60}}
      """#
    }
    let sections = [
      section("car", "", "BFAAAgZ"), section("ferry", #","name":"Lake Line""#, "BFAgZAwlB"),
      section("car", "", "BFAw-BAgZ"),
    ]
    let answer = try RouteAnswerTests.read(
      #"{"routes":[{"sections":[\#(sections.joined(separator: ","))]}]}"#
    )
    let steps = answer.routes[0].legs.flatMap(\.steps)
    #expect(
      steps.map(\.instruction) == [
        "depart", "board the ferry Lake Line", "leave the ferry Lake Line",
      ]
    )
    #expect(steps.map(\.mode) == ["driving", "ferry", "driving"])
    #expect(steps.map(\.maneuver.type) == ["depart", "notification", "notification"])
  }
}
