import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork
import RouteGuidance
package import ScenarioLanguage

/// Plans drives on a map.
struct DrivePlanner {
  /// How many pairs of places are drawn until one fits.
  private static let attempts = 400

  private let setup: DriveSetup
  private let explorer: RoadExplorer
  private var random: RandomStream

  /// Returns the drive that a scenario asks for.
  ///
  /// - Throws: `ScenarioError` where the map has no such drive.
  static func plan(
    _ setup: DriveSetup,
    on map: RoadMap?,
    seed: UInt64
  ) throws(ScenarioError) -> DrivePlan {
    if case .path(let points, let limit) = setup.way {
      return finished(DrivePlan(straight: points, limit: limit), setup)
    }
    guard let map else { throw ScenarioError([setup.problem("a drive by roads needs a \"map\"")]) }
    var planner = DrivePlanner(setup, map, seed)
    switch setup.way {
    case .waypoints(let waypoints): return try planner.plan(through: waypoints)
    case .drawn(let range): return try planner.plan(within: range)
    case .path: throw ScenarioError([setup.problem("a path needs no map")])
    }
  }

  private init(_ setup: DriveSetup, _ map: RoadMap, _ seed: UInt64) {
    self.setup = setup
    explorer = RoadExplorer(map)
    random = RandomStream("drive", seed: seed)
  }

  // MARK: - Given places

  private mutating func plan(through waypoints: [Waypoint]) throws(ScenarioError) -> DrivePlan {
    finished(try itinerary(through: waypoints), Array(waypoints.dropFirst()))
  }

  /// Returns the places where a drive through places can be left in a way, after the departures that it has.
  ///
  /// - Throws: `ScenarioError` where the map has no such drive.
  static func places(
    for wanted: DepartureSetup,
    of setup: DriveSetup,
    on map: RoadMap,
    seed: UInt64
  ) throws(ScenarioError) -> [Coordinate] {
    guard case .waypoints(let waypoints) = setup.way else { return [] }
    var planner = DrivePlanner(setup, map, seed)
    return try planner.itinerary(through: waypoints).places(for: wanted, planner.explorer)
  }

  private mutating func itinerary(
    through waypoints: [Waypoint]
  ) throws(ScenarioError) -> DriveItinerary {
    let places = waypoints.compactMap(\.coordinate)
    let legs: [[RoadStretch]]
    do {
      legs = try explorer.legs(through: places)
    } catch {
      throw ScenarioError([setup.problem(Self.words(error))])
    }
    var itinerary = DriveItinerary(legs: legs, places: places)
    for departure in setup.departures {
      guard itinerary.depart(departure, explorer, &random) else {
        throw ScenarioError([setup.problem(Self.words(departure))])
      }
    }
    return itinerary
  }

  private static func words(_ departure: DepartureSetup) -> String {
    let place = departure.junction.map { " number \($0)" } ?? ""
    return "no place on this drive for the departure \"\(departure.kind.rawValue)\"\(place)"
  }

  private static func words(_ failure: RoutingFailure) -> String {
    switch failure {
    case .noRoadNear(let stop, _, _): "no road within 200 m of place \(stop + 1) of the drive"
    case .noRoute(let leg): "no way leads from place \(leg + 1) of the drive to the next"
    case .damagedMap(let error): "the map is damaged: \(error)"
    }
  }

  // MARK: - Drawn places

