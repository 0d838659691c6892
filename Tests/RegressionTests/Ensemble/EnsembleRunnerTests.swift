import FoundationEssentials
import Simulation
import Testing

@testable import Regression
@testable import ScenarioLanguage

@Suite("Ensembles")
struct EnsembleRunnerTests {
  private static let map: String = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Scenarios/maps/harbour.osm").path
  }()

  private static func scenario(_ trace: String) throws -> Scenario {
    let text = #"""
      {"version":1,"title":"x","map":{"file":"\#(map)"},"trace":\#(trace),
      "faults":[{"kind":"correlated","sigma":5}],
      "actions":[{"at":0,"do":"setDestinations","waypoints":"drive"},
      {"on":{"event":"navigator.routeStatus","where":{"status":"ok"}},"do":"startGuidance"}]}
      """#
    return try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: nil)
  }

  private static let wrongTurn = #"""
    {"drive":{"random":{"distance":[1500,4000]},"departures":[{"kind":"wrongTurn"}]}}
    """#

  private static func facts(_ cells: [EnsembleCell]) -> [String] {
    cells.map { cell in
      "\(cell.variant) \(cell.kilometres) \(cell.falseOffRoutes) \(cell.reroutes) \(cell.detected) "
        + "\(cell.detectionSeconds.values) \(cell.arrivalMetres.values) \(cell.worst.map(\.seed))"
    }
  }

  @Test("The counts are the same at every number of jobs, and every seed is another drive")
  func jobs() throws {
    let scenario = try Self.scenario(Self.wrongTurn)
    let variants = [
      EnsembleRunner.Variant(name: "plain"),
      EnsembleRunner.Variant(
        name: "wide",
        overrides: [NavigatorOverride(key: "offRoute.distance", value: "200")]
      ),
    ]
    let one = try EnsembleRunner(seeds: 1..<7, jobs: 1).run([scenario], variants)
    let many = try EnsembleRunner(seeds: 1..<7, jobs: 4).run([scenario], variants)
    #expect(Self.facts(one) == Self.facts(many))
    #expect(one.count == 2)
    #expect(one[0].departures + one[0].void == 6)
    #expect(Set(one[0].outcomes.map(\.kilometres)).count == 6)
    #expect(one[0].kilometres == one[1].kilometres)
  }

  @Test("What cannot be driven is told, and a key that does not exist is an error")
  func failures() throws {
    let scenario = try Self.scenario(#"{"drive":{"random":{"distance":[900000,900001]}}}"#)
    let cells = try EnsembleRunner(seeds: 1..<3, jobs: 1).run(
      [scenario],
      [EnsembleRunner.Variant(name: "")]
    )
    #expect(cells[0].failures.count == 2)
    #expect(cells[0].failures[0].failure?.contains("no drive of") == true)
    let wrong = [
      EnsembleRunner.Variant(
        name: "",
        overrides: [NavigatorOverride(key: "offRoute.x", value: "2")]
      )
    ]
    #expect(throws: ScenarioError.self) {
      try EnsembleRunner(seeds: 1..<2, jobs: 1).run([scenario], wrong)
    }
  }
}
