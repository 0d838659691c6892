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
}
