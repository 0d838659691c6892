/// An image as a value: its name and the size at which it is drawn; there are no pixels.
public struct MapImage: Hashable, Sendable {
  /// What the app calls the image; there are no pixels behind it.
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

/// A point of an image in fractions of its size: (0, 0) is the top left corner, (1, 1) the bottom right.
///
/// Values beyond 0…1 lie outside of the image, and are allowed.
public struct ImageAnchor: Hashable, Sendable {
  /// The share of the width, from the left edge.
  public let x: Double
  /// The share of the height, from the top edge.
  public let y: Double

  /// Creates a point by its shares of the width and height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The tip of a pin.
  public static let bottomCentre = ImageAnchor(x: 0.5, y: 1)
  /// The place above which an info window stands.
  public static let topCentre = ImageAnchor(x: 0.5, y: 0)
  /// The middle of the image.
  public static let centre = ImageAnchor(x: 0.5, y: 0.5)

  var isFinite: Bool { x.isFinite && y.isFinite }
}
