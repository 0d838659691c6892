/// The zoom levels that a map may show.
public struct ZoomRange: Hashable, Sendable {
  /// The lowest level, 2 or more.
  public let minimum: Double
  /// The highest level, 21 at most.
  public let maximum: Double

  /// The levels of every map: 2 to 21.
  public static let all = ZoomRange(known: 2, 21)

  /// Creates a range, its ends clamped to those of ``all``.
  ///
  /// - Returns: nil where the minimum is above the maximum or one of them is not a number.
  public init?(minimum: Double, maximum: Double) {
    guard minimum <= maximum else { return nil }
    self.init(known: Self.all.clamped(minimum), Self.all.clamped(maximum))
  }

  private init(known minimum: Double, _ maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns the nearest level of the range; the lowest for what is not a number.
  public func clamped(_ zoom: Double) -> Double {
    zoom.isNaN ? minimum : min(max(zoom, minimum), maximum)
  }
}
