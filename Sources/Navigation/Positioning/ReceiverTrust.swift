import Geodesy

/// Finds out where a receiver tells a course or a speed that its own fixes refute, and takes it away: one that is not
/// told is better than one that is wrong.
///
/// A compass that froze, or stands across the car, points elsewhere than the way from fix to fix; many a bridge writes a
/// speed of 0 for one that it does not know. Fixes are looked at in stretches of some metres, and it takes some of them
/// in a row: noise, a bend, a reflection and a turn back refute nothing.
struct ReceiverTrust {
  /// Metres of a stretch, and seconds between fixes, and from its first to its last, within which it is one.
  private static let stretch = 30.0
  private static let longestInterval = 3.0
  private static let longestStretch = 12.0
  /// Degrees between the way and every course of a stretch from which the course is refuted, and up to which it is
  /// borne out.
  private static let elsewhere = 60.0
  private static let along = 45.0
  /// How many times the speed that is told the fixes of a stretch move at least, where it is refuted.
  private static let faster = 4.0
  /// How many stretches in a row refute a course, and a speed.
  private static let enough = (courses: 2, speeds: 3)

  /// What is being looked at; kept small, since it is looked at with each fix.
  private struct Stretch {
    var first: (coordinate: Coordinate, timestamp: Instant)
    var last: (coordinate: Coordinate, timestamp: Instant)
    /// The course that its first fix told.
    var course: Double?
    /// The courses that were told in it, as degrees from the first of them; nil where a fix had none.
    var courses: ClosedRange<Double>?
    /// The greatest speed that was told in it; nil where a fix had none.
    var fastest: Double?

    init(_ location: Location) {
      first = (location.coordinate, location.timestamp)
      last = first
      course = location.course
      courses = course.map { _ in 0...0 }
      fastest = location.speed
    }

    mutating func append(_ location: Location) {
      last = (location.coordinate, location.timestamp)
      fastest = location.speed.flatMap { speed in fastest.map { max($0, speed) } }
      guard let known = courses, let start = course, let now = location.course else {
        courses = nil
        return
      }
      let turned = Bearing.difference(from: start, to: now)
      courses = min(known.lowerBound, turned)...max(known.upperBound, turned)
    }

    /// Degrees between a direction and the nearest of the courses, and the farthest; nil without courses.
    func differences(from direction: Double) -> (least: Double, most: Double)? {
      guard let courses, let start = course else { return nil }
      let turned = Bearing.difference(from: start, to: direction)
      let low = Bearing.difference(from: courses.lowerBound, to: turned).magnitude
      let high = Bearing.difference(from: courses.upperBound, to: turned).magnitude
      return (courses.contains(turned) ? 0 : min(low, high), max(low, high))
    }
  }

  private var open: Stretch?
  /// The stretch before, and its direction, where somebody asked for that.
  private var before: (from: Coordinate, to: Coordinate)?
  private var direction: Double?
  private var againstCourse = 0
  private var againstSpeed = 0
  private var isCourseFalse = false
  private var isSpeedFalse = false

  /// Takes a fix; returns it without what is known to be false.
  mutating func checked(_ location: Location) -> Location {
    look(at: location)
    guard isCourseFalse || isSpeedFalse else { return location }
    var checked = location
    if isCourseFalse { checked.course = nil }
    if isSpeedFalse { checked.speed = nil }
    return checked
  }

  private mutating func look(at location: Location) {
    guard let last = open?.last.timestamp, let first = open?.first else {
      open = Stretch(location)
      return
    }
    guard (0...Self.longestInterval).contains(location.timestamp.seconds(since: last)),
      location.timestamp.seconds(since: first.timestamp) <= Self.longestStretch
    else { return restart(at: location) }
    open?.append(location)
    guard !first.coordinate.isWithin(Self.stretch, of: location.coordinate), let open else {
      return
    }
    judge(open)
    self.open = Stretch(location)
  }

  /// A stretch that took too long, or a gap: nothing follows of it.
  private mutating func restart(at location: Location) {
    open = Stretch(location)
    (before, direction, againstCourse, againstSpeed) = (nil, nil, 0, 0)
  }

  private mutating func judge(_ stretch: Stretch) {
    let (from, to) = (stretch.first.coordinate, stretch.last.coordinate)
    // A receiver that tells neither is believed in neither.
    guard stretch.courses != nil || stretch.fastest != nil else {
      (before, direction, againstCourse, againstSpeed) = ((from, to), nil, 0, 0)
      return
    }
    let directionBefore = direction ?? before.map { $0.from.initialBearing(to: $0.to) }
    before = nil
    let way = from.initialBearing(to: to)
    direction = way
    let metres = from.distance(to: to)
    let seconds = stretch.last.timestamp.seconds(since: stretch.first.timestamp)
    // Who is thrown to and fro did not drive there.
    let isOnward =
      directionBefore.map { Bearing.difference(from: $0, to: way).magnitude <= Self.along } ?? false
    if let (least, most) = stretch.differences(from: way) {
      againstCourse = least >= Self.elsewhere && isOnward ? againstCourse + 1 : 0
      if againstCourse >= Self.enough.courses { isCourseFalse = true }
      if most <= Self.along { isCourseFalse = false }
    } else {
      againstCourse = 0
    }
    if let fastest = stretch.fastest, seconds > 0 {
      let isRefuted = metres > Self.faster * fastest * seconds
      againstSpeed = isRefuted && isOnward ? againstSpeed + 1 : 0
      if againstSpeed >= Self.enough.speeds { isSpeedFalse = true }
      if !isRefuted { isSpeedFalse = false }
    } else {
      againstSpeed = 0
    }
  }
}
