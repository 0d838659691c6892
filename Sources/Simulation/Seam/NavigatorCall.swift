public import Navigation
public import Recording
package import ScenarioLanguage

/// A call of the scenario, as a navigator carries it out.
public struct NavigatorCall: Sendable {
  /// The calls that a navigator of any kind has.
  public enum Action: Sendable {
    /// Go there, the next first.
    case setDestinations([Waypoint], RouteOptions)
    case continueToNextDestination, clearDestinations
    case startGuidance, stopGuidance
    /// Any other; its name and members say what.
    case other
  }

  /// The name of the call, as scenarios write it.
  public var name: String
  /// What is to be done.
  public var action: Action
  /// The members of the call as JSON; each waypoint has `lat` and `lon`.
  public var members: RecordedJSON
  /// The call as the SDK's own navigator takes it.
  package var call: ScenarioAction.Call

  init(name: String, action: Action, members: RecordedJSON, call: ScenarioAction.Call) {
    self.name = name
    self.action = action
    self.members = members
    self.call = call
  }

  /// A call for the SDK's own navigator, which looks at nothing else.
  init(inside call: ScenarioAction.Call) {
    self.init(name: "", action: .other, members: .emptyObject, call: call)
  }
}
