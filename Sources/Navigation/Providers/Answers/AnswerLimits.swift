import CanonicalJSON

/// The speed limits along a line, as an answer tells them for stretches between its points.
struct AnswerLimits {
  /// Metres per second on each segment; nil where unknown, or where there is none.
  private var segments: [Double?]

  /// Metres per second; nobody may drive faster, and a number beyond is of another unit.
  private static let sensible = 0.1...150.0

  init(points: Int) {
    segments = Array(repeating: nil, count: max(0, points - 1))
  }

  /// Takes the limit between two points; one that makes no sense is noted.
  mutating func set(
    _ metresPerSecond: Double,
    from start: Int,
    to end: Int,
    at value: JSONValue,
    _ notes: inout AnswerNotes
  ) {
    guard start <= end, end <= segments.count else {
      notes.add("a speed limit beyond the line is left out", at: value)
      return
    }
    guard Self.sensible.contains(metresPerSecond) else {
      notes.add("a speed limit that nobody can drive is left out", at: value)
      return
    }
    for segment in start..<end { segments[segment] = metresPerSecond }
  }

  /// Returns the limits between two points; an empty list where none is known.
  subscript(_ start: Int, _ end: Int) -> [Double?] {
    guard start < end, end <= segments.count else { return [] }
    let part = Array(segments[start..<end])
    return part.contains { $0 != nil } ? part : []
  }
}
