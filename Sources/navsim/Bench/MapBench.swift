import Geodesy
import Regression
import RoadNetwork
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
    let map = try RoadMap(path: path)
    let size = "\(Quantity.grouped(Int64(map.graph.edgeCount))) edges"
    let importing = try Measurement(runs: min(runs, 5)) {
      BlackHole.take(try RoadMap(path: path).graph.edgeCount)
    }
    let pairs = Self.pairs(map, queries)
    let router = Router(map)
    let routing = Measurement(runs: runs) {
      for pair in pairs {
        guard let leg = try? router.route(pair).legs.first else { continue }
        BlackHole.take(map.guide.steps(of: leg).count)
      }
    }
    let each = Measurement(seconds: routing.seconds.map { $0 / Double(queries) })
    return [
      importing.time(
        "map import \(name)",
        "\(size), from the file to routable",
        scale: 1,
        unit: "s"
      ),
      each.time(
        "map route \(name)",
        "\(size), \(queries) random pairs, with geometry and steps; mean",
        scale: 1e3,
        unit: "ms",
        target: .atMost(0.5)
      ),
    ] + MatchBench(runs: runs, name: name, map: map).rows()
  }

  /// Pairs of places at random vertices, the same each time.
  private static func pairs(_ map: RoadMap, _ count: Int) -> [[RouteStop]] {
    var random = RandomStream("bench.map", seed: 1)
    func stop() -> RouteStop {
      let section = UInt32(random.next() % UInt64(map.graph.sectionCount))
      let shape = map.graph.shape(ofSection: section)
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
