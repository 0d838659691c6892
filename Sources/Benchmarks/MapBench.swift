import Platform
import Geodesy
import Regression
import RoadNetwork
import RouteGuidance
import ScenarioLanguage
import Simulation

/// Measures maps on a town that is drawn here, and on a real one where it is named by `NAVSIM_MAP`.
struct MapBench {
  let runs: Int
  let folder: TemporaryFolder
  /// The file of a real map; nil for none.
  let realMap: String?

  /// Streets of the town in each direction.
  private static let streets = 120
  private static let queries = 200

  func rows() throws -> [BenchRow] {
    let path = try folder.write(Self.town(), to: "town.osm")
    var rows = try rows("town", path, queries: Self.queries)
    if let realMap {
      rows += try self.rows(Paths.name(of: realMap), realMap, queries: Self.queries)
    }
    return rows
  }

  private func rows(_ name: String, _ path: String, queries: Int) throws -> [BenchRow] {
    guard !path.hasSuffix(".navmap") else { return try prepared(name, path, queries) }
    var map = try GuidedMap(path: path)
    let size = Self.size(of: map)
    let importing = try Self.opening(path, runs: min(runs, 5))
    var rows = [
      importing.time(
        "map import \(name)",
        "\(size), from the file to routable",
        scale: 1,
        unit: "s"
      )
    ]
    rows += try routes("map route \(name)", "\(size), no hierarchy", on: map, queries, target: nil)
    rows += MatchBench(runs: runs, name: name, map: map).rows()
    let start = SystemProcess.now
    map.addHierarchy()
    rows.append(
      Measurement(seconds: [Double(SystemProcess.now - start) / 1e9]).time(
        "map hierarchy \(name)",
        size,
        scale: 1,
        unit: "s"
      )
    )
    let file = folder.path + "/" + name + ".navmap"
    var bytes: [UInt8] = []
    map.navmap.write { bytes += $0 }
    _ = try folder.write(bytes, to: name + ".navmap")
    return rows + (try prepared(name, file, queries))
  }

  private static func size(of map: GuidedMap) -> String {
    "\(Quantity.grouped(Int64(map.roads.graph.edgeCount))) edges"
  }

  /// Opens a map some times, from the file to routable.
  private static func opening(_ path: String, runs: Int) throws -> Measurement {
    try Measurement(runs: runs) {
      BlackHole.take(try GuidedMap(path: path).roads.graph.edgeCount)
    }
  }

  /// Measures what is done with a `.navmap`.
  private func prepared(_ name: String, _ path: String, _ queries: Int) throws -> [BenchRow] {
    let map = try GuidedMap(path: path)
    let size = Self.size(of: map)
    let opening = try Self.opening(path, runs: max(runs, 5))
    var rows = [
      opening.time(
        "map open \(name)",
        "\(size), a .navmap",
        scale: 1e3,
        unit: "ms",
        target: .atMost(5)
      )
    ]
    let target = map.roads.graph.edgeCount > 1_000_000 ? 5 : 0.5
    rows += try routes(
      "map route \(name), built",
      size,
      on: map,
      queries,
      target: .atMost(target)
    )
    let router = Router(map.roads)
    let routed = Self.pairs(map, queries).first { (try? router.route($0)) != nil }
    guard let pair = routed else { throw Self.noRoute(queries) }
    let places = pair.map {
      Quantity.fixed($0.coordinate.latitude, 6) + "," + Quantity.fixed($0.coordinate.longitude, 6)
    }
    let child = try BenchChild(
      running: SystemChild.ownProgram,
      ["map", "route", path, "--"] + places
    )
    guard child.status == 0 else {
      throw BenchFailure(.harnessFault, "'navsim map route' ended with \(child.status)")
    }
    rows.append(
      Measurement(seconds: [child.peakMegabytes]).time(
        "map memory \(name)",
        "\(size); greatest resident size of 'navsim map route'",
        scale: 1,
        unit: "MB"
      )
    )
    var slower = 0
    let customizing = try Measurement(runs: min(runs, 5)) {
      // Other weights each time, so that none are kept.
      slower += 1
      var weights = RouteWeights()
      weights.changes = [
        RoadChange(way: map.roads.graph.way(ofSection: 0), speedFactor: 1 / Double(slower + 1))
      ]
      BlackHole.take(try Router(map.roads).route(pair, weights: weights).legs.count)
    }
    rows.append(
      customizing.time(
        "map weights \(name)",
        "\(size), new weights and the first route by them",
        scale: 1,
        unit: "s",
        target: .atMost(1)
      )
    )
    return rows
  }

