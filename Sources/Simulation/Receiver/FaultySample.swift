import Geodesy
import Navigation
import ScenarioLanguage

/// A fix on its way through the faults.
struct FaultySample {
  /// As the source gave it.
  let fix: Location
  /// Seconds of the scenario, and since the fix before.
  let seconds: Double
  let elapsed: Double
  /// Metres along the source's fixes.
  let metres: Double
  /// The course of this fix, else of the last that had one.
  let course: Double

  /// Metres that the position is off.
  var east = 0.0
  var north = 0.0
  /// Metres per second that the velocity is off.
  var eastSpeed = 0.0
  var northSpeed = 0.0
  /// The sum of the variances of the noises, in square metres.
  var variance = 0.0
  /// Claimed metres that replace those of the noise.
  var claimed: Double?

  var isDropped = false
  var isFrozen = false
  var isReckoned = false
  /// How often the fix comes.
  var copies = 1
  /// Nanoseconds that the fix comes late, and that its clock is off.
  var delay: Int64 = 0
  var clockError: Int64 = 0
  /// What becomes of the values told.
  var accuracyFaults: [FaultSetup.ValueFault] = []
  var speedFaults: [FaultSetup.ValueFault] = []
  var courseFaults: [FaultSetup.ValueFault] = []

  init(_ fix: Location, seconds: Double, elapsed: Double, metres: Double, course: Double) {
    self.fix = fix
    self.seconds = seconds
    self.elapsed = elapsed
    self.metres = metres
    self.course = course
  }
}
