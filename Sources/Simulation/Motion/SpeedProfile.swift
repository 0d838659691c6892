import Geodesy
import ScenarioLanguage

/// The motion along a line: pieces of constant acceleration, one after another.
///
/// The speed at each vertex is what its bend and limits allow; a pass backwards and one forwards bring
/// it down to what braking and acceleration reach. On each segment the vehicle accelerates, cruises and
/// brakes.
package struct SpeedProfile: Sendable {
  /// A stretch of time in which the acceleration is constant.
  package struct Phase: Hashable, Sendable {
    /// Seconds since the start at its beginning.
    package var time: Double
    /// Metres from the start at its beginning.
    package var distance: Double
    /// Metres per second at its beginning.
    package var speed: Double
    /// Metres per second that each second adds; negative while braking.
    package var acceleration: Double
  }

  /// The phases in the order of time, each where the one before ends.
  package private(set) var phases: [Phase] = []
  /// Seconds until the vehicle has come to a stop at the end.
  package private(set) var duration = 0.0
  private var distance = 0.0
  private let model: MotionModel

  /// Works out the motion along a plan's line that its limits, bends and stops allow.
  package init(_ plan: DrivePlan, model: MotionModel = .car) {
    self.model = model
    let knots = Self.knots(plan)
    var speeds = knots.map(\.speed)
    for index in speeds.indices.dropLast().reversed() {
      let reach = 2 * model.braking * (knots[index + 1].distance - knots[index].distance)
      let next = speeds[index + 1]
      speeds[index] = min(speeds[index], (next * next + reach).squareRoot())
    }
    for index in speeds.indices.dropFirst() {
      let reach = 2 * model.acceleration * (knots[index].distance - knots[index - 1].distance)
      let last = speeds[index - 1]
      speeds[index] = min(speeds[index], (last * last + reach).squareRoot())
    }
    for index in knots.indices {
      if index > 0 {
        let length = knots[index].distance - knots[index - 1].distance
        drive(length, from: speeds[index - 1], to: speeds[index], limit: knots[index - 1].limit)
      }
      stand(knots[index].dwell)
    }
    phases.append(Phase(time: duration, distance: distance, speed: 0, acceleration: 0))
  }

  // MARK: - Knots

  /// A place where the speed is bounded.
  private struct Knot {
    var distance: Double
    var speed: Double
    /// Metres per second on the segment behind it.
    var limit: Double
    var dwell = 0.0
  }

  /// Metres before and behind a vertex over which its bend is measured.
  private static let bendReach = 6.0

  private static func knots(_ plan: DrivePlan) -> [Knot] {
    let path = plan.path
    guard path.count > 1 else { return [] }
    var knots: [Knot] = []
    var stops = plan.stops[...]
    for vertex in 0..<path.count {
      let along = path.distance(toVertex: vertex)
      while let stop = stops.first, stop.distance <= along {
        stops.removeFirst()
        // The stop lies on a vertex, for the roads of a leg end there.
        knots.append(Knot(distance: stop.distance, speed: 0, limit: 0, dwell: stop.dwell))
        knots[knots.count - 1].limit = plan.limits[max(0, vertex - 1)]
      }
      let isEnd = vertex == 0 || vertex == path.count - 1
      let limit = isEnd ? 0 : min(plan.limits[vertex - 1], plan.limits[vertex])
      let speed = isEnd ? 0 : MotionModel.car.speed(inBendOf: bend(path, vertex), at: limit)
      let after = plan.limits[min(vertex, plan.limits.count - 1)]
      knots.append(Knot(distance: along, speed: speed, limit: after))
    }
    return knots
  }

  /// Returns how much the line turns around a vertex, in degrees.
  private static func bend(_ path: GeoPath, _ vertex: Int) -> Double {
    let along = path.distance(toVertex: vertex)
    guard let before = path.position(at: along - bendReach),
      let after = path.position(at: along + bendReach)
    else { return 0 }
    let corner = path.coordinates[vertex]
    let arrival = before.coordinate.initialBearing(to: corner)
    let leave = corner.initialBearing(to: after.coordinate)
    return abs(Bearing.difference(from: arrival, to: leave))
  }

  // MARK: - Phases

  private mutating func stand(_ seconds: Double) {
    guard seconds > 0 else { return }
    add(seconds, speed: 0, acceleration: 0)
  }

  private mutating func drive(_ length: Double, from: Double, to: Double, limit: Double) {
    guard length > 0 else { return }
    let (a, b) = (model.acceleration, model.braking)
    // The speed at which acceleration must turn into braking.
    let peak = ((2 * a * b * length + b * from * from + a * to * to) / (a + b)).squareRoot()
    let top = min(peak, limit)
    let rise = (top * top - from * from) / (2 * a)
    let fall = (top * top - to * to) / (2 * b)
    let end = distance + length
    if top > from { add((top - from) / a, speed: from, acceleration: a) }
    add(max(0, length - rise - fall) / top, speed: top, acceleration: 0)
    if top > to { add((top - to) / b, speed: top, acceleration: -b) }
    distance = end
  }

  private mutating func add(_ seconds: Double, speed: Double, acceleration: Double) {
    phases.append(
      Phase(time: duration, distance: distance, speed: speed, acceleration: acceleration)
    )
    duration += seconds
    distance += speed * seconds + acceleration * seconds * seconds / 2
  }

  // MARK: - Reading

  /// Where a vehicle is after some seconds.
  package struct Moment: Hashable, Sendable {
    /// Metres from the start.
    package var distance: Double
    /// Metres per second.
    package var speed: Double
  }

  /// Returns the moment after some seconds since the start; before it and after the end it stands.
  package func moment(at seconds: Double) -> Moment {
    let index = phase(at: seconds)
    guard phases.indices.contains(index) else { return Moment(distance: 0, speed: 0) }
    let phase = phases[index]
    let elapsed = max(0, seconds - phase.time)
    let metres = phase.speed * elapsed + phase.acceleration * elapsed * elapsed / 2
    let ahead = index + 1 < phases.count ? phases[index + 1].distance : phase.distance
    return Moment(
      distance: min(phase.distance + metres, ahead),
      speed: max(0, phase.speed + phase.acceleration * elapsed)
    )
  }

  /// Returns the first second at which the vehicle has gone so far.
  package func time(at distance: Double) -> Double {
    var low = 0.0
    var high = duration
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if moment(at: middle).distance >= distance { high = middle } else { low = middle }
    }
    return high
  }

  private func phase(at seconds: Double) -> Int {
    var low = 0
    var high = phases.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if phases[middle].time <= seconds { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
