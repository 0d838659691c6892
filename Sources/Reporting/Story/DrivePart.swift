package import Simulation

/// One thing of a drive, told while it is driven.
///
/// Of each kind they come in the order of their times. Fixes and decisions come before the records of the same
/// time, which a run hands on many at once.
package enum DrivePart: Sendable {
  /// A fix that the navigator got.
  case fix(FixReading)
  /// A position that it told.
  case location(DriveStory.Location)
  /// A route that it follows from now on.
  case route(DriveStory.Route)
  /// Another record.
  case event(DriveStory.Event)
  /// A decision.
  case decision(DecisionLedger.Entry)
  /// That everything before this many milliseconds was told.
  case settled(before: Int64)
}
