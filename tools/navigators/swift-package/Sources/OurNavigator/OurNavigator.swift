import NavigatorTesting

/// A navigator of about a hundred lines: it asks for a route, follows the corridor around it, asks again
/// after three fixes beyond 50 m, and arrives within 25 m.
public final class OurNavigator: NavigatorUnderTest {
  public let identity = NavigatorIdentity(
    name: "our-navigator",
    version: "1.0",
    routes: .asked,
    tells: [
      "navigator.routeStatus", "navigator.didChangeRoute", "navigator.didChangeOnRouteState",
      "navigator.rerouteStarted", "navigator.rerouteEnded", "navigator.guidanceChanged",
      "navigator.didArrive",
    ]
  )

  private weak var host: (any NavigatorHost)?
  private var destinations: [Waypoint] = []
  private var reached = 0
  private var route: Route?
  private var fix: Location?
  private var isGuiding = false
  private var state = Recorded.OnRouteState.undefined
  private var fixesBeyond = 0
  /// Requests are numbered in one series, those for destinations and those for reroutes alike.
  private var requestCount = 0
  private var open: (question: RouteQuestionID, request: Int, isReroute: Bool)?
  /// Destinations that were set before the first fix said where the way begins.
  private var waiting: Int?

  public init() {}

  public func start(_ run: RunSetup, host: any NavigatorHost) { self.host = host }

  public func perform(_ call: NavigatorCall) throws {
    switch call.action {
    case .setDestinations(let waypoints, _):
      destinations = waypoints
      reached = 0
      requestCount += 1
      waiting = requestCount
      askForDestinations()
    case .startGuidance:
      isGuiding = true
      host?.tell(Event.Navigator.GuidanceChanged.self) { $0.isActive = true }
    case .stopGuidance, .clearDestinations, .continueToNextDestination, .other:
      throw NavigatorCallNotOffered(call.name)
    }
  }

  public func take(_ fix: Location) {
    self.fix = fix
    askForDestinations()
    guard isGuiding, let path = route?.path, let place = path.nearest(to: fix.coordinate) else { return }
    fixesBeyond = place.deviation > 50 ? fixesBeyond + 1 : 0
    if place.deviation <= 50 { change(to: .onRoute, place.deviation) }
    if fixesBeyond == 3 { change(to: .offRoute, place.deviation) }
    if state == .offRoute, open == nil { reroute(from: fix) }
    arrive(at: fix)
  }

  public func answer(_ question: RouteQuestionID, _ answer: RouteAnswer) {
    guard let open, open.question == question else { return }
    self.open = nil
    var found: Route?
    var status = RouteStatus.ok
    switch answer {
    case .routes(let routes, _): found = routes.first
    case .failure(let failure): status = failure.status
    }
    if open.isReroute {
      host?.tell(Event.Navigator.RerouteEnded.self) {
        $0.requestID = open.request
        $0.outcome = found == nil ? .failed : .adopted
      }
    }
    if let found {
      route = found
      fixesBeyond = 0
      host?.tell(Event.Navigator.DidChangeRoute.self) {
        $0.reason = open.isReroute ? .reroute : .destinationsSet
        $0.legCount = found.legs.count
        $0.distance = found.distance
        $0.duration = found.expectedDuration
        $0.polyline = found.path.polyline(precision: 6)
      }
    }
    if !open.isReroute {
      host?.tell(Event.Navigator.RouteStatusTold.self) {
        $0.requestID = open.request
        $0.status = .init(status)
      }
    }
  }

  public func wake(at time: VirtualTime) {}

  public func end() {}

  private func askForDestinations() {
    guard let fix, let request = waiting, !destinations.isEmpty, let host else { return }
    waiting = nil
    open = (host.askRoute(RouteQuestion(from: fix, to: destinations)), request, false)
  }

  private func reroute(from fix: Location) {
    let rest = Array(destinations.dropFirst(reached))
    guard !rest.isEmpty, let host else { return }
    requestCount += 1
    host.tell(Event.Navigator.RerouteStarted.self) { event in
      event.requestID = requestCount
      event.origin.coordinate = fix.coordinate
      event.through = rest.map { Self.recorded($0) }
    }
    open = (host.askRoute(RouteQuestion(from: fix, to: rest)), requestCount, true)
  }

  private func change(to new: Recorded.OnRouteState, _ deviation: Double) {
    guard new != state else { return }
    host?.tell(Event.Navigator.DidChangeOnRouteState.self) {
      ($0.from, $0.to, $0.deviation) = (state, new, deviation)
    }
    state = new
  }

  private func arrive(at fix: Location) {
    guard reached < destinations.count, state == .onRoute,
      let place = destinations[reached].coordinate, fix.coordinate.distance(to: place) <= 25
    else { return }
    let index = reached
    reached += 1
    host?.tell(Event.Navigator.DidArrive.self) { event in
      event.waypoint = Self.recorded(destinations[index])
      event.index = index
      event.isFinalDestination = reached == destinations.count
      event.remainingCount = destinations.count - reached
    }
    guard reached == destinations.count else { return }
    isGuiding = false
    host?.tell(Event.Navigator.GuidanceChanged.self) { $0.cause = .arrival }
  }

  private static func recorded(_ waypoint: Waypoint) -> Recorded.Waypoint {
    var recorded = Recorded.Waypoint()
    recorded.coordinate = waypoint.coordinate
    recorded.title = waypoint.title
    return recorded
  }
}
