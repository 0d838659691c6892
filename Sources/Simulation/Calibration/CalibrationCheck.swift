import Geodesy
import Navigation
import ScenarioLanguage
package import Traces

/// What the fitted faults make of the reference, beside what the receiver made of it.
package struct CalibrationCheck: Sendable {
  /// Metres of the trace's fixes from the reference.
  package let measured: Quantiles
  /// Metres from the reference of the fixes that the faults make, over all seeds.
  package let modelled: Quantiles
  /// The correlation of the modelled errors.
  package let correlation: Autocovariance

  /// How many drives with other random numbers the faults make: one alone is chance.
  private static let seeds: ClosedRange<UInt64> = 1...16

  /// Drives the reference with the calibration's faults under each seed, and measures what comes of it.
  package init(_ calibration: ReceiverCalibration, reference: [Fix]) {
    measured = Quantiles(calibration.errors.errors.map(\.distance))
    var distances: [Double] = []
    var series: [(seconds: Double, east: Double, north: Double)] = []
    for seed in Self.seeds {
      let fixes = Self.drive(calibration, reference: reference, seed: seed)
      let errors = ReceiverErrors(of: fixes, against: reference).errors
      distances += errors.map(\.distance)
      // The drives lie so far apart that no lag reaches from one into the next.
      let shift = Double(seed) * 1e7
      for error in errors { series.append((shift + error.seconds, error.east, error.north)) }
    }
    modelled = Quantiles(distances)
    correlation = Autocovariance(series, interval: calibration.errors.interval, longest: 60)
  }

  /// Returns the fixes that the faults make of the reference, at the rate of the receiver.
  package static func drive(
    _ calibration: ReceiverCalibration,
    reference: [Fix],
    seed: UInt64
  ) -> [Fix] {
    let start = calibration.errors.start
    var track = ReferenceTrack(reference)
    let times = calibration.errors.errors.map { start + Int64(($0.seconds * 1e9).rounded()) }
    var index = 0
    var chain = FaultChain(calibration.faults, seed: seed)
    var fixes: [Fix] = []
    while let arriving = chain.next({ () -> Location? in
      while index < times.count {
        let time = times[index]
        index += 1
        guard let moment = track.moment(at: time) else { continue }
        return Location(
          coordinate: moment.coordinate,
          horizontalAccuracy: nil,
          course: moment.speed >= ReceiverError.movingSpeed ? moment.course : nil,
          speed: moment.speed,
          timestamp: Instant(nanoseconds: time - start)
        )
      }
      return nil
    }) {
      let location = arriving.location
      fixes.append(
        Fix(
          time: start + location.timestamp.nanoseconds,
          coordinate: location.coordinate,
          speed: location.speed,
          course: location.course,
          horizontalAccuracy: location.horizontalAccuracy
        )
      )
    }
    return fixes
  }
}
