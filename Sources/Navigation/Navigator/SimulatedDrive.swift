package import Geodesy

/// How the simulator moves the vehicle, where a pace alone does not say it.
package struct SimulatorRules {
  /// Returns the multiplier that one which was assigned stands for; nil leaves the old one.
  package var multiplier: (Double) -> Double? = { $0 > 0 && $0.isFinite ? $0 : nil }

  /// Returns the metres along a path at which the vehicle is second by second, from 0; no two further
  /// apart than the spacing, in metres, where there is one.
  package var points: (GeoPath, _ spacing: Double?) -> [Double] = {
    evenPoints(of: $0, spacing: $1)
  }

  /// The points of a path, with more between them where they lie further apart than the spacing: each
  /// piece is divided evenly.
  private static func evenPoints(of path: GeoPath, spacing: Double?) -> [Double] {
    var marks: [Double] = [0]
    for vertex in 1..<max(1, path.count) {
      let start = path.distance(toVertex: vertex - 1)
      let length = path.distance(toVertex: vertex) - start
      guard length > 0 else { continue }
      var parts = 1.0
      if let spacing, spacing > 0 { parts = min(100_000, (length / spacing).rounded(.up)) }
      for part in 1...max(1, Int(parts)) {
        marks.append(start + length * Double(part) / max(1, parts))
      }
    }
    return marks
  }
}

/// A drive along the line of a route: where the vehicle is after each second of it.
struct SimulatedDrive {
  /// Metres along the line, and the seconds or points at which they are reached.
  private let marks: [Double]
  private let ticks: [Double]
  let path: GeoPath
  /// How far the drive is, in the unit of ``ticks``.
  private var tick: Double

  init(
    along line: RouteLine,
    from start: Double,
    pace: LocationSimulator.Pace,
    rules: SimulatorRules = SimulatorRules()
  ) {
    path = line.path
    switch pace {
    case .expected: (marks, ticks) = Self.marks(of: line)
    case .points(let spacing):
      marks = rules.points(line.path, spacing)
      ticks = marks.indices.map(Double.init)
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
