import Geodesy

/// The direction of a route near a place, as a moving vehicle's course is compared with it.
struct RouteCourse {
  /// Metres before and behind the place within which any direction of the line counts: at a corner a
  /// fix says which way the vehicle turns before it says where the corner is.
  static let reach = 15.0

  /// Metres of accuracy beyond which the reach grows no more.
  private static let worstAccuracy = 30.0

  /// Metres per second below which a receiver's course says nothing.
  static let leastSpeed = 2.0

  /// Returns the degrees in `0...180` by which a fix's course differs from the line; nil where the fix
  /// has no course, or none that means anything.
  static func mismatch(_ location: Location, at place: PathPosition, on path: GeoPath) -> Double? {
    guard let course = location.steadyCourse else { return nil }
    // How far the place itself may be wrong along the line.
    let accuracy = min(location.horizontalAccuracy ?? 0, worstAccuracy)
    return mismatch(course, at: place, on: path, within: max(reach, 2 * accuracy))
  }

  /// Returns the least difference between a course and the line within some metres of a place.
  static func mismatch(
    _ course: Double,
    at place: PathPosition,
    on path: GeoPath,
    within reach: Double = reach
  ) -> Double? {
    var least = Double.infinity
    var segment = place.segment
    while segment > 0, path.distance(toVertex: segment) > place.distanceAlong - reach {
      segment -= 1
    }
    while segment < path.count - 1,
      path.distance(toVertex: segment) <= place.distanceAlong + reach
    {
      if path.distance(toVertex: segment + 1) > path.distance(toVertex: segment),
        let bearing = path.bearing(ofSegment: segment)
      {
        least = min(least, Bearing.difference(from: bearing, to: course).magnitude)
      }
      segment += 1
    }
    return least.isFinite ? least : nil
  }

  /// Degrees between the route and a movement from which that does not go ahead, and metres along the route
  /// by which a place lies no farther back.
  private static let leastBack = 80.0
  private static let noWay = 0.01

  /// Returns whether a place may follow the one before: it lies ahead of it, or the vehicle went back
  /// against the direction of the route at one of the two.
  ///
  /// - Parameters:
  ///   - from: Where the vehicle was by the fix before.
  ///   - before: The place then.
  ///   - now: The place where the vehicle is now.
  static func mayFollow(
    from: Coordinate,
    to: Coordinate,
    _ before: PathPosition,
    _ now: PathPosition,
    on path: GeoPath
  ) -> Bool {
    guard now.distanceAlong < before.distanceAlong - noWay else { return true }
    func isBack(_ from: Coordinate) -> Bool {
      guard from != to else { return false }
      let movement = from.initialBearing(to: to)
      return isAgainst(before, movement, on: path) || isAgainst(now, movement, on: path)
    }
    return isBack(from) || isBack(before.coordinate)
  }

  /// Metres of a movement that has no direction yet.
  private static let leastMovement = 5.0

  /// Returns whether a movement goes ahead along the route at one of some places; where it is too short to have
  /// a direction, it does.
  static func leadsAlong(
    from: Coordinate,
    to: Coordinate,
    _ places: [PathPosition],
    on path: GeoPath
  ) -> Bool {
    guard from.distance(to: to) >= leastMovement else { return true }
    let movement = from.initialBearing(to: to)
    return places.contains { !isAgainst($0, movement, on: path) }
  }

  private static func isAgainst(
    _ place: PathPosition,
    _ movement: Double,
    on path: GeoPath
  ) -> Bool {
    path.bearing(ofSegment: place.segment).map {
      Bearing.difference(from: $0, to: movement).magnitude > leastBack
    } ?? false
  }
}

extension Location {
  /// The course where it means anything: of a vehicle that moves; nil where a receiver that stands turns
  /// its course at random, or tells none.
  var steadyCourse: Double? {
    speed ?? RouteCourse.leastSpeed >= RouteCourse.leastSpeed ? course : nil
  }

  /// Metres that a vehicle must have driven for a fix to be a new one: what is new in the error of a
  /// receiver at each fix.
  private static let leastWay = 1.5

  /// Returns whether this fix brings a way driven since one before, and not the same place again.
  func isNew(since before: Location) -> Bool {
    let moved = before.coordinate.distance(to: coordinate)
    let fastest = max(before.speed ?? .infinity, speed ?? .infinity)
    let elapsed = max(0, timestamp.seconds(since: before.timestamp))
    return min(moved, fastest * elapsed) >= Self.leastWay
  }
}
