import Geodesy
import Traces

/// What a receiver with its error lets one see of a departure from a plan.
package struct DriveSight: Hashable, Sendable {
  /// The first fix that is farther from the plan than the error explains.
  let first: Int
  /// The fix with which nobody can doubt it any more.
  let enough: Int
  /// Milliseconds since the first fix by which a navigator must have seen it.
  let limit: Int64
  /// How sure it is: never doubtful.
  let certainty: Certainty

  /// What a navigator is given to see: metres from the way that do not count yet, metres of way off it that
  /// settle the matter, and milliseconds to act.
  private static let (corridor, proof, reaction) = (50.0, 60.0, Int64(5_000))
  /// Metres off the way from which a single fix counts.
  private static let excursion = 150.0

  /// Returns the metres from a way beyond which a fix is not on it, for a receiver of some error.
  ///
  /// It is farther away than a navigator lets pass, and than the error explains: twice what nine fixes of ten
  /// keep to is more than three standard deviations. Each must hold, and not their sum: whoever looks at a
  /// fix looks at it where it is, its error included.
  static func corridor(error: Double) -> Double { max(corridor, 2 * error) }

  /// Returns the metres from a way within which a fix is no reason to leave it, for a receiver of some error.
  static func margin(error: Double) -> Double { corridor + 2 * error }

  /// Looks at the fixes of a departure; nil where none is off the plan by more than the error.
  ///
  /// - Parameters:
  ///   - range: The fixes behind the junction, up to that which is back on the plan.
  ///   - plan: The line that was planned.
  ///   - offRoute: Metres of roads that are not the plan's.
  ///   - error: Metres by which most fixes are wrong at most.
  init?(_ fixes: [Fix], _ range: Range<Int>, plan: [Coordinate], offRoute: Double, error: Double) {
    guard plan.count > 1, let first = range.first, let start = fixes.first else { return nil }
    let path = GeoPath(plan)
    let width = Self.corridor(error: error)
    let left = path.nearest(to: fixes[max(0, first - 1)].coordinate)?.distanceAlong ?? 0
    var beyond: [Int] = []
    var metres = 0.0
    var proven: Int?
    for index in range {
      guard let place = path.nearest(to: fixes[index].coordinate) else { continue }
      // Who turns back is on the line of the plan, but not where it leads.
      let isBack = place.distanceAlong < left - width
      guard place.deviation > width || isBack else { continue }
      if let last = beyond.last {
        metres += fixes[last].coordinate.distance(to: fixes[index].coordinate)
      }
      beyond.append(index)
      if beyond.count > 1, metres >= Self.proof {
        proven = index
        break
      }
    }
    guard let seen = beyond.first, let last = beyond.last,
      proven != nil || offRoute >= Self.excursion
    else { return nil }
    self.first = seen
    enough = proven ?? last
    certainty = proven == nil ? .likely : .sure
    // One fix more, where they are far apart.
    let next = min(enough + 1, fixes.count - 1)
    limit = max(
      (fixes[enough].time - start.time) / 1_000_000 + Self.reaction,
      (fixes[next].time - start.time) / 1_000_000
    )
  }
}
