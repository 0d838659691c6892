/// The view that a map is drawn in: its size and what its edges hide.
public struct MapViewport: Hashable, Sendable {
  /// The width in points, 1 to 100,000.
  public let width: Double
  /// The height in points, 1 to 100,000.
  public let height: Double
  /// What controls cover along the edges: the camera's target lies in the middle of the rest.
  public var padding: EdgeInsets

  /// Creates a view, its size clamped to 1 to 100,000 points.
  public init(width: Double, height: Double, padding: EdgeInsets = .zero) {
    self.width = Self.clamped(width)
    self.height = Self.clamped(height)
    self.padding = padding
  }

  /// The width that padding leaves, in points; 0 where padding takes all.
  public var innerWidth: Double { max(0, width - padding.left - padding.right) }

  /// The height that padding leaves, in points; 0 where padding takes all.
  public var innerHeight: Double { max(0, height - padding.top - padding.bottom) }

  /// Where the camera's target is seen: the middle of what padding leaves.
  public var focus: ScreenPoint {
    ScreenPoint(
      x: (width + padding.left - padding.right) / 2,
      y: (height + padding.top - padding.bottom) / 2
    )
  }

  private static func clamped(_ points: Double) -> Double {
    points.isNaN ? 1 : min(max(points, 1), 100_000)
  }
}
