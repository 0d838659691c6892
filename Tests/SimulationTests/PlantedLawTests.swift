import Foundation
import Navigation
import Recording
import ScenarioLanguage
import Testing

@testable import Simulation

/// Each law about places and journeys is broken by a planted defect in a scenario that comes near to it
/// without breaking it.
@Suite struct PlantedLawTests {
  private static let scenarios = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios/field")

  @Test(
    "A planted defect breaks its law, the sound navigator none",
    arguments: [
      ("opposite-carriageway", PlantedDefect.arrivalByAir, Law.arrivalWhereTheVehicleWas),
      ("turn-onto-a-later-leg", .laterPartIsOnRoute, .placeKeepsPace),
      ("stays-100-m-away", .forgottenDeparture, .snappedNearTheFix),
      ("second-journey", .stopOfTheJourneyBefore, .journeysApart),
    ]
  )
  func broken(name: String, defect: PlantedDefect, law: Law) throws {
    let path = Self.scenarios.appending(path: "\(name).json").path
    let scenario = try ScenarioLoader.load(
      path: path,
      name: "field/\(name)",
      root: Self.scenarios.deletingLastPathComponent().path
    )
    func broken(_ defects: PlantedDefects) throws -> Set<Law> {
      var options = RunOptions()
      options.defects = defects
      var sink = MemorySink()
      let result = try ScenarioRunner.run(scenario, options: options, into: &sink)
      return Set(result.violations.map(\.name))
    }
    #expect(try broken([]).isEmpty)
    #expect(try broken([defect]).contains(law))
  }
}
