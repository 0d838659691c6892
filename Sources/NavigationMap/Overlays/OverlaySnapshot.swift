/// An overlay at one moment.
public struct OverlaySnapshot: Hashable, Sendable {
  public let id: OverlayID
  public let kind: OverlayKind
  public let title: String?
  public let zIndex: Int
  public let shape: OverlayShape
  /// Whether the navigation drew it: the route, a stop.
  public let belongsToNavigation: Bool
}
