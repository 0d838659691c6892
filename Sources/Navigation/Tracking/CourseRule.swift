/// Off the route by direction: so many usable fixes in a row of a moving vehicle head elsewhere.
///
/// A parallel road or a turn back stays within the corridor, and only its direction shows it. A fix
/// without a course, or slower than ``RouteCourse/leastSpeed``, breaks the row: who hardly moves turns
/// anywhere. A fix that brings no way driven says nothing new: it neither counts nor ends the row.
struct CourseRule {
  let configuration: NavigatorConfiguration.OffRoute
  private(set) var deviatingFixes = 0
  /// Degrees at the last fix that had a course.
  private(set) var mismatch: Double?
  /// The last fix that counted.
  private var counted: Location?

  init(configuration: NavigatorConfiguration.OffRoute) {
    self.configuration = configuration
  }

  var isOff: Bool { configuration.course >= 180 }

  /// Takes the mismatch of a fix; returns whether the row is long enough.
  mutating func judge(_ location: Location, _ mismatch: Double?) -> Bool {
    self.mismatch = mismatch
    guard let mismatch, mismatch >= configuration.course else {
      (deviatingFixes, counted) = (0, nil)
      return false
    }
    if counted.map(location.isNew(since:)) ?? true {
      counted = location
      deviatingFixes += 1
    }
    return deviatingFixes >= configuration.courseFixes
  }
}
