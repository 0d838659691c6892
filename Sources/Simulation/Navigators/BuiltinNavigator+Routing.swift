import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: RoutingCall) {
    switch call {
    case .calculate(let request, let points, let isHere):
      let plan = points.map { RoutePlanPoint(coordinate: $0.coordinate, course: $0.course) }
      let here = isHere ? context.currentPosition.map { [RoutePlanPoint($0)] } : []
      // Nobody knows where the way would begin: one point is missing.
      guard let here else { return routing.recorder.routing(didNotStart: .tooFewPoints) }
      routing.start(request.session, request.listener) { service, listener in
        service.calculateRoutes(
          through: here + plan,
          options: request.options,
          listener: listener
        )
      }
    case .routes(let request, let origin, let waypoints):
      start(request, from: origin, through: resolved(waypoints))
    case .snap(let request, let line):
      routing.start(request.session, request.listener) { service, listener in
        service.snapRoute(along: GeoPath(line), options: request.options, listener: listener)
      }
    case .cancelSession(let name): routing.cancel(name)
    case .releaseSession(let name): routing.release(name)
    case .releaseListener(let name): routing.releaseListener(name)
    case .releaseService: routing.releaseService()
    case .navigateAlong(let name, let number):
      guard let route = routing.route(number, of: name) else { return }
      navigate(along: route)
    case .probe(let name): routing.probe(name)
    }
  }

  /// Follows a route that a session found.
  func navigate(along route: Route) {
    navigator()?.navigate(along: route)
  }

  private func start(
    _ request: RoutingCall.Request,
    from origin: RoutingCall.PlanPoint?,
    through waypoints: [Waypoint]
  ) {
    let given = origin.map {
      Location(coordinate: $0.coordinate, course: $0.course, timestamp: scheduler.now)
    }
    guard let location = given ?? context.currentPosition else {
      // Nobody knows where the way would begin: one point is missing.
      return routing.recorder.routing(didNotStart: .tooFewPoints)
    }
    routing.start(request.session, request.listener) { service, listener in
      service.routes(
        from: location,
        through: waypoints,
        options: request.options,
        listener: listener
      )
    }
  }
}
