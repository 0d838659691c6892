import Regression
import RoadNetwork

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

  /// Reads a map with its roads.
  static func map(_ path: String, _ arguments: CommandArguments) throws -> RoadMap {
    do {
      return try RoadMap(path: path, profile: profile(arguments))
    } catch {
      throw CommandFailure.input(error.description)
    }
  }
}
