import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// What the SDK hands over, as recordings have it.

extension Recorded.Waypoint {
  /// A waypoint of the SDK, or what a scenario names in its place.
  init(_ waypoint: Waypoint, reference: ScenarioWaypoint.Reference? = nil) {
    self.init()
    coordinate = waypoint.coordinate
    switch reference {
    case .job(let name): job = name
    case .found(let name): found = name
    case nil: placeID = waypoint.placeID
    }
    title = waypoint.title
    kind = waypoint.kind == .via ? .via : nil
    prefersSameSideOfRoad = waypoint.prefersSameSideOfRoad
    preferredHeading = waypoint.preferredHeading
    stopover = waypoint.isVehicleStopover
    // Properties that are no JSON never reach a request.
    properties = waypoint.properties.flatMap { json in
      (try? JSONDocument(parsing: json)).map { RecordedJSON($0.root) }
    }
  }
}

extension [Recorded.Waypoint] {
  /// Waypoints as the scenario names them.
  init(_ list: [ScenarioWaypoint]) {
    self = list.map { Recorded.Waypoint($0.waypoint, reference: $0.reference) }
  }

  /// Waypoints of the SDK.
  init(_ list: [Waypoint]) { self = list.map { Recorded.Waypoint($0) } }
}

extension Recorded.Place {
  init(_ coordinate: Coordinate) {
    self.init()
    self.coordinate = coordinate
  }
}

extension Recorded.AnyPlace {
  init(_ coordinate: Coordinate) {
    self.init()
    self.coordinate = coordinate
  }
}

extension Recorded.Origin {
  init(_ location: Location) {
    self.init()
    coordinate = location.coordinate
    course = location.course
  }
}

extension Recorded.Options {
  /// The options that differ from the defaults; nil where none does.
  init?(_ options: RouteOptions?) {
    guard let options, options != .default else { return nil }
    let standard = RouteOptions.default
    /// Returns what differs from the standard.
    func own<Value: Equatable>(_ path: KeyPath<RouteOptions, Value>) -> Value? {
      options[keyPath: path] == standard[keyPath: path] ? nil : options[keyPath: path]
    }
    self.init()
    travelMode = own(\.travelMode).map { .init($0) }
    avoidsHighways = own(\.avoidsHighways)
    avoidsTolls = own(\.avoidsTolls)
    avoidsFerries = own(\.avoidsFerries)
    strategy = own(\.strategy).map { .init($0) }
    maximumRouteCount = own(\.maximumRouteCount)
    departureTime = options.departureTime.map { Int($0) }
  }

  /// The digest of options: `default` for the defaults, given or not.
  static func digest(of options: RouteOptions) -> String {
    guard var own = Recorded.Options(options) else { return "default" }
    var writer = MemberWriter()
    own.write(to: &writer)
    var digest = RecordingDigest()
    digest.append(line: writer.json.bytes)
    return digest.text
  }
}

extension Recorded.Route {
  init(_ route: Route) {
    self.init()
    id = route.id.number
    distance = route.distance
    duration = route.expectedDuration
  }
}
