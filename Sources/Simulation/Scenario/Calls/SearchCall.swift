import CanonicalJSON
import RoadNetwork

/// Calls of search: requests, maps of the catalogue, and the interactive entry of an address.
package enum SearchCall: ScenarioCall {
  case nothing

  static let names: [String] = []

  static var schema: [(String, SchemaValue)] { [] }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> SearchCall? { nil }

  func record(by recorder: Recorder) {}
}
