public import Geodesy

/// An overlay at one moment.
public struct OverlaySnapshot: Hashable, Sendable {
  /// The number under which the map tells of it.
  public let id: OverlayID
  /// Which of the five kinds it is of.
  public let kind: OverlayKind
  /// What the app called it; nil where it did not.
  public let title: String?
  /// Which of two overlays of one kind lies above the other: the higher one.
  public let zIndex: Int
  /// What it looked like.
  public let shape: OverlayShape
  /// Whether the navigation drew it: the route, a stop.
  public let belongsToNavigation: Bool
}

/// The info window of the selected marker at one moment.
public struct InfoWindowSnapshot: Hashable, Sendable {
  /// The number of the selected marker.
  public let marker: OverlayID
  /// What the delegate wanted in the window.
  public let content: InfoWindowContent
  /// The first line of the standard window; nil is none.
  public let title: String?
  /// The second line of the standard window; nil is none.
  public let snippet: String?
  /// Where the marker stands, and the point of its icon that the window stands on.
  public let position: Coordinate
  /// The point of the icon that the window stands on.
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
