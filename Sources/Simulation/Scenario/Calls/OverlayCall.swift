import CanonicalJSON
import RoadNetwork

/// Calls about what lies on a map, and touches of it.
package enum OverlayCall: ScenarioCall {
  case nothing

  static let names: [String] = []

  static var schema: [(String, SchemaValue)] { [] }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> OverlayCall? { nil }

  func record(by recorder: Recorder) {}
}
