/// A point of an image in fractions of its size: (0, 0) is the top left corner, (1, 1) the bottom right.
///
/// Values beyond 0…1 lie outside of the image, and are allowed.
public struct ImageAnchor: Hashable, Sendable {
  public let x: Double
  public let y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let bottomCentre = ImageAnchor(x: 0.5, y: 1)
  public static let topCentre = ImageAnchor(x: 0.5, y: 0)
  public static let centre = ImageAnchor(x: 0.5, y: 0.5)

  var isFinite: Bool { x.isFinite && y.isFinite }
}
