import Geodesy

/// A drive along the line of a route: where the vehicle is after each second of it.
struct SimulatedDrive {
  /// Metres along the line, and the seconds or points at which they are reached.
  private let marks: [Double]
  private let ticks: [Double]
  let path: GeoPath
  /// How far the drive is, in the unit of ``ticks``.
  private var tick: Double

  /// - Parameter hasWholeFirstGap: A planted defect: the first piece of the line is not divided.
  init(
    along line: RouteLine,
    from start: Double,
    pace: LocationSimulator.Pace,
    hasWholeFirstGap: Bool = false
  ) {
    path = line.path
    switch pace {
    case .expected: (marks, ticks) = Self.marks(of: line)
    case .points(let spacing):
      (marks, ticks) = Self.marks(of: line.path, spacing: spacing, hasWholeFirstGap)
    }
    tick = 0
    tick = Self.interpolate(start, from: marks, to: ticks)
  }

  /// Metres along the line.
  var along: Double { Self.interpolate(tick, from: ticks, to: marks) }

  /// Whether the end is reached.
  var isAtEnd: Bool { tick >= ticks.last ?? 0 }

  /// Returns the metres driven in the next second.
  func speed(at multiplier: Double) -> Double {
    var next = self
    next.advance(by: multiplier)
    return next.along - along
  }

  /// Drives on for a second, `multiplier` times as fast.
  mutating func advance(by multiplier: Double) {
    tick = min(tick + multiplier, ticks.last ?? 0)
  }

  /// The ends of the steps with the seconds to them; a step without a duration is passed in one.
  private static func marks(of line: RouteLine) -> (marks: [Double], ticks: [Double]) {
    var marks = [0.0]
    var ticks = [0.0]
    for step in line.steps where step.end > step.start {
      marks.append(step.end)
      ticks.append((ticks.last ?? 0) + (step.duration > 0 ? step.duration : 1))
    }
    return (marks, ticks)
  }

  /// The points of the line, one a tick, divided evenly where they lie further apart than `spacing`.
  private static func marks(
    of path: GeoPath,
    spacing: Double?,
    _ hasWholeFirstGap: Bool
  ) -> (marks: [Double], ticks: [Double]) {
    var marks: [Double] = [0]
    for vertex in 1..<max(1, path.count) {
      let start = path.distance(toVertex: vertex - 1)
      let length = path.distance(toVertex: vertex) - start
      guard length > 0 else { continue }
      var parts = 1.0
      let isWhole = hasWholeFirstGap && vertex == 1
      if let spacing, spacing > 0, !isWhole {
        parts = min(100_000, (length / spacing).rounded(.up))
      }
      for part in 1...max(1, Int(parts)) {
        marks.append(start + length * Double(part) / max(1, parts))
      }
    }
    return (marks, marks.indices.map(Double.init))
  }

  /// Returns the value that lies among `to` as `value` does among `from`.
  private static func interpolate(_ value: Double, from: [Double], to: [Double]) -> Double {
    var low = 0
    var high = from.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if from[middle] <= value { low = middle } else { high = middle }
    }
    guard high > low, from[high] > from[low] else { return to.first ?? 0 }
    let share = min(1, max(0, (value - from[low]) / (from[high] - from[low])))
    return to[low] + share * (to[high] - to[low])
  }
}
