import CanonicalJSON
package import Navigation
import Recording
import RoadNetwork

/// Calls of the navigator.
package enum JourneyCall: ScenarioCall {
  case setDestinations([ScenarioWaypoint], RouteOptions)
  /// The stops of the scenario's drive, which are known once it is planned.
  case setDriveDestinations(RouteOptions)
  case continueToNextDestination, clearDestinations
  case startGuidance, stopGuidance
  case setThreshold(time: Double?, distance: Double?)
  /// What the navigator says of itself, and of waypoints if wanted.
  case probe(of: [ScenarioWaypoint])

  static let probes = ["navigatorState"]

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case setDestinations, continueToNextDestination, clearDestinations, startGuidance,
      stopGuidance, setThreshold, probe
  }

  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let waypoints = Keys.value(
      "waypoints",
      .either(
        [
          .array(of: PlaceReading.waypointKeys.schema("A stop or via."), "Places."),
          .choice(["drive"], "The stops of the trace's drive."),
        ],
        "For setDestinations; for probe, those whose estimates are wanted."
      )
    )
    let time = Keys.number("time", -1e9...1e9, "s", "Seconds, for setThreshold.", allowsMax: true)
    let distance = Keys.number(
      "distance",
      -1e9...1e9,
      "m",
      "Metres, for setThreshold.",
      allowsMax: true
    )
    let what = Keys.word("what", ScenarioAction.Call.probes, "For probe.")
  }

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> JourneyCall? {
    switch name {
    case .setDestinations: return destinations(&reader, sketch)
    case .continueToNextDestination: return .continueToNextDestination
    case .clearDestinations: return .clearDestinations
    case .startGuidance: return .startGuidance
    case .stopGuidance: return .stopGuidance
    case .setThreshold:
      let time = keys.time(&reader)
      let distance = keys.distance(&reader)
      if time == nil, distance == nil {
        reader.diagnostics.add("setThreshold needs \"time\" or \"distance\"", at: reader.value)
      }
      return .setThreshold(time: time, distance: distance)
    case .probe: return probe(&reader, sketch)
    }
  }

  static func probe(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> JourneyCall? {
    let waypoints =
      keys.waypoints.isIn(&reader) ? PlaceReading.destinations(&reader, sketch) ?? [] : []
    return keys.what(&reader, .required).map { _ in .probe(of: waypoints) }
  }

  private static func destinations(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> JourneyCall? {
    let options = OptionsReading.options(&reader) ?? .default
    if keys.waypoints(&reader)?.string == "drive" { return .setDriveDestinations(options) }
    return PlaceReading.destinations(&reader, sketch).map { .setDestinations($0, options) }
  }
}
