import RoadNetwork
import Testing

@testable import RouteGuidance

/// Rings of every kind, large and small, with and without names.
struct RoundaboutTests {
  /// A ring of four roads; `grid` metres a row.
  private static func ring(_ grid: Int, _ tags: String) -> String {
    """
    { "grid": \(grid),
      "drawing": ["      s        ", "      |        ", "      b        ", "     / \\\\       ",
        "w---c   a----e ", "     \\\\ /       ", "      d        ", "      |        ", "      n        "],
      "ways": [{ "nodes": "abcda", \(tags) }, { "nodes": "ae", "name": "Quay" },
               { "nodes": "bs", "name": "Mill" }, { "nodes": "cw", "name": "Post" },
               { "nodes": "dn", "name": "Hill" }] }
    """
  }

  private static let plain = "\"name\": \"\", \"junction\": \"roundabout\""
  private static let named = "\"name\": \"Star\", \"junction\": \"roundabout\""
  private static let circular = "\"name\": \"\", \"junction\": \"circular\""

  static let cases: [GuidanceCase] = [
    GuidanceCase(
      "the first exit of a large ring",
      ring(40, plain),
      "ne",
      ["roundabout slight right Quay exit 1", "exit roundabout right Quay exit 1"]
    ),
    GuidanceCase(
      "the third exit",
      ring(40, plain),
      "nw",
      ["roundabout slight right Post exit 3", "exit roundabout right Post exit 3"]
    ),
    GuidanceCase(
      "a large ring with a name is a rotary",
      ring(40, named),
      "ns",
      ["rotary slight right Mill exit 2", "exit rotary slight right Mill exit 2"]
    ),
    GuidanceCase(
      "a small ring of four roads is a crossing",
      ring(8, plain),
      "nw",
      ["roundabout turn left Post exit 3"]
    ),
    GuidanceCase(
      "straight on through a small ring",
      ring(8, plain),
      "ns",
      ["roundabout turn straight Mill exit 2"]
    ),
  ]

  @Test("What is said at a ring", arguments: cases)
  func ring(one: GuidanceCase) throws {
    let said = try one.said()
    #expect(said == one.steps)
  }

  @Test("A ring without a roundabout's rules and without a name is no roundabout")
  func circularRing() throws {
    let said = try GuidanceCase("circular", Self.ring(40, Self.circular), "ne", []).said()
    #expect(!said.contains { $0.hasPrefix("roundabout") || $0.hasPrefix("rotary") })
  }

  @Test("A driveway on a ring is no exit")
  func driveway() throws {
    let map = """
      { "grid": 40,
        "drawing": ["      s        ", "      |        ", "      b        ", "     / \\\\       ",
          "w---c   a----e ", "     \\\\ /       ", "      d        ", "      |        ", "      n        "],
        "ways": [{ "nodes": "abcda", "name": "", "junction": "roundabout" },
                 { "nodes": "ae", "name": "", "highway": "service" },
                 { "nodes": "bs", "name": "Mill" }, { "nodes": "cw", "name": "Post" },
                 { "nodes": "dn", "name": "Hill" }] }
      """
    let said = try GuidanceCase("driveway", map, "ns", []).said()
    #expect(said.first == "roundabout slight right Mill exit 1")
  }

  @Test("Who arrives on a ring is told no exit")
  func arrival() throws {
    let map = """
      { "grid": 40,
        "drawing": ["      s        ", "      |        ", "      b        ", "     / \\\\       ",
          "w---c 1 a----e ", "     \\\\ /       ", "      d        ", "      |        ", "      n        "],
        "ways": [{ "nodes": "abcda", "name": "", "junction": "roundabout" },
                 { "nodes": "ae", "name": "Quay" }, { "nodes": "bs", "name": "Mill" },
                 { "nodes": "cw", "name": "Post" }, { "nodes": "dn", "name": "Hill" }] }
      """
    let steps = try GuidanceCase("arrival", map, "n1", []).planned()
    #expect(steps.map(\.kind) == [.depart, .roundabout, .arrive])
    #expect(steps[1].exit == nil)
  }
}
