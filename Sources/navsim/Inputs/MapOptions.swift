import AddressIndex
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

  static let drivingSide = CommandOption(
    "driving-side",
    .choice(DrivingSide.allCases.map(\.name)),
    "where traffic keeps without a tag (what borders and the Earth tell)",
    isCommon: false
  )

  /// Where traffic keeps; nil where no option says it, or the command has none.
  static func drivingSide(_ arguments: CommandArguments) -> DrivingSide? {
    guard arguments.declares(drivingSide) else { return nil }
    let name = arguments.value(drivingSide)
    return DrivingSide.allCases.first { $0.name == name }
  }

  /// Who travels; nil where no option says it, or the command has none.
  static func profile(_ arguments: CommandArguments) -> RoutingProfile? {
    guard arguments.declares(profile) else { return nil }
    let name = arguments.value(profile)
    return RoutingProfile.all.first { $0.name == name }
  }

  /// Reads a map with its roads; of a scenario its map.
  static func map(_ path: String, _ arguments: CommandArguments) throws -> RoadMap {
    if path.hasSuffix(".json") { return try source(path, arguments).map }
    return try RoadMap(path: path, profile: profile(arguments))
  }

  /// Reads a map with its roads and what turns on them are worth saying; of a scenario its sketch.
  static func guidedMap(_ path: String, _ arguments: CommandArguments) throws -> GuidedMap {
    guard path.hasSuffix(".json") else {
      return try GuidedMap(
        path: path,
        profile: profile(arguments),
        side: drivingSide(arguments)
      )
    }
    switch try setup(ofScenarioAt: path) {
    case .sketch(let sketch):
      return GuidedMap(
        OSMData(sketch),
        profile: profile(arguments) ?? .car,
        side: drivingSide(arguments)
      )
    case .file(let file): return try guidedMap(file, arguments)
    }
  }

  /// Reads a map with what it was made of; of a scenario its map.
  static func source(_ path: String, _ arguments: CommandArguments) throws -> MapSource {
    guard path.hasSuffix(".json") else {
      return try MapSource(path: path, profile: profile(arguments))
    }
    switch try setup(ofScenarioAt: path) {
    case .sketch(let sketch):
      let data = OSMData(sketch)
      return MapSource(map: RoadMap(data, profile: profile(arguments) ?? .car), data: data)
    case .file(let file): return try source(file, arguments)
    }
  }

  /// Reads the addresses of a map, also of one without a road; of a scenario those of its map.
  static func addresses(_ path: String, country: CountryCode?) throws -> AddressIndex {
    guard path.hasSuffix(".json") else { return try AddressIndex(path: path, country: country) }
    switch try setup(ofScenarioAt: path) {
    case .sketch(let sketch):
      return AddressIndexBuilder.build(OSMData(sketch), country: country).index
    case .file(let file): return try addresses(file, country: country)
    }
  }

  /// Reads a map as elements of OpenStreetMap; of a scenario its map.
  static func elements(_ path: String) throws -> MapElements {
    let setup = path.hasSuffix(".json") ? try setup(ofScenarioAt: path) : .file(path)
    return try setup.elements()
  }

  private static func setup(ofScenarioAt path: String) throws -> MapSetup {
    let scenario = try ScenarioLoader.load(path: path, name: Paths.name(of: path), root: nil)
    guard let map = scenario.map else {
      throw CommandFailure.input("\(path): error: the scenario has no map")
    }
    return map
  }
}
