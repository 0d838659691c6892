import RoadFixtures
import RoadNetwork
import Testing

@testable import RouteGuidance

/// Which lanes lead onto which road.
struct LaneMatchingTests {
  private static func map(_ lanes: String) -> String {
    """
    { "drawing": ["        c        ", "        |        ", "        |        ",
                  "a-------b-------d", "        |        ", "        |        ", "        e        "],
      "ways": [{ "nodes": "ab", "name": "Mill", "oneway": "yes", "turn:lanes": "\(lanes)" },
               { "nodes": "bc", "name": "Quay" }, { "nodes": "bd", "name": "Post" },
               { "nodes": "be", "name": "Hill" }] }
    """
  }

  struct Case: Sendable {
    let lanes: String
    let to: String
    /// `+` for a lane that leads there, `-` for another, from left to right.
    let valid: String
  }

  @Test(
    "Lanes are matched to the roads their arrows mean",
    arguments: [
      Case(lanes: "left|through|right", to: "c", valid: "+--"),
      Case(lanes: "left|through|right", to: "d", valid: "-+-"),
      Case(lanes: "left|through|right", to: "e", valid: "--+"),
      Case(lanes: "left|left;through|right", to: "c", valid: "++-"),
      Case(lanes: "left|left;through|right", to: "d", valid: "-+-"),
      Case(lanes: "left||right", to: "d", valid: "-+-"),
      Case(lanes: "through|left|right", to: "d", valid: ""),
      Case(lanes: "left|somewhere", to: "c", valid: ""),
    ]
  )
  func lanes(one: Case) throws {
    let steps = try GuidanceCase(one.lanes, Self.map(one.lanes), "a" + one.to, []).planned()
    let step = try #require(steps.dropFirst().first)
    #expect(step.lanes.map { $0.isValid ? "+" : "-" }.joined() == one.valid)
  }

  @Test("Lanes that follow each other at once constrain those before")
  func anticipation() throws {
    let map = """
      { "drawing": ["                c", "                |", "a-------b-------f-------g",
                    "        |       |", "        d       e"],
        "grid": 20,
        "ways": [{ "nodes": "ab", "name": "Mill", "oneway": "yes",
                   "turn:lanes": "through|through|right" },
                 { "nodes": "bf", "name": "Post", "oneway": "yes", "turn:lanes": "left|through|right" },
                 { "nodes": "bd", "name": "Hill" }, { "nodes": "fg", "name": "Post" },
                 { "nodes": "fc", "name": "Quay" }, { "nodes": "fe", "name": "Dale" }] }
      """
    let steps = try GuidanceCase("lanes", map, "ac", []).planned()
    let turns = steps.filter { !$0.lanes.isEmpty }
    #expect(turns.last?.lanes.map(\.isValid) == [true, false, false])
    #expect(turns.first?.lanes.first?.isValid == true)
    #expect(turns.first?.lanes.count { $0.isValid } == 1)
  }

  @Test(
    "Lanes of traffic on the left are those of the same junction in a mirror",
    arguments: [
      ("left;through|through|right", "left|through|through;right"),
      ("left|through|", "|through|right"),
      ("reverse|left|through;right", "through;left|right|reverse"),
      ("left|through|through;right", "left;through|through|right"),
    ]
  )
  func mirror(right: String, left: String) throws {
    func lanes(_ text: String, _ side: String, to letter: String) throws -> [Bool] {
      let map = """
        { "drawing": ["        c        ", "        |        ", "        |        ",
                      "a-------b-------d", "        |        ", "        |        ", "        e        "],
          "ways": [{ "nodes": "ab", "name": "Mill", "turn:lanes:forward": "\(text)",
                     "driving_side": "\(side)" },
                   { "nodes": "bc", "name": "Quay", "driving_side": "\(side)" },
                   { "nodes": "bd", "name": "Post", "driving_side": "\(side)" },
                   { "nodes": "be", "name": "Hill", "driving_side": "\(side)" }] }
        """
      let steps = try GuidanceCase("lanes", map, "a\(letter)", []).planned()
      return steps.first { !$0.lanes.isEmpty }?.lanes.map(\.isValid) ?? []
    }
    for (letter, other) in [("c", "e"), ("d", "d"), ("e", "c")] {
      let own = try lanes(right, "right", to: letter)
      #expect(!own.isEmpty)
      #expect(try lanes(left, "left", to: other) == own.reversed())
    }
  }

  /// A road on which the lanes are told 120 m before a junction, and which has fewer of them 60 m before it.
  private static func narrowing(_ relations: String) -> String {
    """
    { "drawing": ["                        c", "                        |", "                        |",
                  "a-----------x-----------b-------d", "                        |",
                  "                        |", "                        e"],
      "grid": 10,
      "ways": [{ "nodes": "ax", "name": "Mill", "oneway": "yes", "lanes": "3",
                 "turn:lanes": "left|through|right" },
               { "nodes": "xb", "name": "Mill", "oneway": "yes", "lanes": "2" },
               { "nodes": "bc", "name": "Quay" }, { "nodes": "bd", "name": "Post" },
               { "nodes": "be", "name": "Hill" }],
      "relations": [\(relations)] }
    """
  }

  @Test("Where lanes begin or end a road goes on, and what was told before is told at the junction")
  func lanesThatEnd() throws {
    let steps = try GuidanceCase("lanes", Self.narrowing(""), "ac", []).planned()
    #expect(steps.dropFirst().first?.lanes.map(\.isValid) == [true, false, false])
  }

  @Test("A place that a restriction names is a junction of its own")
  func restrictedPlace() throws {
    let rule = """
      { "type": "restriction", "restriction": "only_straight_on", "from": "ax", "via": "x", "to": "xb" }
      """
    let steps = try GuidanceCase("lanes", Self.narrowing(rule), "ac", []).planned()
    #expect(steps.dropFirst().first?.modifier == .left)
    #expect(steps.dropFirst().first?.lanes == [])
  }

  /// A lane of its own for the right turn leaves at `b`, 80 m before the crossing at `c`.
  private static let sliproad = """
    { "drawing": ["a--------b-------c--------g", "                 |        ", "                 |        ",
                  "                 d        ", "                 |        ", "                 e        "],
      "grid": 6,
      "ways": [{ "nodes": "ab", "name": "Main", "oneway": "yes", "turn:lanes": "through|through|right" },
               { "nodes": "bc", "name": "Main", "oneway": "yes", "turn:lanes": "through|through" },
               { "nodes": "cg", "name": "Main", "oneway": "yes" },
               { "nodes": "bd", "name": "", "highway": "primary_link", "oneway": "yes",
                 "turn:lanes": "right" },
               { "nodes": "cd", "name": "Cross" }, { "nodes": "de", "name": "Cross" }] }
    """

  @Test("Beside a lane of its own for a turn, the lanes are told with it", arguments: ["g", "e"])
  func sliproad(to letter: String) throws {
    let one = GuidanceCase("lanes", Self.sliproad, "a" + letter, [])
    let lanes = try Sketch(one.map).guide.intersections(of: one.planned()[0]).map(\.lanes)
    let told = lanes.map { $0.map { $0.isValid ? "+" : "-" }.joined() }
    if letter == "g" {
      #expect(told == ["", "++-", "++-"])
      #expect(lanes.last?.last?.indications == ["right"])
    } else {
      // A right turn: its lanes are those where it ends.
      let turn = try #require(one.planned().dropFirst().first)
      #expect(turn.modifier == .right)
      #expect(turn.lanes.map(\.indications) == [["right"]])
    }
  }
}
