package import CanonicalJSON
import Recording
package import ScenarioLanguage

extension NavigatorCall {
  /// Reads a call as the protocol writes it.
  ///
  /// - Parameter members: the message: beside the members of the action it has `id`, `now` and `do`.
  /// - Throws: `ScenarioError` where there is no such call, or it has other members.
  package init?(named name: String, _ members: JSONValue) throws(ScenarioError) {
    var own: [JSONMember] = []
    for member in members.members where !["id", "now", "do"].contains(member.key) {
      own.append(member)
    }
    let scenario = try ScenarioLoader.decoded(named: name) { json in
      json.beginArray("actions")
      json.beginObject()
      json.member("at", 0)
      json.member("do", name)
      for member in own {
        json.key(member.key)
        if member.key == "waypoints", member.value.kind == .array {
          Self.writePlaces(member.value, to: &json)
        } else {
          json.value(member.value)
        }
      }
      json.endObject()
      json.endArray()
    }
    guard let action = scenario.actions.first else { return nil }
    self = NavigatorCall(
      name: name,
      action: Self.action(of: action.call),
      members: RecordedJSON { json in
        json.beginObject()
        for member in own { json.member(member.key, member.value) }
        json.endObject()
      },
      call: action.call
    )
  }

  private static func action(of call: ScenarioAction.Call) -> Action {
    guard case .navigator(let call) = call else { return .other }
    return switch call {
    case .setDestinations(let waypoints, let options):
      .setDestinations(waypoints.map(\.waypoint), options)
    case .setDriveDestinations(let options): .setDestinations([], options)
    case .continueToNextDestination: .continueToNextDestination
    case .clearDestinations: .clearDestinations
    case .startGuidance: .startGuidance
    case .stopGuidance: .stopGuidance
    case .setThreshold, .probe: .other
    }
  }

  /// Writes waypoints by their places, without what the scenario calls these.
  private static func writePlaces(_ waypoints: JSONValue, to json: inout JSONWriter) {
    json.beginArray()
    for waypoint in waypoints.elements {
      json.beginObject()
      for member in waypoint.members where !["node", "placeID"].contains(member.key) {
        json.member(member.key, member.value)
      }
      json.endObject()
    }
    json.endArray()
  }
}

extension ScenarioLoader {
  /// Reads a scenario that is made of some members and stands alone.
  static func decoded(
    named name: String,
    _ write: (inout JSONWriter) -> Void
  ) throws(ScenarioError) -> Scenario {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", version)
    json.member("title", name)
    json.member("duration", 0)
    write(&json)
    json.endObject()
    return try decode(json.bytes, path: "message", name: name, root: nil, standsAlone: true)
  }
}
