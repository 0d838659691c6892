package import Navigation

/// What the scenario's delegate answers to the navigator's questions.
package struct DelegateAnswers: Hashable, Sendable {
  /// The answer to a deviation; nil is new routes through what remains.
  package var deviation: CorrectiveAction?
  /// Which of the routes of an answer is taken, from 0; negative is none, nil is the proposed one.
  package var alternate: Int?

  package init() {}

  /// Returns the answer to a deviation with waypoints left.
  package func correction(through waypoints: [Waypoint]) -> CorrectiveAction {
    deviation ?? .getNewRoutes(through: waypoints)
  }

  /// Returns the route to take; the proposed one if there are not so many.
  package func choice(among routes: [Route], proposed: RouteID) -> RouteID? {
    guard let alternate else { return proposed }
    if alternate < 0 { return nil }
    return alternate < routes.count ? routes[alternate].id : proposed
  }
}
