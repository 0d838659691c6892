public import Geodesy

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
