import Geodesy
import Navigation
import ScenarioLanguage

/// Makes of a fix and its errors what a receiver tells.
struct FaultyReceiver {
  /// Metres a second by which the claimed error of reckoned positions grows.
  private static let reckoningError = 0.5

  /// The last fix that was neither frozen nor reckoned.
  private var last: Location?

  /// Returns the fix that the receiver tells.
  mutating func location(of sample: FaultySample) -> Location {
    let seen = seen(sample)
    var told = seen
    if sample.isFrozen, let last {
      told = Self.moved(last, to: last.coordinate, at: seen.timestamp, last.horizontalAccuracy)
    } else if sample.isReckoned, let last {
      told = reckoned(from: last, at: seen.timestamp)
    } else if !sample.isDropped {
      last = seen
    }
    return valued(told, sample)
  }

  /// The fix with its noise.
  private func seen(_ sample: FaultySample) -> Location {
    let fix = sample.fix
    let projection = LocalProjection(origin: fix.coordinate)
    let isMoved = sample.east != 0 || sample.north != 0
    let noisy =
      isMoved
      ? projection.coordinate(east: sample.east, north: sample.north) : fix.coordinate
    let velocity = velocity(sample)
    let noise = sample.variance > 0 ? sample.variance.squareRoot() * HorizontalAccuracy.sigmas : nil
    var told = fix
    told.coordinate = Coordinate(
      latitude: min(max(noisy.latitude, -90), 90),
      longitude: noisy.longitude
    )
    told.horizontalAccuracy = sample.claimed ?? noise ?? fix.horizontalAccuracy
    (told.course, told.speed) = velocity
    return told
  }

  /// Speed and course as a receiver has them from the shift of the satellites' signals: the true ones
  /// with an error of their own, which turns the course of a slow vehicle more than of a fast one.
  private func velocity(_ sample: FaultySample) -> (course: Double?, speed: Double?) {
    let fix = sample.fix
    guard sample.eastSpeed != 0 || sample.northSpeed != 0, let speed = fix.speed else {
      return (fix.course, fix.speed)
    }
    guard fix.course != nil || speed < TrueState.slowest else { return (fix.course, fix.speed) }
    let direction = DeterministicMath.sineAndCosine(sample.course * .pi / 180)
    let east = speed * direction.sine + sample.eastSpeed
    let north = speed * direction.cosine + sample.northSpeed
    let told = (east * east + north * north).squareRoot()
    guard told >= TrueState.slowest else { return (nil, told) }
    return (Bearing.normalized(DeterministicMath.atan2(east, north) * 180 / .pi), told)
  }

  private func reckoned(from last: Location, at time: Instant) -> Location {
    let seconds = max(0, time.seconds(since: last.timestamp))
    let metres = (last.speed ?? 0) * seconds
    let place = last.course.map { last.coordinate.destination(distance: metres, bearing: $0) }
    let error = (last.horizontalAccuracy ?? 0) + Self.reckoningError * seconds
    return Self.moved(last, to: place ?? last.coordinate, at: time, error)
  }

  private static func moved(
    _ fix: Location,
    to coordinate: Coordinate,
    at time: Instant,
    _ accuracy: Double?
  ) -> Location {
    var moved = fix
    moved.coordinate = coordinate
    moved.timestamp = time
    moved.horizontalAccuracy = accuracy
    return moved
  }

  /// The fix with the values that the receiver tells wrongly.
  private func valued(_ fix: Location, _ sample: FaultySample) -> Location {
    let accuracy = sample.accuracyFaults.reduce(fix.horizontalAccuracy) { $1.apply($0) }
    let speed = sample.speedFaults.reduce(fix.speed) { $1.apply($0) }
    let course = sample.courseFaults.reduce(fix.course) { $1.apply($0) }
    var told = fix
    told.horizontalAccuracy = accuracy.map { max(0, $0) }
    told.course = course.map { Bearing.normalized($0) }
    told.speed = speed.map { max(0, $0) }
    told.timestamp = fix.timestamp.advanced(byNanoseconds: sample.clockError)
    return told
  }
}
