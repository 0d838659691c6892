import Geodesy

/// Whether the next stop was reached (D-13).
///
/// Reached is what lies within ``NavigatorConfiguration/arrivalDistance`` along the leg, from the moment
/// at which the vehicle is about to be there: ``NavigatorConfiguration/arrivalTime`` before it would
/// stand at the stop if it braked evenly, or where it stands, or where it goes away again. A fix without a
/// speed is reached at once. A stop that lies between two fixes of a fast vehicle was reached, too.
struct ArrivalRule {
  /// Metres from the stop at which a vehicle is there whatever its speed.
  private static let closeDistance = 3.0
  /// Metres per second below which a vehicle stands.
  private static let standingSpeed = 1.0
  /// Metres by which a vehicle has gone away again.
  private static let awayDistance = 10.0

  /// The least that remained within reach; nil before.
  private var least: Double?
  /// The last fix before, where it lay on the route, with what remained.
  private var last: (coordinate: Coordinate, rest: Double)?

  /// Whether the vehicle was within reach of the stop.
  var isNear: Bool { least != nil }

  /// Judges a usable fix of a vehicle that has not arrived.
  ///
  /// - Parameters:
  ///   - rest: Metres to the end of the leg; nil where the fix does not lie on the route.
  ///   - end: Where the leg ends.
  mutating func judge(
    _ location: Location,
    rest: Double?,
    end: Coordinate?,
    _ configuration: NavigatorConfiguration
  ) -> ArrivalJudgement? {
    let before = last
    last = rest.map { (location.coordinate, $0) }
    let limit = configuration.arrivalDistance
    guard let rest else { return judgeAway(location, before, end, limit) }
    func judgement(_ isReached: Bool) -> ArrivalJudgement {
      ArrivalJudgement(isReached: isReached, measured: rest, threshold: limit)
    }
    if Millimetres.isMore(rest, than: limit) {
      if let least, rest > least + Self.awayDistance { return judgement(true) }
      return judgement(false)
    }
    least = min(least ?? rest, rest)
    guard let speed = location.speed, configuration.arrivalTime < .infinity,
      rest > Self.closeDistance
    else { return judgement(true) }
    if speed < Self.standingSpeed || rest > (least ?? rest) + Self.awayDistance {
      return judgement(true)
    }
    // Braked evenly to a stand over this way, a vehicle needs twice the time of its speed.
    let time = 2 * rest / max(speed, 0.1)
    guard Millimetres.isMore(time, than: configuration.arrivalTime) else { return judgement(true) }
    return ArrivalJudgement(
      isReached: false,
      measured: time,
      threshold: configuration.arrivalTime,
      unit: .seconds
    )
  }

  /// Judges a fix that does not lie on the route: it went away from the stop, or past it.
  private func judgeAway(
    _ location: Location,
    _ before: (coordinate: Coordinate, rest: Double)?,
    _ end: Coordinate?,
    _ limit: Double
  ) -> ArrivalJudgement? {
    if let least { return ArrivalJudgement(isReached: true, measured: least, threshold: limit) }
    guard let before, let end else { return nil }
    let projection = LocalProjection(origin: end)
    let (a, b) = (projection.point(before.coordinate), projection.point(location.coordinate))
    let (east, north) = (b.east - a.east, b.north - a.north)
    let square = east * east + north * north
    guard square > 0, square.squareRoot() >= before.rest - limit else { return nil }
    let share = min(1, max(0, -(a.east * east + a.north * north) / square))
    let (x, y) = (a.east + share * east, a.north + share * north)
    let gap = (x * x + y * y).squareRoot()
    guard share < 1, gap <= limit else { return nil }
    return ArrivalJudgement(isReached: true, measured: gap, threshold: limit)
  }
}

/// Whether the next stop was reached, with what was measured.
package struct ArrivalJudgement {
  package var isReached: Bool
  /// Metres or seconds, and the limit they were compared with.
  package var measured: Double
  package var threshold: Double
  package var unit: Decision.Unit

  package init(
    isReached: Bool,
    measured: Double,
    threshold: Double,
    unit: Decision.Unit = .metres
  ) {
    self.isReached = isReached
    self.measured = measured
    self.threshold = threshold
    self.unit = unit
  }
}
