public import Geodesy

/// The corners of what a map shows: a rectangle when looking straight down, else a trapezoid whose
/// smallest side is the one nearest to the viewer.
public struct VisibleRegion: Hashable, Sendable {
  /// What is seen in the lower left corner.
  public let nearLeft: Coordinate
  /// What is seen in the lower right corner.
  public let nearRight: Coordinate
  /// What is seen in the upper left corner, or at the far limit on that side.
  public let farLeft: Coordinate
  /// What is seen in the upper right corner, or at the far limit on that side.
  public let farRight: Coordinate

  /// Creates a region by what its four corners show.
  public init(
    nearLeft: Coordinate,
    nearRight: Coordinate,
    farLeft: Coordinate,
    farRight: Coordinate
  ) {
    self.nearLeft = nearLeft
    self.nearRight = nearRight
    self.farLeft = farLeft
    self.farRight = farRight
  }

  /// The smallest box around the corners.
  public var bounds: GeoBounds { GeoBounds([nearLeft, nearRight, farLeft, farRight]) }
}

extension GeoBounds {
  /// Creates the smallest box around a visible region.
  public init(_ region: VisibleRegion) { self = region.bounds }
}
