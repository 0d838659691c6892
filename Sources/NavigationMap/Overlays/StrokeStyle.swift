/// How a part of a line is coloured.
public enum StrokeStyle: Hashable, Sendable {
  case solid(MapColor)
  /// From the first colour at the start of a span to the second at its end.
  case gradient(from: MapColor, to: MapColor)
}

/// A style over a number of a path's segments.
public struct StyleSpan: Hashable, Sendable {
  /// What the stretch is coloured with.
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
  ///
  /// - Throws: ``OverlayError/invalidSpan(segments:)``.
  public init(_ style: StrokeStyle, segments: Double) throws(OverlayError) {
    guard segments > 0, segments.isFinite else { throw .invalidSpan(segments: segments) }
    self.style = style
    self.segments = segments
  }

  /// Creates a span over a number of segments, more than 0.
  ///
  /// - Throws: ``OverlayError/invalidSpan(segments:)``.
  public init(_ color: MapColor, segments: Double) throws(OverlayError) {
    try self.init(.solid(color), segments: segments)
  }
}

/// A stretch of a line that has one style.
public struct StrokePiece: Hashable, Sendable {
  /// What the stretch is coloured with.
  public let style: StrokeStyle
  /// Where it begins and ends, in segments from the start of the path, with fractions.
  public let segments: Range<Double>

  /// Returns the styles along a path of `count` segments: the last span covers what is left, spans
  /// beyond the end are cut off, and without spans the colour holds.
  static func pieces(of spans: [StyleSpan], segments count: Int, else color: MapColor)
    -> [StrokePiece]
  {
    guard count > 0 else { return [] }
    let end = Double(count)
    guard !spans.isEmpty else { return [StrokePiece(style: .solid(color), segments: 0..<end)] }
    var pieces: [StrokePiece] = []
    var from = 0.0
    for (index, span) in spans.enumerated() where from < end {
      let to = index == spans.count - 1 ? end : min(end, from + span.segments)
      if to > from { pieces.append(StrokePiece(style: span.style, segments: from..<to)) }
      from = to
    }
    return pieces
  }
}
