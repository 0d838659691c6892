/// A stretch of a line that has one style.
public struct StrokePiece: Hashable, Sendable {
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
