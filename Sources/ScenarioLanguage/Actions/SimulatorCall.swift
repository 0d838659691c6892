import CanonicalJSON
package import Geodesy
package import Navigation
import Recording
import RoadNetwork

/// Calls of the location simulator.
package enum SimulatorCall: ScenarioCall {
  case alongExistingRoute
  case alongNewRoute([ScenarioWaypoint], RouteOptions)
  case location(Coordinate)
  case stop
  case pause(Bool)
  case set(Settings)

  /// What a call changes; nil stays as it is.
  package struct Settings: Hashable, Sendable {
    /// How many times as fast as the pace the vehicle moves, -1000 to 1000; 0 and less is ignored.
    package var speedMultiplier: Double?
    /// Metres by which each fix may lie off, 0 to 1000.
    package var jitter: Double?
    /// Metres by which the vehicle keeps to the right of the line, -1000 to 1000; negative is left.
    package var bias: Double?
    /// Metres between points; 0 is the points of the line as they are, infinity the expected pace.
    package var spacing: Double?
  }

  static let names = [
    "simulateAlongExistingRoute", "simulateAlongNewRoute", "simulateLocation", "stopSimulation",
    "pauseSimulation", "setSimulator",
  ]

  static var schema: [(String, SchemaValue)] {
    [
      ("lat", .number(-90...90, "Degrees, for simulateLocation.")),
      ("lon", .number(-180...180, "Degrees, for simulateLocation.")),
      ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
      ("paused", .boolean("For pauseSimulation.")),
      ("speedMultiplier", .number(-1000...1000, "For setSimulator; 0 and less is ignored.")),
      ("jitter", .number(0...1000, "Metres, for setSimulator.")),
      ("bias", .number(-1000...1000, "Metres to the right, for setSimulator.")),
      (
        "spacing",
        .number(
          0...100_000,
          "Metres between two fixes at most, for setSimulator; \"max\" is the expected pace.",
          allowsMax: true
        )
      ),
    ]
  }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> SimulatorCall? {
    switch name {
    case "simulateAlongExistingRoute": return .alongExistingRoute
    case "simulateAlongNewRoute":
      let options = OptionsReading.options(&reader) ?? .default
      return PlaceReading.destinations(&reader, sketch).map { .alongNewRoute($0, options) }
    case "simulateLocation":
      return PlaceReading.coordinate(&reader, sketch).map { .location($0) }
    case "stopSimulation": return .stop
    case "pauseSimulation": return reader.bool("paused", .required).map { .pause($0) }
    default:
      var settings = Settings()
      settings.speedMultiplier = reader.double("speedMultiplier", in: -1000...1000)
      settings.jitter = reader.double("jitter", in: 0...1000, unit: "m")
      settings.bias = reader.double("bias", in: -1000...1000, unit: "m")
      settings.spacing = reader.doubleOrMax("spacing", in: 0...100_000, unit: "m")
      return .set(settings)
    }
  }
}
