import Geodesy

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
  /// The last fix that counted, and the first.
  private var counted: Location?
  private var first: Location?
  /// Metres of a way driven that has a direction whatever the receiver errs by, and degrees from the route at
  /// which it leads back, and along it.
  private static let leastWay = 20.0
  static let back = 120.0
  private static let along = 30.0

  init(configuration: NavigatorConfiguration.OffRoute) {
    self.configuration = configuration
  }

  var isOff: Bool { configuration.course >= 180 }

  /// Takes the mismatch of a fix; returns whether the row is long enough.
  mutating func judge(_ location: Location, _ mismatch: Double?) -> Bool {
    self.mismatch = mismatch
    guard let mismatch, mismatch >= configuration.course else {
      (deviatingFixes, counted, first) = (0, nil, nil)
      return false
    }
    if counted.map(location.isNew(since:)) ?? true {
      counted = location
      first = first ?? location
      deviatingFixes += 1
    }
    return isLong
  }

  /// Ends the row.
  mutating func restart() { (deviatingFixes, counted, first) = (0, nil, nil) }

  /// Whether the row is long enough.
  var isLong: Bool { deviatingFixes >= configuration.courseFixes }

  /// Returns whether the fixes of the row went along the route all the same: then the course is the receiver's.
  ///
  /// - Parameter direction: That of the route.
  func isDriven(along direction: Double) -> Bool {
    movement.map { Bearing.difference(from: direction, to: $0).magnitude <= Self.along } ?? false
  }

  /// The direction in which the fixes of the row went; nil where they hardly moved.
  private var movement: Double? {
    guard let first, let counted,
      first.coordinate.distance(to: counted.coordinate) >= Self.leastWay
    else { return nil }
    return first.coordinate.initialBearing(to: counted.coordinate)
  }

  /// Returns whether the fixes of the row went back as well: then the course is no whim of the receiver.
  ///
  /// - Parameter direction: That of the route.
  func isDriven(against direction: Double) -> Bool {
    guard let movement else { return false }
    return (mismatch ?? 0) >= Self.back
      && Bearing.difference(from: direction, to: movement).magnitude >= Self.back
  }
}
