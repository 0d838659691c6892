/// The delegate's answer to a deviation.
public enum CorrectiveAction: Hashable, Sendable {
  case doNothing
  /// Request routes from the current position through these waypoints.
  case getNewRoutes(through: [Waypoint])
}
