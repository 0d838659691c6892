import CanonicalJSON
import Geodesy
import Recording
import ScenarioLanguage
import Simulation

/// Writes down what the navigator of one run decided, for judging it against the truth afterwards.
final class DriveWitness {
  /// A route from the moment it was followed until the next.
  struct Followed {
    var seconds: Double
    /// Nil where the route was cleared.
    var route: RouteTrack?
  }

  private(set) var routes: [Followed] = []
  /// When the navigator said that the vehicle is off the route, and when that it is on it again.
  private(set) var offRoutes: [Double] = []
  private(set) var onRoutes: [Double] = []
  private(set) var reroutes: [Double] = []
  /// The arrivals at the last stop.
  private(set) var arrivals: [Double] = []

  static let kinds: [EventKind] = [
    .didChangeRoute, .didChangeOnRouteState, .rerouteStarted, .didArrive,
  ]

  func observe(_ record: RecordView) {
    guard Self.kinds.contains(record.kind), let value = record.parsed() else { return }
    let seconds = Double(record.milliseconds) / 1000
    switch record.kind {
    case .didChangeRoute:
      let path = value["polyline"]?.string.flatMap { try? GeoPath(polyline: $0, precision: 6) }
      routes.append(Followed(seconds: seconds, route: path.map { RouteTrack($0) }))
    case .didChangeOnRouteState:
      if value["to"]?.string == "offRoute" {
        offRoutes.append(seconds)
      } else {
        onRoutes.append(seconds)
      }
    case .rerouteStarted: reroutes.append(seconds)
    case .didArrive:
      if value["isFinalDestination"]?.bool == true { arrivals.append(seconds) }
    default: break
    }
  }

  /// The route that was followed at a moment; one that is installed at that very moment is none yet.
  func followed(at seconds: Double) -> Followed? {
    routes.last { $0.seconds < seconds }
  }
}
