import Geodesy
import ScenarioLanguage
import Traces

/// A reference trace that is asked for its place at any time.
struct ReferenceTrack {
  /// A place between two fixes of the reference.
  struct Moment {
    let coordinate: Coordinate
    /// Metres since the first fix.
    let metres: Double
    /// Metres per second, and degrees clockwise from north; the course of the last movement at a stop.
    let speed: Double
    let course: Double
  }

  /// Seconds between two fixes across which nothing is made up.
  private static let gap = 2.5

  private let fixes: [Fix]
  /// Metres along the fixes.
  private let metres: [Double]
  /// The course of each fix's movement.
  private let courses: [Double]
  private var at = 0

  init(_ fixes: [Fix]) {
    self.fixes = fixes
    var metres = [0.0]
    var courses: [Double] = []
    var course = 0.0
    for (index, fix) in fixes.enumerated() {
      let next = fixes[min(index + 1, fixes.count - 1)]
      let length = fix.coordinate.distance(to: next.coordinate)
      if index + 1 < fixes.count { metres.append(metres[index] + length) }
      // The bearing of a movement is better than what the receiver tells while it hardly moves.
      if length > 0.5 { course = fix.coordinate.initialBearing(to: next.coordinate) }
      courses.append(course)
    }
    self.metres = metres
    self.courses = courses
  }

  /// Returns where the reference was at a time, in nanoseconds; nil where it does not say.
  ///
  /// Times have to rise from call to call.
  mutating func moment(at time: Int64) -> Moment? {
    while at + 1 < fixes.count, fixes[at + 1].time <= time { at += 1 }
    guard at < fixes.count, fixes[at].time <= time else { return nil }
    let from = fixes[at]
    if from.time == time { return moment(ofFix: at) }
    guard at + 1 < fixes.count else { return nil }
    let to = fixes[at + 1]
    let seconds = Double(to.time - from.time) / 1e9
    guard seconds <= Self.gap else { return nil }
    let share = Double(time - from.time) / 1e9 / seconds
    let length = metres[at + 1] - metres[at]
    let projection = LocalProjection(origin: from.coordinate)
    let end = projection.point(to.coordinate)
    return Moment(
      coordinate: projection.coordinate(east: share * end.east, north: share * end.north),
      metres: metres[at] + share * length,
      speed: length / seconds,
      course: courses[at]
    )
  }

  /// Returns the moment of a fix, whose movement is that from the fix before to the one behind.
  private func moment(ofFix index: Int) -> Moment {
    let fix = fixes[index]
    let before = max(0, index - 1)
    let after = min(index + 1, fixes.count - 1)
    let seconds = Double(fixes[after].time - fixes[before].time) / 1e9
    let length = fixes[before].coordinate.distance(to: fixes[after].coordinate)
    return Moment(
      coordinate: fix.coordinate,
      metres: metres[index],
      speed: fix.speed ?? (seconds > 0 ? (metres[after] - metres[before]) / seconds : 0),
      course: length > 1
        ? fixes[before].coordinate.initialBearing(to: fixes[after].coordinate) : courses[index]
    )
  }
}
