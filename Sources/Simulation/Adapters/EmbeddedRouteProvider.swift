import Geodesy
import Navigation
import Recording
import RoadNetwork
import RouteGuidance
import ScenarioLanguage

/// Lets the road network serve the navigator's requests for routes, after some virtual time.
final class EmbeddedRouteProvider: CustomRouteProvider {
  /// Metres per second above which the course of a fix is a heading.
  private static let courseSpeed = 2.0
  /// Degrees that a road may lead off the course of who starts on it.
  private static let headingTolerance = 75.0

  private let router: Router
  private let conversion: RouteConversion
  private let scheduler: any Scheduling
  private let latency: Int64

  init(map: GuidedMap, scheduler: any Scheduling, latencyNanoseconds: Int64) {
    router = Router(map.roads)
    conversion = RouteConversion(guide: map.guide)
    self.scheduler = scheduler
    latency = latencyNanoseconds
  }

  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    let outcome = find(origin, waypoints, options)
    return scheduler.schedule(afterNanoseconds: latency, as: .answer) {
      completion(outcome.mapError { $0 as any Error })
    }
  }

  /// Tells of the one wish that roads alone cannot fulfil.
  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    onNonFatalError: @escaping (RouteCalculationError) -> Void,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    if options.departureTime != nil {
      onNonFatalError(.providerFailure("the provider does not hear of departureTime"))
    }
    return routes(from: origin, through: waypoints, options: options, completion: completion)
  }

  /// The map is one of roads for cars.
  func supports(_ mode: RouteOptions.TravelMode) -> Bool { mode == .driving || mode == .taxicab }

  private func find(
    _ origin: Location,
    _ waypoints: [Waypoint],
    _ options: RouteOptions
  ) -> Result<[Route], RouteCalculationError> {
    var stops = [start(origin)]
    for (index, waypoint) in waypoints.enumerated() {
      guard let place = waypoint.coordinate else {
        return .failure(.invalidPlan(pointIndex: index + 1))
      }
      stops.append(
        RouteStop(
          place,
          isVia: waypoint.kind == .via,
          heading: waypoint.preferredHeading,
          isAtCurb: waypoint.prefersSameSideOfRoad
        )
      )
    }
    do throws(RoutingFailure) {
      let planned = try router.routes(
        stops,
        weights: weights(options),
        count: max(1, options.maximumRouteCount)
      )
      return .success(planned.map { conversion.route($0, through: waypoints) })
    } catch {
      switch error {
      case .noRoadNear(let stop, _, _): return .failure(.pointNotSnappable(stop))
      // The run ends with an error for the damage.
      case .noRoute, .damagedMap: return .failure(.noRouteFound)
      }
    }
  }

  private func start(_ origin: Location) -> RouteStop {
    // A course without a speed is one that somebody knows and gave.
    let isMoving = origin.isSnapped || origin.speed.map { $0 >= Self.courseSpeed } ?? true
    return RouteStop(
      origin.coordinate,
      heading: isMoving ? origin.course : nil,
      headingTolerance: Self.headingTolerance,
      // Who was found on a road, and goes against its traffic, is not on the other carriageway.
      headingReach: origin.isSnapped ? 0 : RouteStop.carriageways
    )
  }

  private func weights(_ options: RouteOptions) -> RouteWeights {
    var weights = RouteWeights()
    if options.avoidsTolls { weights.avoided.insert(.toll) }
    if options.avoidsHighways { weights.avoided.insert(.motorway) }
    if options.avoidsFerries { weights.avoided.insert(.ferry) }
    weights.isShortest = options.strategy == .shortest
    return weights
  }
}
