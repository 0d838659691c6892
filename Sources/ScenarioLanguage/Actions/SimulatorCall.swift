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

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case simulateAlongExistingRoute, simulateAlongNewRoute, simulateLocation, stopSimulation,
      pauseSimulation, setSimulator
  }

  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let place = Place()
    let paused = Keys.flag("paused", "For pauseSimulation.")
    let speedMultiplier = Keys.number(
      "speedMultiplier",
      -1000...1000,
      "",
      "For setSimulator; 0 and less is ignored."
    )
    let jitter = Keys.number("jitter", 0...1000, "m", "Metres, for setSimulator.")
    let bias = Keys.number("bias", -1000...1000, "m", "Metres to the right, for setSimulator.")
    let spacing = Keys.number(
      "spacing",
      0...100_000,
      "m",
      "Metres between two fixes at most, for setSimulator; 0 is from point to point, \"max\" the expected pace.",
      allowsMax: true
    )
  }

  /// A place, as `PlaceReading` reads it, with what it is for.
  struct Place: KeyTable {
    let latitude = PlaceReading.keys.latitude.described("Degrees, for simulateLocation.")
    let longitude = PlaceReading.keys.longitude.described("Degrees, for simulateLocation.")
    let node = PlaceReading.keys.node
  }

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> SimulatorCall? {
    switch name {
    case .simulateAlongExistingRoute: return .alongExistingRoute
    case .simulateAlongNewRoute:
      let options = OptionsReading.options(&reader) ?? .default
      return PlaceReading.destinations(&reader, sketch).map { .alongNewRoute($0, options) }
    case .simulateLocation:
      return PlaceReading.coordinate(&reader, sketch).map { .location($0) }
    case .stopSimulation: return .stop
    case .pauseSimulation: return keys.paused(&reader, .required).map { .pause($0) }
    case .setSimulator:
      var settings = Settings()
      settings.speedMultiplier = keys.speedMultiplier(&reader)
      settings.jitter = keys.jitter(&reader)
      settings.bias = keys.bias(&reader)
      settings.spacing = keys.spacing(&reader)
      return .set(settings)
    }
  }
}
