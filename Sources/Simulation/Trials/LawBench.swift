import Geodesy
import Navigation
import Platform
import Recording
import ScenarioLanguage

/// A checker of the laws that is told what no sound navigator tells.
final class LawBench {
  let scheduler = Scheduler()
  let checker: LawChecker

  init(
    _ configuration: NavigatorConfiguration = NavigatorConfiguration(),
    judging judgement: LawJudgement = LawJudgement()
  ) {
    checker = LawChecker(scheduler: scheduler, configuration: configuration, judging: judgement)
  }

  /// Everything that the checker found, and what came of each law where that is asked.
  func told(withOutcomes: Bool = false) -> String {
    var lines = checker.violations.map { "\($0.milliseconds) \($0.message)" }
    lines += checker.backwards.map { stretch in
      "back from \(stretch.from) to \(stretch.to): \(Quantity.fixed(stretch.metres, 2)) m"
    }
    if withOutcomes {
      lines += checker.outcomes(apartFrom: [.oneArrival]).map { "\($0.law.rawValue) \($0.outcome)" }
      lines += checker.violations(apartFrom: [.oneArrival]).map { "apart \($0.message)" }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: - Telling

  func go(to seconds: Double) { scheduler.go(to: Self.instant(seconds)) }

  /// Tells an event whose members `fill` sets.
  func tell<Payload: EventPayload>(
    _ type: Payload.Type,
    _ fill: (inout Payload) -> Void = { _ in }
  ) {
    var event = Payload()
    fill(&event)
    checker.hear(event)
  }

  /// Begins a journey along a route, with guidance.
  func drive(_ route: Route = LawBench.straight) {
    checker.requested(1, through: route.legs.map(\.destination))
    change(to: route, .destinationsSet)
    tell(Event.Navigator.RouteStatusTold.self) { $0.requestID = 1 }
    tell(Event.Navigator.GuidanceChanged.self) { $0.isActive = true }
    state(.undefined, .onRoute)
  }

  func change(to route: Route?, _ reason: Recorded.RouteChangeReason) {
    checker.drives(on: route)
    tell(Event.Navigator.DidChangeRoute.self) { event in
      event.reason = reason
      event.distance = route?.path.length ?? 0
      event.polyline = route.map { $0.path.polyline(precision: 6) }
    }
  }

  func state(_ from: Recorded.OnRouteState, _ to: Recorded.OnRouteState) {
    tell(Event.Navigator.DidChangeOnRouteState.self) { ($0.from, $0.to) = (from, to) }
  }

  /// Feeds a fix that is shown where it lies, or elsewhere.
  ///
  /// - Parameter between: tells what the fix brings beside its place.
  func pass(
    _ fix: Location,
    shownAt place: Coordinate? = nil,
    isSnapped: Bool = true,
    isReckoned: Bool = false,
    remaining: Double? = nil,
    along id: RouteID? = RouteID(0),
    between: () -> Void = {}
  ) {
    go(to: max(Double(scheduler.now.nanoseconds) / 1e9, fix.timestamp.seconds))
    checker.fixBegins(fix)
    tell(Event.Navigator.DidUpdateLocation.self) { event in
      event.coordinate = place ?? fix.coordinate
      event.isSnapped = isSnapped
      event.isReckoned = isReckoned
    }
    between()
    checker.fixEnds(remaining: remaining, along: id)
    checker.jobEnds()
  }

  /// Drives along a route at a speed, a fix each so many seconds.
  func cruise(
    _ route: Route,
    from start: Double = 0,
    through end: Double,
    speed: Double = 10,
    every seconds: Double = 1,
    beginning: Double = 1,
    aside: Double = 0
  ) {
    var (along, time) = (start, beginning)
    while along <= end {
      pass(
        Self.fix(route, along, at: time, aside: aside, speed: speed),
        shownAt: Self.place(route, along),
        remaining: route.path.length - along
      )
      along += speed * seconds
      time += seconds
    }
  }

  func arrive(_ stop: Waypoint, index: Int = 0, isFinal: Bool = true) {
    tell(Event.Navigator.DidArrive.self) { event in
      event.waypoint = .init(stop)
      event.index = index
      event.isFinalDestination = isFinal
    }
  }

  /// Asks what to do about a departure, and begins a reroute.
  func reroute(_ id: Int, through stops: [Waypoint], asksFor asked: [Waypoint]? = nil) {
    tell(Event.Navigator.ShouldCorrectDeviation.self) { event in
      event.remainingWaypoints = .init(asked ?? stops)
      event.answer = .getNewRoutes
    }
    startReroute(id, through: stops)
    checker.jobEnds()
  }

  func startReroute(_ id: Int, through stops: [Waypoint]) {
    tell(Event.Navigator.RerouteStarted.self) { event in
      event.requestID = id
      event.through = .init(stops)
    }
  }

  func endReroute(_ id: Int) { tell(Event.Navigator.RerouteEnded.self) { $0.requestID = id } }

  func announce(_ key: String, kind: Recorded.AnnouncementKind = .maneuver) {
    tell(Event.Navigator.DidAnnounce.self) { event in
      (event.text, event.utteranceKey, event.kind) = ("Turn left", key, kind)
    }
  }

  // MARK: - Parts

  static func instant(_ seconds: Double) -> Instant {
    Instant(nanoseconds: Int64((seconds * 1000).rounded()) * 1_000_000)
  }

  /// The place so many metres east and north of where all routes begin.
  static func at(_ east: Double, _ north: Double = 0) -> Coordinate {
    Coordinate(latitude: north / 111_195.08, longitude: east / 111_195.08)
  }

  static func stop(_ east: Double, _ north: Double = 0, _ title: String = "Pier") -> Waypoint {
    let place = at(east, north)
    guard let stop = Waypoint(coordinate: place, title: title) else {
      preconditionFailure("a place on the equator is one")
    }
    return stop
  }

  /// A route of legs, each a list of places in metres.
  private static func route(_ legs: [[(Double, Double)]]) -> Route {
    Route(
      legs: legs.enumerated().map { number, places in
        let last = places.last ?? (0, 0)
        let path = GeoPath(places.map { at($0.0, $0.1) })
        var step = RouteStep(
          path: path,
          distance: path.length,
          duration: path.length / 10,
          maneuver: Maneuver(type: "depart")
        )
        step.visualInstructions = [
          VisualInstruction(
            primary: .init(text: "Mole", maneuverType: "turn", modifier: "left"),
            triggerDistance: 100
          )
        ]
        return RouteLeg(destination: stop(last.0, last.1, "Stop \(number)"), steps: [step])
      }
    )
  }

  /// A kilometre to the east.
  static let straight = route([[(0, 0), (1000, 0)]])
  /// Half a kilometre to the east and back.
  static let outAndBack = route([[(0, 0), (500, 0), (0, 0)]])
  /// Around a block of 300 m, and once more along its first side.
  static let around = route([[(0, 0), (300, 0), (300, 300), (0, 300), (0, 0), (300, 0)]])
  /// Two stops around a corner.
  static let twoLegs = route([[(0, 0), (400, 0)], [(400, 0), (400, 400)]])

  /// Around a block, and to a stop so many metres aside of its first side.
  static func endingAside(_ metres: Double) -> Route {
    route([[(0, 0), (300, 0), (300, 300), (150, 300), (150, metres)]])
  }

  /// The place so many metres along a route; beyond its end, its end.
  static func place(_ route: Route, _ along: Double) -> Coordinate {
    route.path.position(at: min(max(0, along), route.path.length))?.coordinate ?? at(0)
  }

  /// A fix so many metres along a route and aside of it, to the north.
  static func fix(
    _ route: Route,
    _ along: Double,
    at seconds: Double,
    aside: Double = 0,
    speed: Double? = nil,
    accuracy: Double? = nil
  ) -> Location {
    let place = place(route, along)
    return Location(
      coordinate: Coordinate(
        latitude: place.latitude + aside / 111_195.08,
        longitude: place.longitude
      ),
      horizontalAccuracy: accuracy,
      speed: speed,
      timestamp: instant(seconds)
    )
  }
}
