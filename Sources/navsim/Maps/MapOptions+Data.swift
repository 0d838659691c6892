import Regression
import RoadNetwork
import Simulation

extension MapOptions {
  /// Reads the elements of a map, also of one without a road; of a scenario those of its sketch.
  static func data(_ path: String) throws -> OSMData {
    guard path.hasSuffix(".json") else {
      do throws(MapError) {
        return try OSMReader.read(path: path).data
      } catch {
        throw CommandFailure.input(error.description)
      }
    }
    let scenario: Scenario
    do {
      scenario = try ScenarioLoader.load(path: path, name: Paths.name(of: path), root: nil)
    } catch {
      throw CommandFailure.input(
        ScenarioProblems.rendered(error.problems, limit: 20).joined(separator: "\n")
      )
    }
    switch scenario.map {
    case .sketch(let sketch): return OSMData(sketch)
    case .file(let file): return try data(file)
    case nil: throw CommandFailure.input("\(path): error: the scenario has no map")
    }
  }
}
