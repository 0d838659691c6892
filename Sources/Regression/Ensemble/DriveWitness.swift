import CanonicalJSON
import Geodesy
import Recording
import ScenarioLanguage
import Simulation
import Recording

/// Writes down what the navigator of one run decided, for judging it against the truth afterwards.
final class DriveWitness {
  /// A route from the moment it was followed until the next.
  struct Followed {
    var seconds: Double
    /// Nil where the route was cleared.
    var route: RouteTrack?
  }

  /// Words about a maneuver of a route.
  struct Words {
    var seconds: Double
    /// Metres to the maneuver, as the navigator measured them.
    var distance: Double
    /// Route, leg and step of the maneuver.
    var maneuver: Substring
    /// How many characters they have.
    var length: Int
  }

  private(set) var routes: [Followed] = []
  private(set) var words: [Words] = []
  /// When the navigator said that the vehicle is off the route, and when that it is on it again.
  private(set) var offRoutes: [Double] = []
  private(set) var onRoutes: [Double] = []
  private(set) var reroutes: [Double] = []
  /// When a route to the destinations came, the first one and those asked for again at the start.
  private(set) var firstRoutes: [Double] = []
  /// The arrivals at the last stop.
  private(set) var arrivals: [Double] = []

  /// What is written down of an event; of the other kinds nothing is.
  private static let notes:
    [EventKind: @Sendable (_ witness: DriveWitness, _ value: JSONValue, _ seconds: Double) -> Void] =
      [
        .didChangeRoute: { $0.noteRoute($1, $2) },
        .didChangeOnRouteState: { witness, value, seconds in
          if value["to"]?.string == "offRoute" {
            witness.offRoutes.append(seconds)
          } else {
            witness.onRoutes.append(seconds)
          }
        },
        .rerouteStarted: { witness, _, seconds in witness.reroutes.append(seconds) },
        .didAnnounce: { $0.noteWords($1, $2) },
        .didArrive: { witness, value, seconds in
          if value["isFinalDestination"]?.bool == true { witness.arrivals.append(seconds) }
        },
      ]

  /// The kinds of events to show to ``observe(_:)``, in the catalogue's order.
  static let kinds = EventKind.allCases.filter { notes[$0] != nil }

  func observe(_ record: RecordView) {
    guard let note = Self.notes[record.kind], let value = record.parsed() else { return }
    note(self, value, Double(record.milliseconds) / 1000)
  }

  private func noteRoute(_ value: JSONValue, _ seconds: Double) {
    let path = value["polyline"]?.string.flatMap { try? GeoPath(polyline: $0, precision: 6) }
    routes.append(Followed(seconds: seconds, route: path.map { RouteTrack($0) }))
    if value["reason"]?.string == "destinationsSet" { firstRoutes.append(seconds) }
  }

  private func noteWords(_ value: JSONValue, _ seconds: Double) {
    guard value["kind"]?.string == "maneuver", let text = value["text"]?.string,
      let key = value["utteranceKey"]?.string, let last = key.lastIndex(of: "/"),
      let distance = value["distanceToManeuver"]?.double
    else { return }
    words.append(
      Words(seconds: seconds, distance: distance, maneuver: key[..<last], length: text.count)
    )
  }

  /// The route that was followed at a moment; one that is installed at that very moment is none yet.
  func followed(at seconds: Double) -> Followed? {
    routes.last { $0.seconds < seconds }
  }
}
