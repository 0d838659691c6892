import CanonicalJSON
import Geodesy
import Testing

@testable import RoadNetwork

@Suite struct SketchMapTests {
  static let corner = """
    { "grid": 50, "origin": { "lat": 47.14, "lon": 9.52 },
      "drawing": [ "a---b---c",
                   "    |  1 ",
                   "    d    " ],
      "ways": [ { "nodes": "abc", "highway": "primary", "name": "Main Street", "maxspeed": "50" },
                { "nodes": "bd", "oneway": "yes" } ],
      "nodes": [ { "node": "b", "highway": "traffic_signals" } ],
      "relations": [ { "type": "restriction", "restriction": "no_left_turn",
                       "from": "abc", "via": "b", "to": "bd" } ] }
    """

  private func read(_ text: String) throws -> (map: SketchMap?, problems: [String]) {
    let diagnostics = Diagnostics()
    let document = try JSONDocument(parsing: Array(text.utf8), source: "s.json")
    let map = SketchMap(document.root, diagnostics)
    return (map, diagnostics.problems.map(\.description))
  }

  @Test("A sketch becomes nodes, ways and relations")
  func elements() throws {
    let map = try #require(try read(Self.corner).map)
    #expect(map.nodes.map(\.id) == [1, 2, 3, 4])
    #expect(map.nodes[1].tags == [OSMTag("highway", "traffic_signals")])
    #expect(
      map.ways == [
        OSMWay(
          id: 1,
          nodes: [1, 2, 3],
          tags: [
            OSMTag("highway", "primary"), OSMTag("name", "Main Street"), OSMTag("maxspeed", "50"),
          ]
        ),
        OSMWay(
          id: 2,
          nodes: [2, 4],
          tags: [OSMTag("highway", "primary"), OSMTag("oneway", "yes"), OSMTag("name", "bd")]
        ),
      ]
    )
    #expect(
      map.relations == [
        OSMRelation(
          id: 1,
          members: [
            .init(.way(1), role: "from"), .init(.node(2), role: "via"), .init(.way(2), role: "to"),
          ],
          tags: [OSMTag("type", "restriction"), OSMTag("restriction", "no_left_turn")]
        )
      ]
    )
  }

  @Test("A row is one grid south, a column half a grid east")
  func places() throws {
    let map = try #require(try read(Self.corner).map)
    let a = map.nodes[0].coordinate
    #expect(a == Coordinate(latitude: 47.14, longitude: 9.52))
    #expect(abs(a.distance(to: map.nodes[1].coordinate) - 100) < 0.02)
    #expect(abs(map.nodes[1].coordinate.distance(to: map.nodes[3].coordinate) - 100) < 0.02)
    #expect(map.coordinate(of: "d") == map.nodes[3].coordinate)
    let one = try #require(map.coordinate(of: "1"))
    #expect(one.latitude == 47.139_550_3)
    #expect(map.coordinate(of: "z") == nil)
  }

  @Test("Without grid and origin they are 100 m and Vaduz; an empty name makes a way nameless")
  func defaults() throws {
    let text =
      #"{ "drawing": ["a b"], "ways": [{ "nodes": "ab", "railway": "tram", "name": "" }] }"#
    let map = try #require(try read(text).map)
    #expect(map.nodes[0].coordinate == Coordinate(latitude: 47.14, longitude: 9.52))
    #expect(abs(map.nodes[0].coordinate.distance(to: map.nodes[1].coordinate) - 100) < 0.02)
    #expect(map.ways[0].tags == [OSMTag("railway", "tram")])
  }

  @Test(
    "What is wrong with a sketch is told with its place",
    arguments: [
      (
        #"{ "drawing": ["a-b", "a"] }"#,
        "s.json:1:22: error: 'a' is drawn twice, first in row 1, column 1"
          + " (row 2, column 1 of the drawing) (at /drawing/1)"
      ),
      (
        #"{ "drawing": ["a\tb"] }"#,
        "s.json:1:15: error: the drawing has a tab; draw with spaces"
          + " (row 1, column 2 of the drawing) (at /drawing/0)"
      ),
      (
        #"{ "drawing": ["a-b-c"], "ways": [{ "nodes": "ab" }, { "nodes": "bc" }], "relations": [{ "maneuver": "frok", "from": "ab", "via": "b", "to": "bc" }] }"#,
        "s.json:1:101: error: 'frok' is no maneuver that is known: continue, fork, suppress, turn, uturn"
          + " (at /relations/0/maneuver)"
      ),
      (
        #"{ "drawing": ["a-b-c"], "ways": [{ "nodes": "ab" }, { "nodes": "bc" }], "relations": [{ "manoeuvre": "yes", "direction": "lefty", "from": "ab", "via": "b", "to": "bc" }] }"#,
        "s.json:1:122: error: 'lefty' is no direction that is known: left, right, sharp_left, sharp_right, slight_left, slight_right, straight"
          + " (at /relations/0/direction)"
      ),
      (
        #"{ "drawing": ["a-b"], "ways": [{ "nodes": "axb" }] }"#,
        "s.json:1:43: error: 'x' of 'axb' is not in the drawing (at /ways/0/nodes)"
      ),
      (
        #"{ "drawing": ["a-1"], "ways": [{ "nodes": "a1" }] }"#,
        "s.json:1:43: error: '1' of 'a1' is a place, not a node (at /ways/0/nodes)"
      ),
      (
        #"{ "drawing": ["a-b"], "ways": [{ "nodes": "a" }] }"#,
        "s.json:1:43: error: a way needs two nodes or more, found 'a' (at /ways/0/nodes)"
      ),
      (
        #"{ "drawing": ["a-b"], "ways": [{ "nodes": "ab", "maxspeed": 50 }] }"#,
        "s.json:1:61: error: the value of tag 'maxspeed' must be a text, found 50"
          + " (at /ways/0/maxspeed)"
      ),
      (
        #"{ "drawing": ["a-b"], "relations": [{ "from": "ab" }] }"#,
        "s.json:1:47: error: no way has the nodes 'ab' (at /relations/0/from)"
      ),
      (#"{ "ways": [] }"#, "s.json:1:1: error: missing key 'drawing'"),
      (
        #"{ "drawing": ["a"], "gird": 3 }"#,
        "s.json:1:21: error: unknown key 'gird', did you mean 'grid'? (at /gird)"
      ),
    ]
  )
  func problems(text: String, message: String) throws {
    let (map, problems) = try read(text)
    #expect(map == nil)
    #expect(problems == [message])
  }
}
