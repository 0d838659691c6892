import Platform
import Regression
import RoadNetwork
import RouteGuidance
import ScenarioLanguage
import Simulation

/// The options that the map commands share.
enum MapOptions {
  static let profile = CommandOption(
    "profile",
    .choice(RoutingProfile.all.map(\.name)),
    "who travels (car; of a .navmap whom it was built for)"
  )

  /// Who travels; nil where no option says it.
  static func profile(_ arguments: CommandArguments) -> RoutingProfile? {
    let name = arguments.value("profile")
    return RoutingProfile.all.first { $0.name == name }
  }

  /// Reads a map with its roads; of a scenario its sketch.
  static func map(_ path: String, _ arguments: CommandArguments) throws -> RoadMap {
    if path.hasSuffix(".json") { return try source(path, arguments).map }
    do {
      return try RoadMap(path: path, profile: profile(arguments))
    } catch {
      throw CommandFailure.input(error.description)
    }
  }

  /// Reads a map with its roads and what turns on them are worth saying; of a scenario its sketch.
  static func guidedMap(_ path: String, _ arguments: CommandArguments) throws -> GuidedMap {
    if path.hasSuffix(".json") {
      switch try setup(path) {
      case .sketch(let sketch):
        return GuidedMap(OSMData(sketch), profile: profile(arguments) ?? .car)
      case .file(let file): return try guidedMap(file, arguments)
      }
    }
    do {
      return try GuidedMap(path: path, profile: profile(arguments))
    } catch {
      throw CommandFailure.input(error.description)
    }
  }

  /// Reads a map with what it was made of; of a scenario its map.
  static func source(_ path: String, _ arguments: CommandArguments) throws -> MapSource {
    if path.hasSuffix(".json") {
      switch try setup(path) {
      case .sketch(let sketch):
        let data = OSMData(sketch)
        return MapSource(map: RoadMap(data, profile: profile(arguments) ?? .car), data: data)
      case .file(let file): return try source(file, arguments)
      }
    }
    do {
      return try MapSource(path: path, profile: profile(arguments))
    } catch {
      throw CommandFailure.input(error.description)
    }
  }

  private static func setup(_ path: String) throws -> MapSetup {
    let scenario: Scenario
    do {
      scenario = try ScenarioLoader.load(path: path, name: Paths.name(of: path), root: nil)
    } catch {
      throw CommandFailure.input(
        ScenarioProblems.rendered(error.problems, limit: 20).joined(separator: "\n")
      )
    }
    guard let map = scenario.map else {
      throw CommandFailure.input("\(path): error: the scenario has no map")
    }
    return map
  }
}
