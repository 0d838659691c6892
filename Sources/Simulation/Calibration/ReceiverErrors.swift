import Geodesy
import Navigation
import ScenarioLanguage
package import Traces

/// The errors of a trace against a reference, in the order of time.
package struct ReceiverErrors: Sendable {
  /// The error of each fix that the reference knows the place of.
  package let errors: [ReceiverError]
  /// Fixes for which the reference does not say where it was.
  package let unmatched: Int
  /// Nanoseconds of the epoch of the trace's first fix.
  package let start: Int64

  /// - Parameters:
  ///   - trace: The receiver's fixes, in the order of time.
  ///   - reference: The better receiver's, of the same drive and by the same clock.
  package init(of trace: [Fix], against reference: [Fix]) {
    var track = ReferenceTrack(reference)
    let start = trace.first?.time ?? 0
    var errors: [ReceiverError] = []
    for (index, fix) in trace.enumerated() {
      guard let moment = track.moment(at: fix.time) else { continue }
      let ahead = DeterministicMath.sineAndCosine(moment.course * .pi / 180)
      let off = LocalProjection(origin: moment.coordinate).point(fix.coordinate)
      var error = ReceiverError(
        index: index,
        seconds: Double(fix.time - start) / 1e9,
        metres: moment.metres,
        east: off.east,
        north: off.north,
        ahead: (ahead.sine, ahead.cosine),
        speed: moment.speed,
        claimed: fix.horizontalAccuracy
      )
      error.speedError = fix.speed.map { $0 - moment.speed }
      if moment.speed >= ReceiverError.movingSpeed {
        error.along = off.east * ahead.sine + off.north * ahead.cosine
        error.across = off.east * ahead.cosine - off.north * ahead.sine
        error.courseError = fix.course.map { course in
          let turn = Bearing.normalized(course - moment.course)
          return turn > 180 ? turn - 360 : turn
        }
      }
      errors.append(error)
    }
    self.errors = errors
    unmatched = trace.count - errors.count
    self.start = start
  }

  /// Kilometres of the reference that the errors are spread over.
  package var kilometres: Double {
    guard let first = errors.first, let last = errors.last else { return 0 }
    return (last.metres - first.metres) / 1000
  }

  /// Seconds from the first error to the last.
  package var duration: Double {
    guard let first = errors.first, let last = errors.last else { return 0 }
    return last.seconds - first.seconds
  }

  /// Seconds from fix to fix: the median.
  package var interval: Double {
    Quantiles(zip(errors, errors.dropFirst()).map { $1.seconds - $0.seconds }).median
  }
}
