import RoadNetwork
import Testing

@testable import RouteGuidance

/// What is said at ordinary junctions, one table for each rule: where it holds and where it just does not.
struct TurnHandlerTests {
  private static func crossing(_ c: String = "Quay", _ d: String = "Post") -> String {
    """
    { "drawing": ["        c        ", "        |        ", "        |        ",
                  "a-------b-------d", "        |        ", "        |        ", "        e        "],
      "ways": [{ "nodes": "ab", "name": "Mill" }, { "nodes": "bc", "name": "\(c)" },
               { "nodes": "bd", "name": "\(d)" }, { "nodes": "be", "name": "Hill" }] }
    """
  }

  static let obvious: [GuidanceCase] = [
    GuidanceCase("straight on under another name", crossing(), "ad", ["new name straight Post"]),
    GuidanceCase("straight on under one name is silent", crossing("Quay", "Mill"), "ad", []),
    GuidanceCase("a compass word makes no new name", crossing("Quay", "Mill West"), "ad", []),
    GuidanceCase(
      "a turn to a road of one's own name",
      crossing("Mill"),
      "ac",
      ["continue left Mill"]
    ),
    GuidanceCase("a turn to another road", crossing(), "ac", ["turn left Quay"]),
    GuidanceCase(
      "a service road straight ahead is not the way on",
      """
      { "drawing": ["        c", "        |", "        |", "a-------b-------d"],
        "ways": [{ "nodes": "abc", "name": "Main" },
                 { "nodes": "bd", "name": "", "highway": "service" }] }
      """,
      "ac",
      []
    ),
    GuidanceCase(
      "a residential street straight ahead is",
      """
      { "drawing": ["        c", "        |", "        |", "a-------b-------d"],
        "ways": [{ "nodes": "abc", "name": "Main", "highway": "residential" },
                 { "nodes": "bd", "name": "Side", "highway": "residential" }] }
      """,
      "ac",
      ["continue left Main"]
    ),
  ]

  static let ends: [GuidanceCase] = [
    GuidanceCase(
      "a T behind another junction is the end of a road",
      """
      { "drawing": ["        c", "        |", "a---x---b", "    |   |", "    y   d"],
        "ways": [{ "nodes": "axb", "name": "Side" }, { "nodes": "cbd", "name": "Main" },
                 { "nodes": "xy", "name": "Lane", "highway": "residential" }] }
      """,
      "ad",
      ["end of road right Main"]
    ),
    GuidanceCase(
      "a T at once is a turn",
      """
      { "drawing": ["        c", "        |", "a-------b", "        |", "        d"],
        "ways": [{ "nodes": "ab", "name": "Side" }, { "nodes": "cbd", "name": "Main" }] }
      """,
      "ad",
      ["turn right Main"]
    ),
  ]

  private static func fork(_ left: String, _ right: String) -> String {
    """
    { "drawing": ["                    --c", "              ------   ", "a-------b-----         ",
                  "              ------   ", "                    --d"],
      "ways": [{ "nodes": "ab", "name": "Main" },
               { "nodes": "bc", "name": "Left", "highway": "\(left)" },
               { "nodes": "bd", "name": "Right", "highway": "\(right)" }] }
    """
  }

  static let forks: [GuidanceCase] = [
    GuidanceCase("two equals", fork("primary", "primary"), "ad", ["fork slight right Right"]),
    GuidanceCase("two equals, left", fork("primary", "primary"), "ac", ["fork slight left Left"]),
    GuidanceCase(
      "a driveway beside the road is no fork",
      fork("service", "primary"),
      "ad",
      ["new name straight Right"]
    ),
    GuidanceCase(
      "a road of a lower group is no fork",
      fork("residential", "primary"),
      "ad",
      ["new name straight Right"]
    ),
  ]

  static let sides: [GuidanceCase] = [
    GuidanceCase(
      "of two roads on the right the farther one is sharp",
      """
      { "drawing": ["a-------b-------d", "       /|        ", "      / |        ",
                    "     f  e        "],
        "ways": [{ "nodes": "abd", "name": "Main" }, { "nodes": "be", "name": "Near" },
                 { "nodes": "bf", "name": "Far" }] }
      """,
      "af",
      ["turn sharp right Far"]
    ),
    GuidanceCase(
      "and the one at a right angle is right",
      """
      { "drawing": ["a-------b-------d", "       /|        ", "      / |        ",
                    "     f  e        "],
        "ways": [{ "nodes": "abd", "name": "Main" }, { "nodes": "be", "name": "Near" },
                 { "nodes": "bf", "name": "Far" }] }
      """,
      "ae",
      ["turn right Near"]
    ),
  ]

  static let motorways: [GuidanceCase] = [
    GuidanceCase(
      "an exit",
      """
      { "drawing": ["a-------b-------c", "            ----d"],
        "ways": [{ "nodes": "abc", "name": "A 1", "highway": "motorway" },
                 { "nodes": "bd", "name": "", "highway": "motorway_link", "oneway": "yes",
                   "junction:ref": "7" }] }
      """,
      "ad",
      ["off ramp slight right"]
    ),
    GuidanceCase(
      "passing an exit is silent",
      """
      { "drawing": ["a-------b-------c", "            ----d"],
        "ways": [{ "nodes": "abc", "name": "A 1", "highway": "motorway" },
                 { "nodes": "bd", "name": "", "highway": "motorway_link", "oneway": "yes" }] }
      """,
      "ac",
      []
    ),
    GuidanceCase(
      "a ramp that joins from the right",
      """
      { "drawing": ["a-------b-------c", "d----            "],
        "ways": [{ "nodes": "abc", "name": "A 1", "highway": "motorway" },
                 { "nodes": "db", "name": "", "highway": "motorway_link", "oneway": "yes" }] }
      """,
      "dc",
      ["merge slight left A 1"]
    ),
    GuidanceCase(
      "onto a ramp",
      """
      { "drawing": ["a-------b-------c", "        |        ", "        d        "],
        "ways": [{ "nodes": "abc", "name": "Main" },
                 { "nodes": "bd", "name": "", "highway": "motorway_link", "oneway": "yes" }] }
      """,
      "ad",
      ["on ramp right"]
    ),
  ]

  static let modes: [GuidanceCase] = [
    GuidanceCase(
      "onto a ferry and off it",
      """
      { "drawing": ["a-------b-------c-------d"],
        "ways": [{ "nodes": "ab", "name": "Pier Road" },
                 { "nodes": "bc", "name": "Ferry", "route": "ferry" },
                 { "nodes": "cd", "name": "Far Road" }] }
      """,
      "ad",
      ["notification straight Ferry", "notification straight Far Road"]
    )
  ]

  @Test("What is said at a junction", arguments: obvious + ends + forks + sides + motorways + modes)
  func junction(one: GuidanceCase) throws {
    let said = try one.said()
    #expect(said == one.steps)
  }
}
