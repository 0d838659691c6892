import CanonicalJSON
import RoadNetwork

/// Calls of the context: what must be so before anything navigates.
package enum ContextCall: ScenarioCall {
  case locationEnabled(Bool)

  static let names = ["locationEnabled"]

  static var schema: [(String, SchemaValue)] {
    [("enabled", .boolean("For locationEnabled and setSpeedAlertOptions."))]
  }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> ContextCall? {
    reader.bool("enabled", .required).map { .locationEnabled($0) }
  }

  func record(by recorder: Recorder) {
    switch self {
    case .locationEnabled(let isEnabled):
      recorder.record(.locationEnabled) { $0.flag("enabled", isEnabled) }
    }
  }
}
