import Foundation
import Geodesy
import RoadFixtures
import ShortLived
import Testing

@testable import RoadNetwork

/// Maps that are written to a file and opened again.
struct NavmapTests {
  private static let town = """
    { "drawing": [ "a-b-c-d",
                   "  | |  ",
                   "  e-f-g" ],
      "ways": [ { "nodes": "abcd", "name": "Überstraße", "ref": "B 1", "highway": "primary",
                  "maxspeed": "70", "lanes": "4", "turn:lanes:forward": "left|through;right" },
                { "nodes": "be", "oneway": "yes", "toll": "yes", "destination": "Hafen" },
                { "nodes": "efg", "highway": "residential", "junction": "roundabout" },
                { "nodes": "cf", "route": "ferry", "duration": "00:12" } ],
      "nodes": [ { "node": "b", "highway": "traffic_signals" },
                 { "node": "f", "highway": "motorway_junction", "ref": "7" } ],
      "relations": [ { "type": "restriction", "restriction": "no_left_turn", "from": "abcd",
                       "via": "be", "to": "efg" } ] }
    """

  private func file(_ map: RoadMap) -> [UInt8] {
    var bytes: [UInt8] = []
    map.navmap().write { bytes += $0 }
    return bytes
  }

  private func prepared(_ map: RoadMap) -> RoadMap {
    var map = map
    map.addHierarchy()
    return map
  }

  /// Calls with the path of a file of some bytes.
  private func with(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let url = URL(fileURLWithPath: ShortLived.folder).appending(path: "\(UUID()).navmap")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  @Test("A map comes out of its file as it went in")
  func roundTrip() throws {
    let sketch = try Sketch(Self.town)
    let bytes = file(prepared(sketch.roads))
    try with(bytes) { path in
      let map = try RoadMap(path: path)
      try map.verify()
      let (a, b) = (sketch.graph, map.graph)
      #expect((0..<a.facts.count).map { a.facts[$0] } == (0..<b.facts.count).map { b.facts[$0] })
      for vertex in 0..<UInt32(a.vertexCount) {
        #expect(a.facts(ofVertex: vertex) == b.facts(ofVertex: vertex))
      }
      #expect(a.turns.targets.elementsEqual(b.turns.targets))
      #expect(map.report == sketch.roads.report)
      #expect(map.summary == sketch.roads.summary)
      #expect(file(map) == bytes)
    }
  }

  @Test("Routes on an opened map are those on the map it was made of")
  func routes() throws {
    let sketch = try Sketch(Self.town)
    let places = try "abcdefg".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    try with(file(prepared(sketch.roads))) { path in
      let map = try RoadMap(path: path)
      let router = Router(map)
      for from in places {
        for to in places {
          let expected = try? sketch.router.route([from, to])
          let found = try? router.route([from, to])
          #expect(expected?.legs.map(\.pieces) == found?.legs.map(\.pieces))
        }
      }
    }
  }

  @Test("A flipped byte is found, wherever it lies")
  func flips() throws {
    let bytes = file(prepared(try Sketch(Self.town).roads))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x20
      try with(damaged) { path in
        #expect(throws: MapError.self, "byte \(index)") { try RoadMap(path: path).verify() }
      }
    }
  }

  @Test("A file that is cut off, or goes on, is refused when it is opened")
  func cuts() throws {
    let bytes = file(prepared(try Sketch(Self.town).roads))
    for length in stride(from: 8, to: bytes.count, by: 7) {
      try with(Array(bytes.prefix(length))) { path in
        _ = #expect(throws: MapError.self) { try RoadMap(path: path) }
      }
    }
    try with(bytes + [0]) { path in
      _ = #expect(throws: MapError.self) { try RoadMap(path: path) }
    }
  }

  @Test("Nonsense under right checksums is an error or a route, never a crash")
  func forgeries() throws {
    let sketch = try Sketch(Self.town)
    let bytes = file(prepared(sketch.roads))
    let places = try "agd".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    var random = TestRandom(seed: 11)
    for _ in 0..<300 {
      var forged = NavmapForgery(bytes)
      for _ in 0...(random.next() % 3) {
        forged.change(random.next(), to: UInt8(truncatingIfNeeded: random.next() >> 7))
      }
      try with(forged.bytes) { path in
        guard let map = try? RoadMap(path: path) else { return }
        let router = Router(map)
        for end in places.dropFirst() {
          _ = try? router.route([places[0], end])
        }
        try? map.verify()
      }
    }
  }

  @Test("A map of another version says so")
  func version() throws {
    var bytes = file(prepared(try Sketch(Self.town).roads))
    bytes[8] = 0
    try with(bytes) { path in
      let error = #expect(throws: MapError.self) { try RoadMap(path: path) }
      let own = NavmapFormat.version
      #expect(error?.message == "the map is of format 0, and this program reads format \(own)")
    }
  }

  @Test("A map for cars is refused to who walks")
  func profile() throws {
    try with(file(prepared(try Sketch(Self.town).roads))) { path in
      _ = #expect(throws: MapError.self) { try RoadMap(path: path, profile: .foot) }
      #expect(throws: Never.self) { try RoadMap(path: path, profile: .car) }
    }
  }
}
