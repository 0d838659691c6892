import Navigation
package import ScenarioLanguage
package import Traces

/// A fix as the receiver of a scenario gives it, with all that goes wrong there.
package struct PlayedFix: Hashable, Sendable {
  /// Nanoseconds since the scenario's start at which it comes.
  package let arrival: Int64
  /// With the time that it bears, by the scenario's epoch.
  package let fix: Fix

  /// Returns the fixes of a scenario in the order in which they come.
  ///
  /// - Throws: `TraceError`, `ScenarioError` or `MapError` where they cannot be read.
  package static func all(of scenario: Scenario) throws -> [PlayedFix] {
    var feed = try FixFeed(scenario, drive: try Drive.planned(for: scenario))
    var fixes: [PlayedFix] = []
    while let next = try feed.next() {
      let location = next.location
      let fix = Fix(
        time: scenario.epoch + location.timestamp.nanoseconds,
        coordinate: location.coordinate,
        altitude: location.altitude,
        speed: location.speed,
        course: location.course,
        horizontalAccuracy: location.horizontalAccuracy,
        verticalAccuracy: location.verticalAccuracy,
        quality: location.quality
      )
      fixes.append(PlayedFix(arrival: next.arrival.nanoseconds, fix: fix))
    }
    return fixes
  }
}
