public import Geodesy

/// What a ground overlay looks like.
public struct GroundOverlayShape: Hashable, Sendable {
  /// The box that the image fills before it is turned.
  public let bounds: GeoBounds
  /// The place of the anchor, about which the image is turned.
  public let position: Coordinate
  public let anchor: ImageAnchor
  /// nil draws nothing.
  public let icon: MapImage?
  /// Degrees clockwise from north.
  public let bearing: Double
  /// From 0 to 1.
  public let opacity: Double
}
