import Platform
package import Geodesy
package import Traces

/// What is made out of a drive: where it began and led to, what a navigator would have planned, and
/// where the driver went elsewhere.
package struct InferredDrive: Sendable {
  /// The fixes, from the first that counts.
  package var fixes: [Fix]
  /// The roads that it went along.
  package var way: DrivenWay
  /// The share of the fixes on roads, from 0 to 1, and their median metres from them.
  package var matchedShare: Double
  /// The median of the fixes' metres from their roads.
  package var medianDistance: Double
  /// Interruptions of the matched way.
  package var gapCount: Int
  /// Fixes that were left out before and behind, because the map has no road there.
  package var leftOut: (before: Int, behind: Int)

  /// Where it began.
  package var origin: DrivePlace
  /// Where it led to.
  package var destination: DrivePlace
  /// Where it stopped on the way, in order.
  package var stops: [DrivePlace]

  /// The first plan: metres, and seconds by the map.
  package var plannedLength: Double
  /// Seconds of the first plan by the map.
  package var plannedDuration: Double
  /// The lines of all that navigators may plan, the first of the steady one first.
  package var plans: [[Coordinate]]
  /// Where the driver went elsewhere than planned, in order.
  package var departures: [DriveDeparture]
  /// What looked like departures and by a person's word is none, or nothing to judge by, in order.
  package var dismissed: [DriveDeparture]
  /// The spans in milliseconds in which the driver keeps to whatever a navigator may have planned.
  package var quiet: [ClosedRange<Int64>]

  /// Milliseconds from the first fix to another.
  package func time(of fix: Int) -> Int64 {
    guard let first = fixes.first, fixes.indices.contains(fix) else { return 0 }
    return (fixes[fix].time - first.time) / 1_000_000
  }

  /// Milliseconds from the first fix to the last.
  package var duration: Int64 { time(of: fixes.count - 1) }

  /// A title that says what the drive is about.
  var title: String {
    let way = "A drive from \(origin.title) to \(destination.title)"
    let kinds = DriveDeparture.Kind.allCases.filter { kind in
      departures.contains { $0.kind == kind && $0.isDemanded }
    }
    guard !kinds.isEmpty else {
      return stops.isEmpty
        ? way + " keeps to its way" : way + " with \(Quantity.count(stops.count, "stop"))"
    }
    return way + " with a " + kinds.map(\.words).joined(separator: ", a ")
  }
}
