package import Navigation

/// The fixes of a scenario.
package enum TraceSetup: Sendable {
  /// A recorded file; its first fix is moved to `at` seconds.
  case file(path: String, at: Double, interval: Double?)
  /// Points written in the scenario, at times since its start.
  case points([Location])
  /// A drive by the kinematic model.
  case drive(DriveSetup)
}
