import Regression
import RoadNetwork
import Simulation

/// The options that the map commands share.
enum MapOptions {
  static let profile = CommandOption(
    "profile",
    .choice(RoutingProfile.all.map(\.name)),
    "who travels (car)"
  )

  static func profile(_ arguments: CommandArguments) -> RoutingProfile {
    let name = arguments.value("profile")
    return RoutingProfile.all.first { $0.name == name } ?? .car
  }

  /// A map with what it was made of.
  struct Source {
    let map: RoadMap
    let data: OSMData
    /// Whose data it is; nil for a sketch.
    let attribution: String?
  }

  /// Reads a map with its roads; of a scenario its sketch.
  static func map(_ path: String, _ arguments: CommandArguments) throws -> RoadMap {
    try source(path, arguments).map
  }

  static func source(_ path: String, _ arguments: CommandArguments) throws -> Source {
    if path.hasSuffix(".json") { return try sketch(path, arguments) }
    do throws(MapError) {
      let (data, report) = try OSMReader.read(path: path)
      let map = RoadMap(data, profile: profile(arguments))
      guard map.graph.edgeCount > 0 else {
        throw MapError(
          source: path,
          message: "no road for the profile \"\(map.graph.profile.name)\" in the map"
        )
      }
      return Source(map: map, data: data, attribution: attribution(report))
    } catch {
      throw CommandFailure.input(error.description)
    }
  }

  /// A file that does not say otherwise is OpenStreetMap's.
  private static func attribution(_ report: OSMImportReport) -> String {
    guard let copyright = report.copyright, !copyright.contains("OpenStreetMap") else {
      return "© OpenStreetMap contributors"
    }
    return "© " + copyright
  }

  private static func sketch(_ path: String, _ arguments: CommandArguments) throws -> Source {
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
      let data = OSMData(sketch)
      return Source(
        map: RoadMap(data, profile: profile(arguments)),
        data: data,
        attribution: nil
      )
    case .file(let file): return try source(file, arguments)
    case nil: throw CommandFailure.input("\(path): error: the scenario has no map")
    }
  }
}
