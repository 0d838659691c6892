import CanonicalJSON
import Geodesy
import RoadNetwork
import RouteGuidance
import ScenarioLanguage
import Testing

@testable import Simulation

@Suite("Sketches that are drawn once")
struct RecentSketchesTests {
  private func sketch(_ grid: Int) throws -> SketchMap {
    let text = """
      {"grid":\(grid),"origin":{"lat":0,"lon":0},"drawing":["a---b"],"ways":[{"nodes":"ab","highway":"residential"}]}
      """
    let value = try JSONDocument(parsing: Array(text.utf8)).root
    return try #require(SketchMap(value, Diagnostics()))
  }

  private func grid(_ map: GuidedMap?) -> Double? {
    map.map { $0.roads.graph.vertexPoint(1).longitude }
  }

  @Test("Each sketch has its own map, and the one not asked for longest makes room")
  func recent() throws {
    var recent = RecentSketches()
    let sketches = try (1...RecentSketches.limit + 1).map { try sketch(50 + $0) }
    for sketch in sketches.dropLast() { recent.keep(GuidedMap(OSMData(sketch)), of: sketch) }
    let first = recent.map(of: sketches[0])
    #expect(first != nil && grid(first) == grid(GuidedMap(OSMData(sketches[0]))))
    // Asked for just now, it stays: the second goes.
    let last = sketches[RecentSketches.limit]
    let before = recent.map(of: last)
    #expect(before == nil)
    recent.keep(GuidedMap(OSMData(last)), of: last)
    let (asked, unasked) = (recent.map(of: sketches[0]), recent.map(of: sketches[1]))
    #expect(asked != nil)
    #expect(unasked == nil)
    for sketch in sketches.dropFirst(2) {
      let kept = grid(recent.map(of: sketch))
      #expect(kept == grid(GuidedMap(OSMData(sketch))))
    }
  }

  @Test("What is drawn twice at once is kept once")
  func twice() throws {
    var recent = RecentSketches()
    let (one, other) = (try sketch(60), try sketch(70))
    recent.keep(GuidedMap(OSMData(other)), of: other)
    for _ in 0..<RecentSketches.limit { recent.keep(GuidedMap(OSMData(one)), of: one) }
    let kept = recent.map(of: other)
    #expect(kept != nil)
  }

  @Test("Who asks for a sketch again is given the map that stands")
  func shared() throws {
    let setup = MapSetup.sketch(try sketch(80))
    // Other tests ask for theirs in between.
    let isShared = try (0..<100).contains { _ in
      let graphs = try (0..<2).map { _ in try RoadMapStore.map(of: setup).roads.graph }
      return graphs[0] === graphs[1]
    }
    #expect(isShared)
  }
}
