import CanonicalJSON
import RoadNetwork

/// Calls of fleet connectivity.
package enum FleetCall: ScenarioCall {
  case nothing

  static let names: [String] = []

  static var schema: [(String, SchemaValue)] { [] }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> FleetCall? { nil }

  func record(by recorder: Recorder) {}
}
