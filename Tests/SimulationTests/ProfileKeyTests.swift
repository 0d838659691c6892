import Navigation
import ShippedScenarios
import Testing

@testable import ScenarioLanguage
@testable import Simulation

/// The key `navigator.profile` and what it sets.
@Suite struct ProfileKeyTests {
  static func scenario(_ navigator: String) throws -> Scenario {
    var scenario = try ScenarioFolder.load("profiles/square-wave-by-\(navigator)")
    scenario.name = "test"
    return scenario
  }

  @Test("A profile brings its values, and keys beside it change them")
  func values() throws {
    let ferrostar = try Self.scenario("ferrostar").navigator
    #expect(ferrostar.profile == .ferrostar)
    #expect(ferrostar.arrivalDistance == 30)
    #expect(ferrostar.maxHorizontalAccuracy == .infinity)
    // The scenario's own keys stand beside it.
    #expect(!ferrostar.reroute.isEnabled)
    #expect(ferrostar.timeUpdateThreshold == .infinity)
    let maplibre = try Self.scenario("maplibre").navigator
    #expect(maplibre.maxHorizontalAccuracy == 100)
    #expect(maplibre.reroute.minimumTime == 0)
    #expect(try Self.scenario("builtin").navigator.profile == .builtin)
  }

  @Test("The header says whose rules were followed, the digest that a key was set")
  func header() throws {
    func line(_ profile: String) throws -> String {
      let scenario = try Self.scenario(profile)
      let bytes = RecordingHeaderLine.bytes(of: scenario, by: .builtin(scenario.navigator.profile))
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try line("ferrostar").contains(#""navigator":"ferrostar""#))
    #expect(try line("maplibre").contains(#""navigator":"maplibre""#))
    let builtin = try line("builtin")
    #expect(builtin.contains(#""navigator":"builtin""#))
    let digests = try ["builtin", "ferrostar", "maplibre"].map { try line($0).suffix(25) }
    #expect(Set(digests).count == 3)
  }
}
