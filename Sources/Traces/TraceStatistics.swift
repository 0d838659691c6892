public import Geodesy

/// What a trace is like, in figures.
public struct TraceStatistics: Sendable {
  /// The number of fixes, at least 1.
  public let count: Int
  /// The time of the first fix, in nanoseconds of the Unix epoch.
  public let start: Int64
  /// The time of the last fix, in nanoseconds of the Unix epoch.
  public let end: Int64
  /// Seconds between fixes: the median, of an even number the upper one.
  public let medianInterval: Double
  /// The most seconds between two fixes.
  public let longestInterval: Double
  /// How often more than 60 s passed without a fix.
  public let gapCount: Int
  /// The number of parts that the file divides its fixes into.
  public let segmentCount: Int
  /// Metres along the fixes, without the ways across segments.
  public let length: Double
  /// The median speed in metres per second (of an even number the upper one), as recorded or else from
  /// the positions within a segment; 0 where nothing tells.
  public let medianSpeed: Double
  /// The greatest speed in metres per second, told as ``medianSpeed`` is.
  public let topSpeed: Double
  /// Whether the speeds are those that the file has.
  public let hasRecordedSpeed: Bool
  /// The median of the horizontal accuracies in metres; nil where no fix says.
  public let medianAccuracy: Double?
  /// The greatest horizontal accuracy in metres; nil where no fix says.
  public let worstAccuracy: Double?
  /// What the fixes cover.
  public let bounds: GeoBounds
  /// The mean speed of equal spans of time, for a sparkline; nil where there is no fix.
  public let speeds: [Double?]

  /// Measures fixes; nil if there are none.
  ///
  /// - Parameter spans: How many spans ``speeds`` has.
  public init?(_ fixes: [Fix], spans: Int = 60) {
    guard let first = fixes.first, let last = fixes.last else { return nil }
    count = fixes.count
    start = first.time
    end = last.time
    var intervals: [Double] = []
    var speeds: [Double?] = []
    var length = 0.0
    var gaps = 0
    for (a, b) in zip(fixes, fixes.dropFirst()) {
      let seconds = Double(b.time - a.time) / 1e9
      intervals.append(seconds)
      if seconds > 60 { gaps += 1 }
      let metres = a.coordinate.distance(to: b.coordinate)
      if a.segment == b.segment { length += metres }
      // Nobody knows how fast a break in the recording was, nor two fixes of one time, which the reader
      // put a millisecond apart.
      let derived = seconds > 0.001 && a.segment == b.segment ? metres / seconds : nil
      speeds.append(b.speed ?? derived)
    }
    speeds.append(first.speed)
    intervals.sort()
    medianInterval = intervals.isEmpty ? 0 : intervals[intervals.count / 2]
    longestInterval = intervals.last ?? 0
    gapCount = gaps
    segmentCount = Set(fixes.map(\.segment)).count
    self.length = length
    hasRecordedSpeed = fixes.contains { $0.speed != nil }
    let ordered = speeds.compactMap { $0 }.sorted()
    medianSpeed = ordered.isEmpty ? 0 : ordered[ordered.count / 2]
    topSpeed = ordered.last ?? 0
    let accuracies = fixes.compactMap(\.horizontalAccuracy).sorted()
    medianAccuracy = accuracies.isEmpty ? nil : accuracies[accuracies.count / 2]
    worstAccuracy = accuracies.last
    bounds = GeoBounds(fixes.map(\.coordinate))
    self.speeds = Self.spans(fixes, speeds, spans)
  }

  private static func spans(_ fixes: [Fix], _ speeds: [Double?], _ count: Int) -> [Double?] {
    guard let start = fixes.first?.time, let end = fixes.last?.time, end > start, count > 0 else {
      return []
    }
    var sums = [Double](repeating: 0, count: count)
    var counts = [Int](repeating: 0, count: count)
    for (index, fix) in fixes.dropFirst().enumerated() {
      guard let speed = speeds[index] else { continue }
      // Fixes that nobody ordered may lie before the first or behind the last.
      let share = min(max(Double(fix.time - start) / Double(end - start), 0), 1)
      let span = min(count - 1, Int(share * Double(count)))
      sums[span] += speed
      counts[span] += 1
    }
    return zip(sums, counts).map { $1 > 0 ? $0 / Double($1) : nil }
  }
}
