import NavigatorTesting
import OurNavigator
import Testing

@Test(arguments: try ScenarioSuite(at: "Scenarios").scenarios)
func holds(_ scenario: ScenarioReference) async throws {
  try await verify(scenario, with: { OurNavigator() })
}
