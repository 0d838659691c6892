import RoadNetwork
import Testing

@testable import RouteGuidance

/// What becomes of turns that follow each other closely.
struct StepJoiningTests {
  /// A road that jumps aside by some columns of 2 m at a crossing.
  private static func staggered(_ gap: String) -> String {
    """
    { "grid": 4, "drawing": [
        "                     \(gap)c                    ",
        "                     \(gap)|                    ",
        "                     \(gap)|                    ",
        "e-------------------b\(gap.map { _ in "-" }.joined())d-------------------f",
        "                    |                    ",
        "                    |                    ",
        "                    a                    " ],
      "ways": [{ "nodes": "ab", "name": "Mill" }, { "nodes": "dc", "name": "Mill" },
               { "nodes": "ebdf", "name": "Main" }] }
    """
  }

  static let cases: [GuidanceCase] = [
    GuidanceCase("a road that jumps aside by 2 m goes straight on", staggered(""), "ac", []),
    GuidanceCase(
      "one that jumps aside by 20 m is two turns",
      staggered("         "),
      "ac",
      ["turn right Main", "turn left Mill"]
    ),
    GuidanceCase(
      "a name for 60 m before a turn is not said",
      """
      { "grid": 20, "drawing": ["                      d", "                      |", "                      |", "                      |", "                      |", "                      |", "                      |", "                      |",
                    "a---------------b-----c"],
        "ways": [{ "nodes": "ab", "name": "Mill" }, { "nodes": "bc", "name": "Quay" },
                 { "nodes": "cd", "name": "Post" }] }
      """,
      "ad",
      ["new name left Post"]
    ),
    GuidanceCase(
      "a name for 280 m is",
      """
      { "grid": 20, "drawing": ["                                            d", "                                            |",
                    "                                            |",
                    "                                            |",
                    "                                            |",
                    "                                            |",
                    "                                            |",
                    "                                            |",
                    "a---------------b---------------------------c"],
        "ways": [{ "nodes": "ab", "name": "Mill" }, { "nodes": "bc", "name": "Quay" },
                 { "nodes": "cd", "name": "Post" }] }
      """,
      "ad",
      ["new name straight Quay", "new name left Post"]
    ),
    GuidanceCase(
      "a turn over both halves of a dual carriageway is one",
      """
      { "grid": 10, "drawing": [
          "                    i                    ", "                    |                    ",
          "                    |                    ",
          "f-------------------e-------------------d",
          "                    |                    ",
          "a-------------------b-------------------c",
          "                    |                    ", "                    |                    ",
          "                    h                    " ],
        "ways": [{ "nodes": "abc", "name": "Main", "oneway": "yes" },
                 { "nodes": "def", "name": "Main", "oneway": "yes" },
                 { "nodes": "hbei", "name": "Mill", "highway": "secondary" }] }
      """,
      "ai",
      ["turn left Mill"]
    ),
    GuidanceCase(
      "turning back over both halves",
      """
      { "grid": 10, "drawing": [
          "                    i                    ", "                    |                    ",
          "                    |                    ",
          "f-------------------e-------------------d",
          "                    |                    ",
          "a-------------------b-------------------c",
          "                    |                    ", "                    |                    ",
          "                    h                    " ],
        "ways": [{ "nodes": "abc", "name": "Main", "oneway": "yes" },
                 { "nodes": "def", "name": "Main", "oneway": "yes" },
                 { "nodes": "hbei", "name": "Mill", "highway": "secondary" }] }
      """,
      "af",
      ["continue uturn Main"]
    ),
    GuidanceCase(
      "a lane of its own for a right turn is that turn",
      """
      { "grid": 10, "drawing": [
          "a-----------b-------c---------------e",
          "             \\\\      |               ",
          "               \\\\    |               ",
          "                 \\\\  |               ",
          "                   \\\\|               ",
          "                    d               ",
          "                    |               ", "                    |               ",
          "                    f               " ],
        "ways": [{ "nodes": "abce", "name": "Main" }, { "nodes": "cdf", "name": "Mill" },
                 { "nodes": "bd", "name": "", "highway": "primary_link", "oneway": "yes" }] }
      """,
      "af",
      ["turn right Mill"]
    ),
  ]

  @Test("What is said of turns that follow each other", arguments: cases)
  func join(one: GuidanceCase) throws {
    let said = try one.said()
    #expect(said == one.steps)
  }
}
