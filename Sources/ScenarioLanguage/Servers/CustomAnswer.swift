package import Geodesy
package import Navigation

/// One answer of the custom provider of a scenario.
package struct CustomAnswer: Sendable {
  /// A route as the scenario writes it.
  package enum ScriptedRoute: Sendable {
    /// Legs along points, at a speed in metres per second.
    case legs([[Coordinate]], speed: Double)
    /// A route of an answer in OSRM's format, between the waypoints of the request.
    case osrm([UInt8], precision: Int)
    /// The first route of an answer in another form, between the stops of the request.
    case answered(Route)
  }

  /// What the provider comes to.
  package enum Outcome: Sendable {
    case routes([ScriptedRoute])
    case failure(CustomFailure)
    /// It never answers.
    case silence
  }

  /// Nanoseconds of virtual time until it arrives.
  package var latencyNanoseconds: Int64
  /// What arrives then.
  package var outcome: Outcome
  /// Whether the provider answers although it was told to stop.
  package var ignoresCancel = false
}
