/// A defect that some navigation SDK had, to be planted in this one so that a suite can prove that it
/// would catch it.
///
/// Nothing but a test plants any. Each is named by what goes wrong, with the field bug that it repeats.
package enum PlantedDefect: UInt8, Hashable, Sendable, CaseIterable {
  /// The on-route state follows the fix before the last (S1).
  case lateDeviation
  /// A reroute answer is followed though the vehicle is back on its route, or elsewhere (S2).
  case staleAnswer
  /// Nanoseconds since the last reroute are compared with seconds, so that no wait holds (S3).
  case guardInNanoseconds
  /// A course is rounded to whole degrees, and 359.6 becomes 360 (S4).
  case roundedCourse
  /// The tolerance is halved away from maneuvers instead of near them (S8).
  case invertedTolerance
  /// The simulator's speed multiplier loses its fraction, and a half becomes nothing (S9).
  case truncatedMultiplier
  /// Deviating fixes are counted in all, not in a row (S10).
  case forgottenReset
  /// A course of exactly 90 degrees is taken for none (S12).
  case lostEast
}
