import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

/// A drive over the letters of a sketch, and what a matcher makes of it.
struct SketchDrive {
  let sketch: Sketch
  var points: [MatchPoint] = []
  private var random: TestRandom

  init(_ json: String, seed: UInt64 = 1) throws {
    sketch = try Sketch(json)
    random = TestRandom(seed: seed)
  }

  /// Goes straight from letter to letter, a fix a second.
  ///
  /// - Parameters:
  ///   - noise: Metres of the standard deviation, about, east and north.
  ///   - offset: Metres north of the line.
  mutating func go(
    _ names: String,
    speed: Double = 12,
    every seconds: Int = 1,
    noise: Double = 0,
    offset: Double = 0
  ) throws {
    let path = GeoPath(try names.map { try #require(sketch.map.coordinate(of: $0)) })
    var metres = 0.0
    while metres <= path.length, let place = path.position(at: metres)?.coordinate {
      add(place, after: seconds, east: error(noise), north: error(noise) + offset)
      metres += speed * Double(seconds)
    }
  }

  /// Stands at a letter.
  mutating func stand(at name: Character, fixes: Int, noise: Double) throws {
    let place = try #require(sketch.map.coordinate(of: name))
    for _ in 0..<fixes { add(place, after: 1, east: error(noise), north: error(noise)) }
  }

  mutating func wait(seconds: Int) {
    guard var last = points.last else { return }
    last.time += Int64(seconds) * 1_000_000_000
    points.append(last)
  }

  mutating func add(
    _ place: Coordinate,
    after seconds: Int,
    east: Double = 0,
    north: Double = 0
  ) {
    let time = (points.last?.time ?? 0) + Int64(seconds) * 1_000_000_000
    let moved = LocalProjection(origin: place).coordinate(east: east, north: north)
    points.append(MatchPoint(moved, time: time))
  }

  /// About normally distributed: the sum of four numbers.
  private mutating func error(_ deviation: Double) -> Double {
    guard deviation > 0 else { return 0 }
    let sum = (0..<4).reduce(0.0) { sum, _ in sum + random.number(in: -1...1) }
    return sum * deviation * 0.866
  }

  func matched(_ parameters: MatchParameters = MatchParameters()) -> MatchedPath {
    MapMatcher(sketch.roads, parameters: parameters).match(points)
  }

  /// The letters that each part passes.
  func letters(_ path: MatchedPath) -> [String] {
    path.parts.map { sketch.letters(PlannedRoute(legs: [$0.leg])) }
  }
}

extension MatchedPath {
  /// What is wrong with the path as a way on a graph: pieces that do not follow from one another.
  func faults(_ graph: RoadGraph) -> [String] {
    parts.flatMap { part in
      zip(part.leg.pieces, part.leg.pieces.dropFirst()).compactMap { before, after in
        let isTurn = graph.turns(ofEdge: before.edge).contains {
          graph.turnTargets[$0] == after.edge
        }
        if isTurn, before.to == 1, after.from == 0 { return nil }
        let isBack = graph.reverse(ofEdge: before.edge) == after.edge
        return isBack && abs(before.to - (1 - after.from)) < 1e-6
          ? nil : "no turn from \(before) to \(after)"
      }
    }
  }
}
