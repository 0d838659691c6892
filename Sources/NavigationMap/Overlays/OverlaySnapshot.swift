public import Geodesy

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

/// The info window of the selected marker at one moment.
public struct InfoWindowSnapshot: Hashable, Sendable {
  public let marker: OverlayID
  public let content: InfoWindowContent
  public let title: String?
  public let snippet: String?
  /// Where the marker stands, and the point of its icon that the window stands on.
  public let position: Coordinate
  public let anchor: ImageAnchor
}

/// What the info window of the selected marker shows.
public enum InfoWindowContent: Hashable, Sendable {
  /// A view of the app in place of the window.
  case window(String)
  /// A view of the app inside of the standard window.
  case contents(String)
  /// The marker's title and snippet in the standard window; without both there is no window.
  case standard
}
