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
