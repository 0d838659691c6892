import Foundation
import NavigatorTesting
import OurNavigator
import Testing

/// The scenarios of navsim itself; a package has its own beside its sources.
private let suite = Result {
  try ScenarioSuite(at: ProcessInfo.processInfo.environment["SCENARIOS"] ?? "../../../Scenarios/arrival")
}

@Test(arguments: try suite.get().scenarios)
func holds(_ scenario: ScenarioReference) async throws {
  try await verify(scenario, with: { OurNavigator() })
}
