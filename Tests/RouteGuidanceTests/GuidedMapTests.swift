import Foundation
import Geodesy
import RoadFixtures
import RoadNetwork
import ShortLived
import Testing

@testable import RouteGuidance

/// What turns are worth saying, in the file of a map.
struct GuidedMapTests {
  private static let town = """
    { "drawing": [ "a-b-c-d",
                   "  | |  ",
                   "  e-f-g" ],
      "ways": [ { "nodes": "abcd", "name": "Überstraße", "ref": "B 1", "highway": "primary",
                  "lanes": "4", "turn:lanes:forward": "left|through;right" },
                { "nodes": "be", "oneway": "yes", "destination": "Hafen" },
                { "nodes": "efg", "highway": "residential", "junction": "roundabout" },
                { "nodes": "cf", "route": "ferry", "duration": "00:12" } ] }
    """

  private func map(_ sketch: Sketch) -> GuidedMap {
    var map = GuidedMap(OSMData(sketch.map))
    map.addHierarchy()
    return map
  }

  private func file(_ map: GuidedMap) -> [UInt8] {
    var bytes: [UInt8] = []
    map.navmap.write { bytes += $0 }
    return bytes
  }

  /// Calls with the path of a file of some bytes.
  private func with(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let url = URL(fileURLWithPath: ShortLived.folder).appending(path: "\(UUID()).navmap")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  @Test("An opened map is said as the map that it was made of")
  func roundTrip() throws {
    let sketch = try Sketch(Self.town)
    let made = map(sketch)
    let places = try "abcdefg".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    let bytes = file(made)
    try with(bytes) { path in
      let opened = try GuidedMap(path: path)
      #expect(file(opened) == bytes)
      let router = Router(opened.roads)
      for from in places {
        for to in places {
          guard let leg = try? router.route([from, to]).legs.first else { continue }
          let texts = [made.guide, opened.guide, try sketch.guide].map { guide in
            guide.steps(of: leg).map { InstructionWriter().text(of: $0) }
          }
          #expect(texts[0] == texts[1])
          #expect(texts[0] == texts[2])
        }
      }
    }
  }

  @Test("A flipped byte is found, wherever it lies")
  func flips() throws {
    let bytes = file(map(try Sketch(Self.town)))
    for index in stride(from: 0, to: bytes.count, by: 3) {
      var damaged = bytes
      damaged[index] ^= 0x20
      try with(damaged) { path in
        #expect(throws: MapError.self, "byte \(index)") {
          try GuidedMap(path: path).verify()
        }
      }
    }
  }

  @Test("Nonsense under right checksums is an error or a route with steps, never a crash")
  func forgeries() throws {
    let sketch = try Sketch(Self.town)
    let bytes = file(map(sketch))
    let places = try "agd".map { RouteStop(try #require(sketch.map.coordinate(of: $0))) }
    var random = TestRandom(seed: 11)
    for _ in 0..<300 {
      var forged = NavmapForgery(bytes)
      for _ in 0...(random.next() % 3) {
        forged.change(random.next(), to: UInt8(truncatingIfNeeded: random.next() >> 7))
      }
      try with(forged.bytes) { path in
        guard let map = try? GuidedMap(path: path) else { return }
        let router = Router(map.roads)
        for end in places.dropFirst() {
          guard let route = try? router.route([places[0], end]) else { continue }
          for leg in route.legs { _ = map.guide.steps(of: leg) }
        }
        try? map.verify()
      }
    }
  }
}
