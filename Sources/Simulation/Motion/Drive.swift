import Geodesy
package import Navigation
package import ScenarioLanguage

/// A drive in time: where the vehicle truly is at each moment, which no navigator is told.
package struct Drive: Sendable {
  /// The line that is driven, with its limits, stops and departures.
  package let plan: DrivePlan
  /// How fast the vehicle is where on the line.
  package let motion: SpeedProfile
  /// Seconds of the scenario at which it starts.
  package let start: Double
  /// Seconds from fix to fix, and for how many the vehicle stands at the end.
  private let interval: Double
  private let stay: Double
  private let accuracy: Double

  /// Creates the drive of a plan, with the rhythm and the beginning that a scenario asks for.
  package init(_ plan: DrivePlan, _ setup: DriveSetup) {
    self.plan = plan
    motion = SpeedProfile(plan)
    start = setup.at
    interval = setup.interval
    stay = setup.stay
    accuracy = setup.accuracy
  }

  /// The scenario's second at which the vehicle stands at the last destination.
  package var arrivalTime: Double { start + motion.time(at: plan.destinationDistance - 0.01) }

  /// Returns where the vehicle truly is at a second of the scenario.
  package func state(at seconds: Double) -> TrueState {
    let moment = motion.moment(at: seconds - start)
    return state(of: moment)
  }

  /// Returns where the vehicle is after some metres, at no speed.
  package func state(after metres: Double) -> TrueState {
    state(of: SpeedProfile.Moment(distance: metres, speed: 0))
  }

  private func state(of moment: SpeedProfile.Moment) -> TrueState {
    let place = plan.path.position(at: moment.distance)
    return TrueState(
      coordinate: place?.coordinate ?? Coordinate(latitude: 0, longitude: 0),
      course: place.flatMap { plan.path.bearing(ofSegment: $0.segment) } ?? 0,
      speed: moment.speed,
      distance: moment.distance
    )
  }

  /// How many fixes a receiver gives, the first at the start.
  package var fixCount: Int { Int((motion.duration + stay) / interval) + 1 }

  /// Returns one of the fixes that a perfect receiver gives.
  package func fix(_ index: Int) -> Location {
    let elapsed = Double(index) * interval
    let state = state(of: motion.moment(at: elapsed))
    return Location(
      coordinate: state.coordinate,
      horizontalAccuracy: accuracy,
      // A receiver knows no direction of what stands.
      course: state.speed >= TrueState.slowest ? state.course : nil,
      speed: state.speed,
      timestamp: Instant(nanoseconds: Int64(((start + elapsed) * 1e9).rounded()))
    )
  }
}
