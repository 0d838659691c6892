/// A style over a number of a path's segments.
public struct StyleSpan: Hashable, Sendable {
  public let style: StrokeStyle
  /// How many segments it covers, more than 0; a fraction covers a part of one.
  public let segments: Double

  /// Creates a span over one segment.
  public init(_ style: StrokeStyle) {
    self.style = style
    segments = 1
  }

  /// Creates a span over one segment.
  public init(_ color: MapColor) { self.init(.solid(color)) }

  /// Creates a span over a number of segments, more than 0.
  public init(_ style: StrokeStyle, segments: Double) throws(OverlayError) {
    guard segments > 0, segments.isFinite else { throw .invalidSpan(segments: segments) }
    self.style = style
    self.segments = segments
  }

  /// Creates a span over a number of segments, more than 0.
  public init(_ color: MapColor, segments: Double) throws(OverlayError) {
    try self.init(.solid(color), segments: segments)
  }
}
