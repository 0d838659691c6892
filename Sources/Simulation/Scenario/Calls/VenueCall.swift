import CanonicalJSON
import RoadNetwork

/// Calls about buildings, tile layers and panoramas.
package enum VenueCall: ScenarioCall {
  case nothing

  static let names: [String] = []

  static var schema: [(String, SchemaValue)] { [] }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> VenueCall? { nil }

  func record(by recorder: Recorder) {}
}
