import Platform
import CanonicalJSON
import Navigation
import Regression
import ScenarioLanguage
import Simulation
import TestSupport

/// A drive of a quarter of an hour and more, a fix a second, with whatever could bring a defect out: wild fixes far
/// apart, half a minute in a field, and one metre over the limit.
enum LongDrive {
  static let fixCount = 1440
  /// As many as hold everything that could bring a defect out.
  static let shortFixCount = 800

  /// Writes the scenario into a folder and returns its path.
  static func write(
    to folder: TemporaryFolder,
    name: String = "long.json",
    fixCount: Int = fixCount
  ) throws -> String {
    try FileSystem.write(text(fixCount), to: folder(name))
    return folder(name)
  }

  private static func text(_ fixCount: Int) -> [UInt8] {
    var noise = RandomStream("test.noise", seed: 3)
    let metre = 1 / 111_195.0
    let points = (0..<fixCount).map { second -> JSONTree in
      var north = noise.unit() * 4 - 2
      if [200, 480, 1000].contains(second) { north += 90 }
      if (720..<760).contains(second) { north += min(120, Double(second - 720) * 15) }
      if (400..<410).contains(second) { north += 47 }
      let east = Double(second) * 10
      return .object([
        JSONTree.Member("t", .number(Double(second))),
        JSONTree.Member("lat", .number(rounded(47.1444966 + north * metre))),
        JSONTree.Member("lon", .number(rounded(9.52 + east * metre / 0.68014))),
        JSONTree.Member("accuracy", .number(5)),
        JSONTree.Member("course", .number(90)),
        JSONTree.Member("speed", .number(10)),
      ])
    }
    var root = (try? JSONDocument(parsing: Array(head.utf8))).map { JSONTree($0.root) }
    root?["trace"] = .object([JSONTree.Member("points", .array(points))])
    return root?.bytes ?? []
  }

  private static func rounded(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 }

  private static let head = """
    {
      "version": 1,
      "title": "Long on a long road",
      "seed": 4,
      "map": { "sketch": {
        "grid": 500,
        "origin": { "lat": 47.1444966, "lon": 9.52 },
        "drawing": ["a\(String(repeating: "-", count: 64))e"],
        "ways": [ { "nodes": "ae", "highway": "secondary", "name": "Long Road" } ]
      } },
      "routing": { "provider": "embedded", "latency": 0.8 },
      "navigator": {
        "timeUpdateThreshold": 60, "distanceUpdateThreshold": 1000,
        "offRoute": { "strategy": "corridor" }
      },
      "faults": [ { "kind": "duplicate", "probability": 0.05, "from": 40, "to": 160 } ],
      "actions": [
        { "at": 0, "do": "setDestinations", "waypoints": [ { "node": "e", "title": "East End" } ] },
        { "on": { "event": "navigator.routeStatus", "where": { "status": "ok" } }, "do": "startGuidance" },
        { "at": 120, "do": "setThreshold", "time": 30 }
      ],
      "expect": [ { "never": "navigator.didArrive" } ]
    }
    """
}
