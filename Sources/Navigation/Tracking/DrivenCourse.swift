import Geodesy

/// The direction in which fixes went, for receivers that tell no course: that of the shortest way back to an earlier fix
/// which lies farther away than the receiver errs, and did not come about by a leap.
struct DrivenCourse {
  /// Metres of a way that has a direction, whatever accuracy is told, and how many accuracies it has at least.
  private static let (leastWay, accuracies) = (25.0, 3.0)
  /// The share of a way that one step of it may be: more is a reflection's.
  private static let leap = 0.6
  /// Metres between two fixes that are kept, how many are, and seconds of a gap behind which none is.
  private static let (spacing, count, longestGap) = (5.0, 12, 30.0)

  /// The last fixes, in a ring; the newest lies before ``next``.
  private var fixes: [Coordinate] = []
  private var next = 0
  private var last: Instant?

  init() { fixes.reserveCapacity(Self.count) }

  /// A way with a direction.
  struct Way {
    /// Degrees.
    let course: Double
    /// Metres.
    let length: Double
  }

  /// Takes a fix; returns the way to it, nil where that is too short to have a direction, or the fix has one itself.
  mutating func way(to location: Location) -> Way? {
    if let last, !(0...Self.longestGap).contains(location.timestamp.seconds(since: last)) {
      fixes.removeAll(keepingCapacity: true)
      next = 0
    }
    last = location.timestamp
    defer {
      if fixes.isEmpty || self[0].distance(to: location.coordinate) >= Self.spacing {
        keep(location.coordinate)
      }
    }
    return location.course == nil ? longWay(to: location) : nil
  }

  /// The shortest way to a fix that has a direction.
  private func longWay(to location: Location) -> Way? {
    let least = max(Self.leastWay, Self.accuracies * (location.horizontalAccuracy ?? 0))
    var (later, longest) = (location.coordinate, 0.0)
    for age in 0..<fixes.count {
      let fix = self[age]
      longest = max(longest, fix.distance(to: later))
      later = fix
      let distance = fix.distance(to: location.coordinate)
      guard distance >= least, longest <= Self.leap * distance else { continue }
      return Way(course: fix.initialBearing(to: location.coordinate), length: distance)
    }
    return nil
  }

  /// The fixes that are kept, the newest first.
  private subscript(age: Int) -> Coordinate { fixes[(next - 1 - age + Self.count) % Self.count] }

  private mutating func keep(_ fix: Coordinate) {
    if fixes.count < Self.count { fixes.append(fix) } else { fixes[next] = fix }
    next = (next + 1) % Self.count
  }
}
