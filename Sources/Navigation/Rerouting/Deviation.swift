/// A departure from the route, as the delegate is asked about it.
public struct Deviation: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// Away from the current step, yet near a later part of the route.
    case offStep
    /// Away from all of the route.
    case offRoute
  }

  public let kind: Kind
  /// Metres from the nearest point of the route.
  public let distance: Double

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
