public import Geodesy

/// What a marker looks like.
public struct MarkerShape: Hashable, Sendable {
  public let position: Coordinate
  public let icon: MapImage
  /// The point of the icon that stands on the position.
  public let groundAnchor: ImageAnchor
  /// Degrees clockwise about the ground anchor: of the screen, or from north where it is flat.
  public let rotation: Double
  public let isFlat: Bool
  /// From 0 to 1.
  public let opacity: Double
}
