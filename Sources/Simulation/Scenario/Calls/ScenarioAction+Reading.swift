import CanonicalJSON
import RoadNetwork

extension ScenarioAction.Call {
  /// Every name that `do` takes, in the order of the documentation.
  static let names = NavigatorCall.names + ContextCall.names

  /// The members that calls take, for the schema.
  static var schema: [(String, SchemaValue)] { NavigatorCall.schema + ContextCall.schema }

  /// Reads `do` and the members of its call.
  static func read(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> Self? {
    guard let name = reader.oneOf("do", names, .required) else { return nil }
    if NavigatorCall.names.contains(name) {
      return NavigatorCall.read(name, &reader, sketch).map { .navigator($0) }
    }
    return ContextCall.read(name, &reader, sketch).map { .context($0) }
  }

  func record(by recorder: Recorder) {
    switch self {
    case .navigator(let call): call.record(by: recorder)
    case .context(let call): call.record(by: recorder)
    }
  }
}
