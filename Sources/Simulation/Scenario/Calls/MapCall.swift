import CanonicalJSON
import RoadNetwork

/// Calls of the headless map: camera, control by the navigator, settings, gestures.
package enum MapCall: ScenarioCall {
  case nothing

  static let names: [String] = []

  static var schema: [(String, SchemaValue)] { [] }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> MapCall? { nil }

  func record(by recorder: Recorder) {}
}
