/// A departure from the route, as the delegate is asked about it.
public struct Deviation: Hashable, Sendable {
  /// How much of the route lies near the vehicle.
  public enum Kind: String, CaseIterable, Sendable {
    /// Away from the current step, yet near a later part of the route.
    case offStep
    /// Away from all of the route.
    case offRoute
  }

  /// Whether a later part of the route is near.
  public let kind: Kind
  /// Metres from the nearest point of the route.
  public let distance: Double

  /// Creates a departure.
  public init(kind: Kind, distance: Double) {
    self.kind = kind
    self.distance = distance
  }
}

/// The delegate's answer to a deviation.
public enum CorrectiveAction: Hashable, Sendable {
  case doNothing
  /// Request routes from the current position through these waypoints.
  case getNewRoutes(through: [Waypoint])
}
