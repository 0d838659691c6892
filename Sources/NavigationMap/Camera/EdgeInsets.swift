/// Points kept free along the edges of a view, 0 or more each.
public struct EdgeInsets: Hashable, Sendable {
  /// Points from the upper edge.
  public let top: Double
  /// Points from the left edge.
  public let left: Double
  /// Points from the lower edge.
  public let bottom: Double
  /// Points from the right edge.
  public let right: Double

  /// Nothing is kept free.
  public static let zero = EdgeInsets(all: 0)

  /// Creates insets; a negative or unknown one is 0, an unlimited one ``limit``.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = Self.clamped(top)
    self.left = Self.clamped(left)
    self.bottom = Self.clamped(bottom)
    self.right = Self.clamped(right)
  }

  /// Creates the same inset on each edge.
  public init(all points: Double) {
    self.init(top: points, left: points, bottom: points, right: points)
  }

  /// No inset is larger, in points.
  public static let limit = 1e6

  /// Returns both insets, one inside of the other.
  public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top,
      left: a.left + b.left,
      bottom: a.bottom + b.bottom,
      right: a.right + b.right
    )
  }

  private static func clamped(_ points: Double) -> Double {
    points.isNaN ? 0 : min(max(points, 0), limit)
  }
}
