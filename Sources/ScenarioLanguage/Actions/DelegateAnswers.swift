package import Navigation

/// What the scenario's delegate answers to the navigator's questions.
package struct DelegateAnswers: Hashable, Sendable {
  /// The answer to a deviation; nil is new routes through what remains.
  package var deviation: CorrectiveAction?
  /// Which of the routes of an answer is taken, from 0; negative is none, nil is the proposed one.
  package var alternate: Int?

  /// Creates the answers of a delegate that says nothing of its own.
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

/// What the scenario's delegate answers to a map's and a panorama's questions.
package struct MapAnswers: Hashable, Sendable {
  /// Whether a tap on a marker is handled (no).
  package var handlesMarkerTaps = false
  /// The view to show as an info window (none).
  package var infoWindow: String?
  /// The view to show inside of an info window (none).
  package var infoContents: String?

  /// Whether a tap on the button of the position is handled (no).
  package var handlesMyLocationButton = false

  /// Creates the answers of a delegate that handles nothing and shows nothing.
  package init() {}
}
