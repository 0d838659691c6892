package import Navigation

/// A call of the SDK at a time or on an event.
package struct ScenarioAction: Sendable {
  package enum Call: Sendable {
    case setDestinations([Waypoint], RouteOptions)
    case continueToNextDestination, clearDestinations
    case startGuidance, stopGuidance
    case setThreshold(time: Double?, distance: Double?)
    case locationEnabled(Bool)
    case probe
  }

  package enum Trigger: Sendable {
    /// Nanoseconds since the start.
    case at(Int64)
    case on(EventPattern, nth: Int, every: Bool)
  }

  package var trigger: Trigger
  package var call: Call
}
