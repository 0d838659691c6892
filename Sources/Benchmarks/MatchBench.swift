import Geodesy
import RoadNetwork
import RouteGuidance
import ScenarioLanguage
import Simulation

/// Measures matching on drives over a map: fixes a second, 12 m/s, with 4 m of noise.
struct MatchBench {
  let runs: Int
  let name: String
  let map: GuidedMap

  private static let driveCount = 100
  private static let fixes = 100

  func rows() -> [BenchRow] {
    let drives = Self.drives(on: map)
    let count = Double(drives.reduce(0) { $0 + $1.count })
    guard count > 0 else { return [] }
    let matcher = MapMatcher(map.roads)
    let offline = Measurement(runs: runs) {
      for drive in drives { BlackHole.take(matcher.match(drive).parts.count) }
    }
    let online = OnlineMatcher(map.roads)
    let lagged = Measurement(runs: runs) {
      for drive in drives {
        online.reset()
        for point in drive { BlackHole.take(online.add(point).committedCount) }
      }
    }
    let work = "\(drives.count) drives of \(Self.fixes) fixes, 1 Hz, 12 m/s"
    let each = Measurement(seconds: offline.seconds.map { $0 / count * 100 })
    return [
      each.time(
        "map match \(name)",
        "\(work), a hundred fixes",
        scale: 1e3,
        unit: "ms",
        target: .atMost(0.4)
      ),
      offline.rate("map match offline \(name)", work, amount: count, unit: "fixes/s"),
      lagged.rate("map match online \(name)", "\(work), lag 2", amount: count, unit: "fixes/s"),
    ]
  }

  /// Drives along routes between random roads, the same each time.
  private static func drives(on map: GuidedMap) -> [[MatchPoint]] {
    var random = RandomStream("bench.match", seed: 1)
    let router = Router(map.roads)
    var drives: [[MatchPoint]] = []
    // Some pairs are too near, or have no way between them.
    for _ in 0..<(driveCount * 20) where drives.count < driveCount {
      let stops = (0..<2).map { _ in
        let section = UInt32(random.next() % UInt64(map.roads.graph.sectionCount))
        let shape = map.roads.graph.shape(ofSection: section)
        return RouteStop(shape[shape.count / 2])
      }
      guard let route = try? router.route(stops) else { continue }
      let path = GeoPath(route.legs.flatMap { map.guide.steps(of: $0) }.flatMap(\.points))
      guard path.length > Double(fixes) * 12 else { continue }
      drives.append(drive(along: path, &random))
    }
    return drives
  }

  private static func drive(along path: GeoPath, _ random: inout RandomStream) -> [MatchPoint] {
    func error() -> Double {
      // The sum of four uniform numbers is about normally distributed.
      let sum = (0..<4).reduce(0.0) { sum, _ in sum + Double(random.next() >> 11) * 0x1p-53 - 0.5 }
      return sum * 4 * 1.732
    }
    return (0..<fixes).compactMap { number in
      guard let place = path.position(at: Double(number) * 12)?.coordinate else { return nil }
      return MatchPoint(
        LocalProjection(origin: place).coordinate(east: error(), north: error()),
        time: Int64(number) * 1_000_000_000
      )
    }
  }
}
