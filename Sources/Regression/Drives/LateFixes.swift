import Geodesy
import Traces

/// Fixes that say where the vehicle was before: they come late, repeat an older place, or are reflections
/// behind it.
///
/// A vehicle that turns back and turns again drives both ways; one or two fixes behind the last, with the
/// next ahead of it as if nothing had been, are the receiver's. They stay in the trace, because navigators
/// must live with them, but they say nothing of the way.
enum LateFixes {
  /// How many fixes in a row may be late.
  private static let most = 2
  /// Metres that the receiver may err without anybody turning.
  private static let jitter = 10.0

  /// Metres of way from which its direction is known, and metres away that are no jitter.
  private static let away = 30.0

  /// Returns the numbers of the late fixes.
  static func numbers(in fixes: [Fix]) -> Set<Int> {
    var late: Set<Int> = []
    var last = 0
    var index = 1
    while index + 1 < fixes.count {
      if let width = width(at: index, after: last, fixes) {
        for number in index..<index + width { late.insert(number) }
        index += width
      } else {
        last = index
        index += 1
      }
    }
    return late
  }

  /// How many fixes from an index on lie behind the last one that counts, with one ahead of it after them, or
  /// lie where nobody gets to and back from while the vehicle stands.
  private static func width(at index: Int, after last: Int, _ fixes: [Fix]) -> Int? {
    for width in 1...most where index + width < fixes.count {
      let next = fixes[index + width]
      let frame = Frame(from: fixes[last].coordinate, to: next.coordinate)
      if frame.length <= jitter,
        fixes[index..<index + width].allSatisfy({ isAway($0, fixes[last]) }),
        isOutOfReach(fixes[index], fixes[last]) || isOutOfReach(next, fixes[index + width - 1])
      {
        return width
      }
      guard frame.length > jitter,
        fixes[index..<index + width].allSatisfy({ frame.isBehind($0.coordinate) })
      else { continue }
      // The way before must lead the same way as that behind: else the vehicle turned here once.
      let before = fixes[..<last].last {
        $0.coordinate.distance(to: fixes[last].coordinate) > away
      }
      if let before, frame.isBehind(before.coordinate) { return width }
    }
    return nil
  }

  /// Whether no vehicle gets from one fix to the next in its time, though both are of the same moment.
  private static func isOutOfReach(_ next: Fix, _ last: Fix) -> Bool {
    let seconds = Double(next.time - last.time) / 1e9
    return last.coordinate.distance(to: next.coordinate) > TraceCleaning.topSpeed * seconds
  }

  private static func isAway(_ fix: Fix, _ last: Fix) -> Bool {
    last.coordinate.distance(to: fix.coordinate) > away
  }

  /// A place with the direction of travel.
  private struct Frame {
    let origin: Coordinate
    let bearing: Double
    let length: Double

    init(from origin: Coordinate, to next: Coordinate) {
      self.origin = origin
      length = origin.distance(to: next)
      bearing = origin.initialBearing(to: next)
    }

    /// Whether a place lies behind, within 60 degrees of where one comes from.
    func isBehind(_ place: Coordinate) -> Bool {
      guard origin.distance(to: place) > LateFixes.jitter else { return false }
      return abs(Bearing.difference(from: bearing, to: origin.initialBearing(to: place))) > 120
    }
  }
}
