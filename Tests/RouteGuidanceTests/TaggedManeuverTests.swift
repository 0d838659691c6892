import Foundation
import Geodesy
import RoadFixtures
import RoadNetwork
import ShortLived
import Testing

@testable import RouteGuidance

/// What relations of the map say of single turns; OSRM says the same of the same maps.
@Suite struct TaggedManeuverTests {
  private static func town(_ relations: String) -> String {
    """
    { "drawing": ["        c                ", "        |                ", "        |                ",
                  "a-------b-------d-------f", "        |       |        ", "        |       |        ",
                  "        e       g        "],
      "ways": [{ "nodes": "ab", "name": "Market Lane" }, { "nodes": "bc", "name": "Rose Street" },
               { "nodes": "bd", "name": "Quay Road" }, { "nodes": "be", "name": "Park Alley" },
               { "nodes": "df", "name": "Long Road" }, { "nodes": "dg", "name": "Post Road" }],
      "relations": [\(relations)] }
    """
  }

  private static func relation(_ members: String, _ tags: String) -> String {
    "{ \"type\": \"maneuver\", \(members), \(tags) }"
  }

  private static let bend = relation(
    #""from": "ab", "via": "b", "to": "bd""#,
    #""maneuver": "turn", "direction": "slight_left""#
  )
  private static let fromFar = relation(
    #""from": "ab", "via": ["d", "bd"], "to": "dg""#,
    #""maneuver": "fork", "direction": "slight_right""#
  )

  static let cases: [GuidanceCase] = [
    GuidanceCase("a turn that is said", town(bend), "ad", ["turn slight left Quay Road"]),
    GuidanceCase(
      "a direction alone",
      town(
        relation(
          #""from": "ab", "via": "b", "to": "be""#,
          #""maneuver": "yes", "direction": "left""#
        )
      ),
      "ae",
      ["turn left Park Alley"]
    ),
    GuidanceCase(
      "a direction of a turn",
      town(
        relation(
          #""from": "ab", "via": "b", "to": "be""#,
          #""maneuver": "turn", "direction": "sharp_right""#
        )
      ),
      "ae",
      ["turn sharp right Park Alley"]
    ),
    GuidanceCase(
      "a turn that is not said",
      town(relation(#""from": "ab", "via": "b", "to": "bc""#, #""maneuver": "suppress""#)),
      "ac",
      []
    ),
    GuidanceCase(
      "a U-turn",
      town(relation(#""from": "ab", "via": "b", "to": "bc""#, #""maneuver": "uturn""#)),
      "ac",
      ["turn uturn Rose Street"]
    ),
    GuidanceCase("the other way", town(bend), "da", ["new name straight Market Lane"]),
    GuidanceCase("from another road", town(bend), "cd", ["turn left Quay Road"]),
    GuidanceCase(
      "over a way, from its beginning",
      town(fromFar),
      "ag",
      ["new name straight Quay Road", "fork slight right Post Road"]
    ),
    GuidanceCase(
      "over a way, from its middle",
      town(fromFar),
      "cg",
      ["turn left Quay Road", "turn right Post Road"]
    ),
    GuidanceCase(
      "the last word counts",
      town([bend, bend.replacing("slight_left", with: "slight_right")].joined(separator: ",")),
      "ad",
      ["turn slight right Quay Road"]
    ),
    GuidanceCase(
      "two places are none",
      town(bend.replacing(#""via": "b""#, with: #""via": ["b", "d"]"#)),
      "ad",
      ["new name straight Quay Road"]
    ),
    GuidanceCase(
      "a place elsewhere",
      town(bend.replacing(#""via": "b""#, with: #""via": "d""#)),
      "ad",
      ["new name straight Quay Road"]
    ),
  ]

  @Test("A turn is what the map says of it", arguments: cases)
  func turns(_ test: GuidanceCase) throws {
    #expect(try test.said() == test.steps)
  }

  @Test("What the map says of turns is kept in its file")
  func kept() throws {
    let sketch = try Sketch(Self.town(Self.fromFar))
    var bytes: [UInt8] = []
    GuidedMap(OSMData(sketch.map)).navmap.write { bytes += $0 }
    let url = URL(fileURLWithPath: ShortLived.folder).appending(path: "\(UUID()).navmap")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let opened = try GuidedMap(path: url.path)
    let stops = try "ag".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    let route = try Router(opened.roads).route(stops)
    let kinds = opened.guide.steps(of: route.legs[0]).map(\.kind)
    #expect(kinds == [.depart, .newName, .fork, .arrive])
  }
}
