import Recording
import ShippedScenarios
import Testing

@testable import ScenarioLanguage
@testable import Simulation

@Suite("The SDK's own navigator behind the seam")
struct SeparateNavigatorTests {
  /// The records of a run, and why it is not judged.
  private func run(
    _ name: String,
    _ navigators: (any NavigatorSupply)? = nil
  ) throws -> (records: [Substring], notJudged: String?) {
    var options = RunOptions()
    options.navigators = navigators
    var sink = MemorySink()
    let result = try ScenarioRunner.run(
      try ScenarioFolder.load(name),
      options: options,
      into: &sink
    )
    // The header names the navigator.
    let lines = String(decoding: sink.bytes, as: UTF8.self).split(separator: "\n")
    return (Array(lines.dropFirst()), result.notJudged)
  }

  @Test(
    "It says what it says under the harness, though it knows only what it is told",
    arguments: [
      "arrival/guidance-goes-on", "arrival/via-is-passed", "audio/no-vibration",
      "clear/during-guidance", "drive/nmea-log", "profiles/missed-turn-by-ferrostar",
      "providers/valhalla-live-answer-and-reroute", "quality/reckoned-for-ten-seconds",
      "reroute/failure-then-retry", "reroute/missed-turn", "threshold/pause-and-go",
    ]
  )
  func alike(name: String) throws {
    let inside = try run(name)
    let outside = try run(name, MadeNavigators { SeparateNavigator(version: "1") })
    #expect(outside.notJudged == nil)
    #expect(outside.records.count > 20)
    #expect(outside.records == inside.records)
  }

  @Test("What it does not offer is not judged")
  func notOffered() throws {
    let name = try #require(ScenarioFolder.names.first { $0.hasPrefix("search/") })
    let outside = try run(name, MadeNavigators { SeparateNavigator(version: "1") })
    #expect(outside.notJudged != nil && outside.records.isEmpty)
  }
}
