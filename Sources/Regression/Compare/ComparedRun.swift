import CanonicalJSON
import Geodesy
import Navigation
import Recording
package import ScenarioLanguage
package import Simulation

/// What one navigator did in one scenario, as far as navigators are compared by it.
package struct ComparedRun: Sendable {
  /// What the run found; nil where it failed.
  package private(set) var facts: RunFacts?
  /// Why it could not be run.
  package internal(set) var failure: RunFailure?
  /// The true places of a drawn drive, else the fixes.
  private(set) var track: [DrivenPlace] = []
  /// The first route that it told; nil where it told none.
  private(set) var route: GeoPath?
  /// Whether it tells routes at all.
  private(set) var tellsRoutes = false
  private(set) var offRoutes: [Int64] = []
  /// When reroutes started; where that is not told, when a route changed by one.
  private(set) var reroutes: [Int64] = []
  /// When a route came by a reroute.
  private(set) var adopted: [Int64] = []
  private(set) var announcements: [Int64] = []
  private(set) var tellsAnnouncements = false
  private(set) var tellsArrivals = false
  /// The arrival at the last stop, and where that stop is.
  private(set) var arrival: (milliseconds: Int64, stop: Coordinate?)?
  private(set) var violations: [LawViolation] = []

  private static let kinds: [EventKind] = [
    .didChangeRoute, .didChangeOnRouteState, .rerouteStarted, .didArrive, .didAnnounce,
  ]

  /// Runs a scenario with a navigator.
  package init(
    of scenario: Scenario,
    by navigator: NavigatorChoice,
    defects: PlantedDefects = [],
    shouldStop: @escaping () -> Bool = { false }
  ) {
    do {
      try run(try navigator.applied(to: scenario), navigator, defects, shouldStop)
    } catch let error as ScenarioError {
      failure = RunFailure(.invalidInput, error.problems.map(\.description))
    } catch {
      failure = RunFailure(error)
    }
  }

  private mutating func run(
    _ scenario: Scenario,
    _ navigator: NavigatorChoice,
    _ defects: PlantedDefects,
    _ shouldStop: @escaping () -> Bool
  ) throws {
    final class Witness {
      var fixes: [(milliseconds: Int64, coordinate: Coordinate)] = []
      var records: [(milliseconds: Int64, kind: EventKind, value: JSONValue)] = []
    }
    let witness = Witness()
    let drive = try Drive.planned(for: scenario)
    var options = RunOptions()
    try navigator.apply(to: &options)
    options.drive = drive
    options.defects = defects
    options.followsDecisions = false
    options.shouldStop = shouldStop
    options.observedKinds = Self.kinds
    options.recordObserver = { record in
      guard let value = record.parsed() else { return }
      witness.records.append((record.milliseconds, record.kind, value))
    }
    options.fixObserver = { reading in
      let time = reading.fix.arrival
      let truth = drive?.state(at: time.seconds).coordinate ?? reading.fix.location.coordinate
      witness.fixes.append((time.milliseconds, truth))
    }
    let result = try SimulationExecutor.run(scenario, options) { _ in }
    facts = RunFacts(result, of: scenario)
    violations = result.violations
    let identity = result.navigator ?? .builtin(scenario.navigator.profile)
    tellsRoutes = identity.canTell(.didChangeRoute)
    tellsAnnouncements = identity.canTell(.didAnnounce)
    tellsArrivals = identity.canTell(.didArrive)
    take(witness.fixes)
    for record in witness.records { take(record.kind, record.milliseconds, record.value) }
    if !identity.canTell(.rerouteStarted) { reroutes = adopted }
  }

  private mutating func take(_ fixes: [(milliseconds: Int64, coordinate: Coordinate)]) {
    var driven = 0.0
    for (milliseconds, coordinate) in fixes {
      if let last = track.last { driven += last.coordinate.distance(to: coordinate) }
      track.append(DrivenPlace(milliseconds: milliseconds, coordinate: coordinate, driven: driven))
    }
  }

  private mutating func take(_ kind: EventKind, _ time: Int64, _ value: JSONValue) {
    if kind == .didChangeRoute {
      let line = value["polyline"]?.string.flatMap { try? GeoPath(polyline: $0, precision: 6) }
      if route == nil, let line, line.count > 1 { route = line }
      if value["reason"]?.string == Recorded.RouteChangeReason.reroute.rawValue {
        adopted.append(time)
      }
    } else if kind == .didChangeOnRouteState {
      if value["to"]?.string == Recorded.OnRouteState.offRoute.rawValue { offRoutes.append(time) }
    } else if kind == .rerouteStarted {
      reroutes.append(time)
    } else if kind == .didAnnounce {
      announcements.append(time)
    } else if kind == .didArrive, value["isFinalDestination"]?.bool == true, arrival == nil {
      let place = value["waypoint"]
      let stop = place?["lat"]?.double.flatMap { latitude in
        place?["lon"]?.double.map { Coordinate(latitude: latitude, longitude: $0) }
      }
      arrival = (time, stop)
    }
  }

  /// Where the vehicle was at a moment: at the last place before.
  func place(at milliseconds: Int64) -> DrivenPlace? {
    track.last { $0.milliseconds <= milliseconds } ?? track.first
  }

  /// Where the vehicle left the first route; nil without a told route, and where it was not left before
  /// the arrival.
  package var departure: TrackDeparture? {
    guard let route else { return nil }
    return TrackDeparture(
      from: route,
      on: track.filter { $0.milliseconds <= arrival?.milliseconds ?? .max }
    )
  }
}
