extension LocationSimulator {
  /// What moves the vehicle.
  public enum Source: String, Sendable {
    case existingRoute, newRoute, fixed
  }

  /// Why a simulation ended.
  public enum StopCause: String, Sendable {
    /// ``LocationSimulator/stop()``.
    case stop
    /// Another simulation took its place.
    case replaced
    /// The route it ran along was cleared.
    case routeCleared
  }

  /// How fast the vehicle moves along a route.
  public enum Pace: Hashable, Sendable {
    /// As fast as the provider expects: each step in its duration.
    case expected
    /// From point to point of the line, one each second; with a spacing, points in between so that no
    /// two lie further apart (Ferrostar's simulation).
    case points(spacing: Double?)
  }
}
