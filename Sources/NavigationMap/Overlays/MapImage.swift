/// An image as a value: its name and the size at which it is drawn; there are no pixels.
public struct MapImage: Hashable, Sendable {
  public let name: String
  /// Points from left to right, more than 0.
  public let width: Double
  /// Points from top to bottom, more than 0.
  public let height: Double
  /// What the image is coloured with; nil is as it is.
  public let tint: MapColor?

  /// Creates an image; a size that is not above 0, or not finite, becomes 1 point.
  public init(name: String, width: Double, height: Double, tint: MapColor? = nil) {
    self.name = name
    self.width = width > 0 && width.isFinite ? width : 1
    self.height = height > 0 && height.isFinite ? height : 1
    self.tint = tint
  }

  /// The standard pin of a marker, 26 by 41 points.
  public static let marker = MapImage(name: "marker", width: 26, height: 41, tint: .red)

  /// Returns the standard pin in a colour.
  public static func marker(_ color: MapColor) -> MapImage {
    MapImage(name: marker.name, width: marker.width, height: marker.height, tint: color)
  }
}
