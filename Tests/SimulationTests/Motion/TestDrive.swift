import CanonicalJSON
import ShippedScenarios
import Testing

@testable import ScenarioLanguage
@testable import Simulation

/// Drives for tests, by the text of their section.
enum TestDrive {
  /// - Parameter map: the section; nil for the harbour.
  static func scenario(
    _ drive: String,
    map: String? = nil,
    seed: UInt64 = 1,
    faults: String = "[]"
  ) throws -> Scenario {
    let map = map ?? #"{"file":"\#(ScenarioFolder.root)/maps/harbour.osm"}"#
    let text = #"""
      {"version":1,"title":"x","seed":\#(seed),"map":\#(map),
       "trace":{"drive":\#(drive)},"faults":\#(faults)}
      """#
    return try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: nil)
  }

  static func drive(_ drive: String, map: String? = nil, seed: UInt64 = 1) throws -> Drive {
    try #require(try Drive.planned(for: scenario(drive, map: map, seed: seed)))
  }

  /// The problems of a scenario that cannot be read or driven.
  static func problems(_ drive: String, faults: String = "[]") -> [String] {
    do {
      _ = try Drive.planned(for: scenario(drive, faults: faults))
      return []
    } catch let error as ScenarioError {
      return error.problems.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  static let random = #"{"random":{"distance":[2000,9000]}}"#
}
