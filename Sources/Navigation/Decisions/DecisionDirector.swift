/// Decides in the navigator's place, so that a run can be made to follow another one.
///
/// The navigator works out its own verdict first and asks whether it holds. Without a director nothing
/// is asked.
package protocol DecisionDirector: AnyObject {
  /// Returns whether a rule fires that by itself came to `own`.
  func fires(_ rule: Decision.Rule, own: Bool, at time: Instant) -> Bool

  /// Returns whether a fix lies within the corridor of the route, and so moves the place on it.
  func isInCorridor(own: Bool, at time: Instant) -> Bool

  /// Returns the on-route state after a fix.
  func onRouteState(before: OnRouteState, own: OnRouteState, at time: Instant) -> OnRouteState

  /// Returns the step after a fix.
  func step(before: StepPlace, own: StepPlace, at time: Instant) -> StepPlace
}

/// A step of a route by its leg.
package struct StepPlace: Hashable, Sendable {
  /// The index of the leg in the route, from 0.
  package var leg: Int
  /// The index of the step in its leg, from 0.
  package var index: Int

  /// Creates a place.
  package init(leg: Int, index: Int) {
    self.leg = leg
    self.index = index
  }
}

/// Whether the vehicle follows the route.
public enum OnRouteState: String, CaseIterable, Sendable {
  case onRoute
  case offRoute
  /// There is no route, or no usable position yet.
  case undefined
}
