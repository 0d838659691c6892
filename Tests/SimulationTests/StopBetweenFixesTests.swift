import Geodesy
import Navigation
import Recording
import ShippedScenarios
import Testing

@testable import ScenarioLanguage
@testable import Simulation

/// A stop that lies between two fixes was reached only where the way between them passed it.
@Suite struct StopBetweenFixesTests {
  @Test(
    "A place that is matched behind a stop is no arrival where the fixes went the other way",
    arguments: [(9.5241, false), (9.5276, true)]
  )
  func jump(longitude: Double, isReached: Bool) throws {
    var scenario = try ScenarioFolder.load("arrival/the-stop-is-the-other-way")
    // The stop is 75 m to the east of the first fix, and the way back from it leads over that.
    scenario.trace = .points([
      Self.fix(9.526_611_2, at: 0), Self.fix(longitude, at: 1),
    ])
    var sink = MemorySink()
    let result = try ScenarioRunner.run(scenario, options: RunOptions(), into: &sink)
    #expect(result.violations.isEmpty)
    let arrivals = result.eventCounts.first { $0.event == EventKind.didArrive.text }?.count ?? 0
    #expect(arrivals == (isReached ? 1 : 0))
  }

  private static func fix(_ longitude: Double, at seconds: Int64) -> Location {
    Location(
      coordinate: Coordinate(latitude: 47.144_496_6, longitude: longitude),
      timestamp: Instant(nanoseconds: seconds * 1_000_000_000)
    )
  }
}