  private mutating func plan(within range: ClosedRange<Double>) throws(ScenarioError) -> DrivePlan {
    for _ in 0..<Self.attempts {
      guard let start = explorer.place(&random), let end = explorer.place(&random) else { break }
      let beeline = start.distance(to: end)
      guard beeline <= range.upperBound, beeline * 3 >= range.lowerBound,
        let legs = try? explorer.legs(through: [start, end])
      else { continue }
      var itinerary = DriveItinerary(legs: legs, places: [start, end])
      guard range.contains(explorer.length(of: itinerary.stretches)),
        !hasFerry(itinerary.stretches)
      else { continue }
      let isDone = setup.departures.allSatisfy { itinerary.depart($0, explorer, &random) }
      guard isDone else { continue }
      // The end of the road driven, which is on the road whatever the drawn place is.
      guard let place = explorer.line(of: itinerary.stretches).points.last,
        let destination = Waypoint(coordinate: place, title: "Destination")
      else { continue }
      return finished(itinerary, [destination])
    }
    let kinds = setup.departures.map { "\"\($0.kind.rawValue)\"" }.joined(separator: ", ")
    throw ScenarioError([
      setup.problem(
        "no drive of \(range.lowerBound)...\(range.upperBound) m"
          + (kinds.isEmpty ? "" : " with \(kinds)") + " found on the map",
        hint: "widen \"distance\", or take a map with more roads"
      )
    ])
  }

  private func hasFerry(_ stretches: [RoadStretch]) -> Bool {
    stretches.contains { explorer.isFerry($0.edge) }
  }

  // MARK: - Finish

  private func finished(_ itinerary: DriveItinerary, _ destinations: [Waypoint]) -> DrivePlan {
    let line = explorer.line(of: itinerary.stretches)
    var plan = DrivePlan(path: GeoPath(line.points), limits: line.limits)
    func distance(toEndOf stretch: Int) -> Double {
      stretch < 0 ? 0 : plan.path.distance(toVertex: line.ends[min(stretch, line.ends.count - 1)])
    }
    plan.departures = itinerary.departures.map {
      DrivePlan.Departure(kind: $0.kind, distance: distance(toEndOf: $0.stretch))
    }
    plan.stops = zip(itinerary.legEnds.dropLast(), destinations).compactMap { end, waypoint in
      guard waypoint.kind == .stop else { return nil }
      return DrivePlan.Stop(distance: distance(toEndOf: end), dwell: setup.dwell)
    }
    plan.destinations = destinations
    return Self.finished(plan, setup)
  }

  /// Adds what the driver does at the end, and drives at the pace asked for.
  private static func finished(_ plan: DrivePlan, _ setup: DriveSetup) -> DrivePlan {
    var plan = plan
    plan.limits = plan.limits.map { max(0.5, $0 * setup.speedFactor) }
    guard setup.parking > 0, let end = plan.path.coordinates.last,
      let bearing = plan.path.bearing(ofSegment: max(0, plan.path.count - 2))
    else { return plan }
    // To the right, at a walking pace.
    let place = end.destination(distance: setup.parking, bearing: Bearing.normalized(bearing + 90))
    plan.path = GeoPath(plan.path.coordinates + [place])
    plan.limits.append(2)
    return plan
  }
}

extension DriveSetup {
  /// A problem of this drive.
  func problem(_ message: String, hint: String? = nil) -> Diagnostic {
    var problem = problem
    problem.message = message
    problem.hint = hint
    return problem
  }
}

extension DrivePlan {
  /// A drive straight from point to point.
  init(straight points: [Coordinate], limit: Double) {
    var distinct: [Coordinate] = []
    for point in points where point != distinct.last { distinct.append(point) }
    self.init(
      path: GeoPath(distinct),
      limits: Array(repeating: limit, count: max(0, distinct.count - 1))
    )
    if let last = distinct.last, let waypoint = Waypoint(coordinate: last, title: "Destination") {
      destinations = [waypoint]
    }
  }
}

extension Drive {
  /// Plans the drive of a scenario, as a run does; nil where its fixes come from elsewhere.
  ///
  /// - Throws: `ScenarioError` where the map has no such drive, `MapError` where it cannot be read.
  package static func planned(for scenario: Scenario) throws -> Drive? {
    guard case .drive(let setup) = scenario.trace else { return nil }
    let map = setup.needsMap ? try scenario.map.map { try RoadMapStore.map(of: $0).roads } : nil
    return Drive(try DrivePlanner.plan(setup, on: map, seed: scenario.seed), setup)
  }
}
