import Geodesy
import Navigation

/// The fixes of the last minute, as a way that the vehicle may have driven.
struct DrivenFixes {
  /// A place where the vehicle was said to be.
  private struct Place {
    let coordinate: Coordinate
    let time: Instant
    /// Metres; 0 where nothing is said of it.
    let accuracy: Double
    /// Whether no fix says so: it was reckoned.
    let isReckoned: Bool

    /// Metres that it may lie elsewhere.
    var error: Double { accuracy > 0 ? DrivenFixes.accuracyShare * accuracy : DrivenFixes.noise }

    /// Returns whether the way to a later place goes ahead along a line, by its direction here or there: between
    /// fixes that come seldom it leads around a corner.
    ///
    /// At a corner the directions of both its sides count, as near to it as the place here is uncertain.
    ///
    /// - Parameter there: Metres along the line of the later place.
    func leads(
      to later: Place,
      along line: GeoPath,
      from here: PathPosition,
      to there: Double
    ) -> Bool {
      let movement = coordinate.initialBearing(to: later.coordinate)
      let along = here.distanceAlong
      let corner = max(PlaceLaws.corner, here.deviation, error)
      let sides = line.segment(at: max(0, along - corner))...line.segment(at: along + corner)
      return (Array(sides) + [line.segment(at: there)]).contains { segment in
        guard let direction = line.bearing(ofSegment: segment) else { return false }
        return Bearing.difference(from: direction, to: movement).magnitude <= PlaceLaws.leastBack
      }
    }
  }

  private var places: [Place] = []
  /// The first of them from which a way leads to a stop.
  private var first = 0

  /// Seconds for which a place counts, and how many of the last ones always do.
  private static let memory = 60.0
  private static let least = 4
  /// How much longer than the straight line a way along roads is believed to be, with metres for noise.
  private static let detour = 1.5
  private static let slack = 20.0
  /// Of a receiver's errors 95 % lie within so many times the accuracy that it reports.
  static let accuracyShare = 1.62

  mutating func append(
    _ coordinate: Coordinate,
    at time: Instant,
    accuracy: Double = 0,
    isReckoned: Bool = false
  ) {
    places.append(
      Place(coordinate: coordinate, time: time, accuracy: accuracy, isReckoned: isReckoned)
    )
    // Thrown away by the half, so that a fix costs nothing but its place in the list.
    guard places.count > 256 else { return }
    let half = places.count / 2
    places.removeFirst(half)
    first = max(0, first - half)
  }

  /// No way until here leads to a stop any more.
  mutating func waysBegin() { first = max(0, places.count - 1) }

  /// Returns metres by which the way missed the nearest of some places, 0 where it led there.
  ///
  /// What was reckoned between the last two fixes may have been wrong: the way from the one to the other counts too.
  ///
  /// - Parameter reach: Metres from a place within which the vehicle was there.
  func missed(_ targets: [Coordinate], reach: Double) -> Double {
    guard let last = places.last else { return .infinity }
    var least = Double.infinity
    if let from = places[first...].dropLast().last(where: { !$0.isReckoned }) {
      for target in targets { least = min(least, Self.missed(target, from, last, reach)) }
    }
    var index = places.count - 1
    repeat {
      let (from, to) = (places[max(first, index - 1)], places[index])
      for target in targets {
        least = min(least, Self.missed(target, from, to, reach))
      }
      index -= 1
    } while index > first
      && (last.time.seconds(since: places[index].time) <= Self.memory
        || places.count - index < Self.least)
    return least
  }

  /// Metres over which a way follows a line that is believed to lead there, and the share and metres by
  /// which the way between two fixes may differ from the line's.
  private static let followed = 25.0
  private static let stretch = 0.5
  static let noise = 20.0
  /// Metres between fixes from which their movement has a direction.
  private static let leastMovement = 5.0

  /// Returns whether the last fixes, two at least, lie beside a line and drove along it to a place.
  ///
  /// One among them may lie elsewhere, which is an error of the receiver.
  ///
  /// - Parameters:
  ///   - along: Metres along the line of the place at which the last of them lies.
  ///   - corridor: Metres beside the line within which they count as on it.
  func followed(_ line: GeoPath, through along: Double, within corridor: Double) -> Bool {
    var (place, way) = (along, 0.0)
    var later: Place?
    var stray: Coordinate?
    for fix in places.reversed() {
      let step = later.map { fix.coordinate.distance(to: $0.coordinate) } ?? 0
      let slack = Self.noise + Self.stretch * step
      let reach = max(corridor, Self.accuracyShare * fix.accuracy)
      let here = Self.places(
        of: fix,
        on: line,
        from: place - step - slack,
        through: place - step + slack
      )
      .filter { here in
        here.deviation <= reach
          && (step < Self.leastMovement
            || later.map { fix.leads(to: $0, along: line, from: here, to: place) } ?? true)
      }
      .min { $0.deviation < $1.deviation }
      guard let here else {
        guard later != nil, stray ?? fix.coordinate == fix.coordinate else { return false }
        stray = fix.coordinate
        continue
      }
      way += step
      if way >= Self.followed { return true }
      (later, place) = (fix, here.distanceAlong)
    }
    return false
  }

  /// Returns the places on a part of a line where a fix may lie: the nearest one, and those on other segments that
  /// are no farther from it than it may lie elsewhere.
  ///
  /// Near a corner a fix that errs may be nearer to the side on which the vehicle was not.
  private static func places(
    of fix: Place,
    on line: GeoPath,
    from start: Double,
    through end: Double
  ) -> [PathPosition] {
    guard line.count > 1 else { return [] }
    let places = (line.segment(at: start)...line.segment(at: end)).compactMap { segment in
      line.nearest(
        to: fix.coordinate,
        from: max(start, line.distance(toVertex: segment)),
        through: min(end, line.distance(toVertex: segment + 1)),
        hint: segment
      )
    }
    let least = places.reduce(.infinity) { min($0, $1.deviation) }
    return places.filter { $0.deviation <= least + fix.error }
  }

  private static func missed(
    _ target: Coordinate,
    _ from: Place,
    _ to: Place,
    _ reach: Double
  ) -> Double {
    let map = LocalProjection(origin: target)
    let (a, b) = (map.point(from.coordinate), map.point(to.coordinate))
    let (east, north) = (b.east - a.east, b.north - a.north)
    let square = east * east + north * north
    let share = square > 0 ? min(1, max(0, -(a.east * east + a.north * north) / square)) : 1
    let (x, y) = (a.east + share * east, a.north + share * north)
    let gap = (x * x + y * y).squareRoot()
    // Between fixes that come seldom a road bends: what is no farther around was on the way.
    let around =
      (a.east * a.east + a.north * a.north).squareRoot()
      + (b.east * b.east + b.north * b.north).squareRoot()
    if around <= detour * square.squareRoot() + slack { return 0 }
    return max(0, gap - max(reach, accuracyShare * max(from.accuracy, to.accuracy)))
  }
}
