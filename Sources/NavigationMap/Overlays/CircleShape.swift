public import Geodesy

/// What a circle looks like.
public struct CircleShape: Hashable, Sendable {
  public let position: Coordinate
  /// Metres on the ground.
  public let radius: Double
  /// Points of the edge.
  public let strokeWidth: Double
  /// nil draws no edge.
  public let strokeColor: MapColor?
  /// nil draws no area.
  public let fillColor: MapColor?
}
