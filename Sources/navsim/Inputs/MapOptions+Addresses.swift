import AddressIndex
import Platform
import Regression
import RoadNetwork
import ScenarioLanguage
import Simulation

extension MapOptions {
  /// Reads the addresses of a map, also of one without a road; of a scenario those of its sketch.
  static func addresses(_ path: String, country: CountryCode?) throws -> AddressIndex {
    guard path.hasSuffix(".json") else {
      do throws(MapError) {
        return try AddressIndex(path: path, country: country)
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
    case .sketch(let sketch):
      return AddressIndexBuilder.build(OSMData(sketch), country: country).index
    case .file(let file): return try addresses(file, country: country)
    case nil: throw CommandFailure.input("\(path): error: the scenario has no map")
    }
  }
}
