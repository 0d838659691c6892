import CanonicalJSON
import RoadNetwork

extension ScenarioAction.Call {
  /// Every name that `do` takes, in the order of the documentation.
  static let names =
    NavigatorCall.names + ContextCall.names + GuidanceCall.names + TrafficCall.names
    + SimulatorCall.names + RoutingCall.names

  /// The members that calls take, for the schema.
  ///
  /// Where two topics share a member, the first describes it.
  static var schema: [(String, SchemaValue)] {
    var members: [(String, SchemaValue)] = []
    let all =
      NavigatorCall.schema + ContextCall.schema + GuidanceCall.schema + TrafficCall.schema
      + SimulatorCall.schema + RoutingCall.schema
    for member in all where !members.contains(where: { $0.0 == member.0 }) {
      members.append(member)
    }
    return members
  }

  /// Reads `do` and the members of its call.
  static func read(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> Self? {
    guard let name = reader.oneOf("do", names, .required) else { return nil }
    if RoutingCall.names.contains(name) || isSessionProbe(name, reader.value) {
      return RoutingCall.read(name, &reader, sketch).map { .routing($0) }
    }
    if NavigatorCall.names.contains(name) {
      return NavigatorCall.read(name, &reader, sketch).map { .navigator($0) }
    }
    if GuidanceCall.names.contains(name) {
      return GuidanceCall.read(name, &reader, sketch).map { .guidance($0) }
    }
    if TrafficCall.names.contains(name) {
      return TrafficCall.read(name, &reader, sketch).map { .traffic($0) }
    }
    if SimulatorCall.names.contains(name) {
      return SimulatorCall.read(name, &reader, sketch).map { .simulator($0) }
    }
    return ContextCall.read(name, &reader, sketch).map { .context($0) }
  }

  private static func isSessionProbe(_ name: String, _ value: JSONValue) -> Bool {
    name == "probe" && value["what"]?.string == "sessionState"
  }

  func record(by recorder: Recorder) {
    switch self {
    case .navigator(let call): call.record(by: recorder)
    case .context(let call): call.record(by: recorder)
    case .routing(let call): call.record(by: recorder)
    case .guidance(let call): call.record(by: recorder)
    case .traffic(let call): call.record(by: recorder)
    case .simulator(let call): call.record(by: recorder)
    }
  }
}