  /// The median and the 99th percentile of random routes.
  private func routes(
    _ name: String,
    _ work: String,
    on map: GuidedMap,
    _ queries: Int,
    target: BenchTarget?
  ) throws -> [BenchRow] {
    let pairs = Self.pairs(map, queries)
    let router = Router(map.roads)
    var seconds: [Double] = []
    for _ in 0...min(runs, 5) {
      // The first round warms up.
      seconds.removeAll()
      for pair in pairs {
        let start = SystemProcess.now
        guard let leg = try? router.route(pair).legs.first else { continue }
        BlackHole.take(map.guide.steps(of: leg).count)
        seconds.append(Double(SystemProcess.now - start) / 1e9)
      }
    }
    guard !seconds.isEmpty else { throw Self.noRoute(queries) }
    seconds.sort()
    let all = Measurement(seconds: seconds)
    let last = Measurement(seconds: [seconds[(seconds.count - 1) * 99 / 100]])
    let what = "\(work), random pairs, geometry and steps"
    return [
      all.time(name, "\(what); median", scale: 1e3, unit: "ms", target: target),
      last.time(name + " p99", "\(what); 99th percentile", scale: 1e3, unit: "ms"),
    ]
  }

  private static func noRoute(_ queries: Int) -> BenchFailure {
    BenchFailure(.invalidInput, "no route between any of \(queries) pairs of places of the map")
  }

  /// Pairs of places at random vertices, the same each time.
  private static func pairs(_ map: GuidedMap, _ count: Int) -> [[RouteStop]] {
    var random = RandomStream("bench.map", seed: 1)
    func stop() -> RouteStop {
      let section = UInt32(random.next() % UInt64(map.roads.graph.sectionCount))
      let shape = map.roads.graph.shape(ofSection: section)
      return RouteStop(shape[shape.count / 2])
    }
    return (0..<count).map { _ in [stop(), stop()] }
  }

  /// A town of streets that cross every 100 m, every fifth of them faster, some one-way.
  private static func town() -> [UInt8] {
    var text = "<osm version=\"0.6\">\n"
    for row in 0..<streets {
      for column in 0..<streets {
        let latitude = Quantity.fixed(47 + Double(row) * 0.0009, 7)
        let longitude = Quantity.fixed(9 + Double(column) * 0.0013, 7)
        text +=
          "<node id=\"\(row * streets + column + 1)\" lat=\"\(latitude)\" lon=\"\(longitude)\"/>\n"
      }
    }
    for street in 0..<streets {
      for isNorth in [false, true] {
        text += "<way id=\"\(street * 2 + (isNorth ? 1 : 0) + 1)\">"
        for cross in 0..<streets {
          let node = isNorth ? cross * streets + street : street * streets + cross
          text += "<nd ref=\"\(node + 1)\"/>"
        }
        let road = street % 5 == 0 ? "primary" : "residential"
        text += "<tag k=\"highway\" v=\"\(road)\"/><tag k=\"name\" v=\"Street \(street)\"/>"
        if street % 3 == 1 {
          text += "<tag k=\"oneway\" v=\"\(street % 2 == 0 ? "yes" : "-1")\"/>"
        }
        text += "</way>\n"
      }
    }
    return Array((text + "</osm>\n").utf8)
  }
}
