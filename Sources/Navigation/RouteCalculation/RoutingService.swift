public import Geodesy

/// Calculates routes, and takes lines from elsewhere to the roads.
///
/// Had of ``NavigationContext/routingService``. Nobody but its owner keeps it alive: released, it calls
/// off what it has under way, in silence (D-02). Single-threaded; nothing is told inside a call.
public final class RoutingService {
  private struct Entry {
    weak var session: RouteCalculationSession?
  }

  let engine: RoutingEngine
  /// Whether what is asked is an app's business, to be told to observers.
  private let isObserved: Bool
  private var running: [Entry] = []

  init(engine: RoutingEngine, isObserved: Bool = true) {
    self.engine = engine
    self.isObserved = isObserved
  }

  deinit {
    for entry in running { entry.session?.cancel() }
  }

  /// Begins to calculate routes through the points of a plan, the first of which is the start.
  ///
  /// - Parameters:
  ///   - options: What kind of routes; nil for the defaults.
  ///   - listener: Told what becomes of it; not kept alive.
  /// - Returns: The session to hold until it has finished; nil where the plan has fewer than two points.
  public func calculateRoutes(
    through plan: [RoutePlanPoint],
    options: RouteOptions? = nil,
    listener: (any RouteCalculationListener)? = nil
  ) -> RouteCalculationSession? {
    guard plan.count >= 2 else { return refuse(.tooFewPoints) }
    let session = open(.plan, plan, options, listener)
    let waypoints = plan.dropFirst().map { point in
      var waypoint = Waypoint(coordinate: point.coordinate)
      waypoint?.preferredHeading = point.course
      return waypoint
    }
    let known = waypoints.compactMap(\.self)
    guard plan[0].coordinate.isValid, known.count == waypoints.count else {
      let index = plan.firstIndex { !$0.coordinate.isValid }
      return begin(session, refusing: .invalidPlan(pointIndex: index))
    }
    let origin = plan[0].origin(at: engine.scheduler.now)
    return begin(
      session,
      from: origin,
      through: known,
      options ?? .default,
      repeated: Self.repeated(plan.map(\.coordinate))
    )
  }

  /// Begins to find routes from a location through waypoints, with their kinds and properties.
  ///
  /// - Parameters:
  ///   - options: What kind of routes; nil for the defaults.
  ///   - listener: Told what becomes of it; not kept alive.
  /// - Returns: The session to hold until it has finished; nil where there is no waypoint.
  public func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions? = nil,
    listener: (any RouteCalculationListener)? = nil
  ) -> RouteCalculationSession? {
    routes(from: origin, through: waypoints, options, standing: false, listener: listener)
  }

  /// Begins to find routes as a navigator does: from a fix of a vehicle, which may stand at its first stop.
  ///
  /// - Returns: The session to hold until it has finished; nil where there is no waypoint.
  package func routes(
    fromVehicleAt origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    listener: any RouteCalculationListener
  ) -> RouteCalculationSession? {
    routes(from: origin, through: waypoints, options, standing: true, listener: listener)
  }

  private func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    _ options: RouteOptions?,
    standing mayStandAtFirst: Bool,
    listener: (any RouteCalculationListener)?
  ) -> RouteCalculationSession? {
    guard !waypoints.isEmpty else { return refuse(.tooFewPoints) }
    let points = waypoints.map { waypoint in
      let place = waypoint.coordinate ?? waypoint.resolved(by: engine.places)?.coordinate
      return RoutePlanPoint(coordinate: place ?? Coordinate(latitude: .nan, longitude: .nan))
    }
    let start =
      origin.isSnapped
      ? RoutePlanPoint(origin)
      : RoutePlanPoint(coordinate: origin.coordinate, course: origin.course)
    let session = open(.plan, [start] + points, options, listener)
    guard origin.coordinate.isValid else {
      return begin(session, refusing: .invalidPlan(pointIndex: 0))
    }
    do throws(RouteCalculationError) {
      let resolved = try engine.resolved(waypoints)
      let places = [mayStandAtFirst ? nil : origin.coordinate] + resolved.map(\.coordinate)
      return begin(
        session,
        from: origin,
        through: resolved,
        options ?? .default,
        repeated: Self.repeated(places)
      )
    } catch {
      return begin(session, refusing: error)
    }
  }

  /// Begins to take a line from elsewhere to the roads of the map.
  ///
  /// - Parameters:
  ///   - options: How the way is travelled; nil for the defaults.
  ///   - listener: Told what becomes of it; not kept alive.
  /// - Returns: The session to hold until it has finished; nil where the line has fewer than two points.
  public func snapRoute(
    along line: GeoPath,
    options: RouteOptions? = nil,
    listener: (any RouteCalculationListener)? = nil
  ) -> RouteCalculationSession? {
    guard line.count >= 2 else { return refuse(.tooFewPoints) }
    let points = RoutePlanPoint.plan(through: line.coordinates)
    let session = open(.snap, points, options, listener)
    let options = options ?? .default
    if let index = line.coordinates.firstIndex(where: { !$0.isValid }) {
      return begin(session, refusing: .invalidPlan(pointIndex: index))
    }
    guard engine.isKeyAuthorized else { return begin(session, refusing: .unauthorized) }
    guard let snapper = engine.snapper else {
      return begin(session, refusing: .providerFailure("there is no map to take the line to"))
    }
    guard snapper.supports(options.travelMode) else {
      return begin(session, refusing: .travelModeUnsupported)
    }
    session.prepare(
      SnapWork(line, snapper: snapper, engine: engine, options: options) { [weak session] outcome in
        session?.finish(outcome)
      }
    )
    session.begin()
    return session
  }

  // MARK: - Sessions

  /// Returns a request of the SDK's own, whose waypoints are known to be good; its caller begins it.
  func session(
    id: Int,
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (RouteCalculationSession.Outcome) -> Void
  ) -> RouteCalculationSession {
    let session = RouteCalculationSession(
      id: id,
      kind: .plan,
      listener: nil,
      completion: completion
    )
    add(session)
    prepare(session, from: origin, through: waypoints, options)
    return session
  }

  private func refuse(_ reason: RoutingRefusal) -> RouteCalculationSession? {
    if isObserved { engine.observer?.routing(didNotStart: reason) }
    return nil
  }

  private func open(
    _ kind: RouteCalculationSession.Kind,
    _ points: [RoutePlanPoint],
    _ options: RouteOptions?,
    _ listener: (any RouteCalculationListener)?
  ) -> RouteCalculationSession {
    let session = RouteCalculationSession(
      id: engine.nextRequestID(),
      kind: kind,
      listener: listener
    )
    add(session)
    if isObserved {
      engine.observer?.routing(
        didCreate: session,
        through: points,
        options: options ?? .default
      )
    }
    return session
  }

  private func add(_ session: RouteCalculationSession) {
    running.removeAll { $0.session?.isFinished ?? true }
    running.append(Entry(session: session))
  }

  /// The first place that is the one before again.
  private static func repeated(_ places: [Coordinate?]) -> Int? {
    places.indices.dropFirst().first { places[$0] == places[$0 - 1] }
  }

  private func begin(
    _ session: RouteCalculationSession,
    from origin: Location,
    through waypoints: [Waypoint],
    _ options: RouteOptions,
    repeated: Int?
  ) -> RouteCalculationSession {
    guard engine.isKeyAuthorized else { return begin(session, refusing: .unauthorized) }
    if let repeated { return begin(session, refusing: .invalidPlan(pointIndex: repeated)) }
    guard engine.supports(options.travelMode) else {
      return begin(session, refusing: .travelModeUnsupported)
    }
    prepare(session, from: origin, through: waypoints, options)
    session.begin()
    return session
  }

  private func begin(
    _ session: RouteCalculationSession,
    refusing error: RouteCalculationError
  ) -> RouteCalculationSession {
    session.prepare(
      RefusedWork(error, scheduler: engine.scheduler) { [weak session] in session?.finish($0) }
    )
    session.begin()
    return session
  }

  private func prepare(
    _ session: RouteCalculationSession,
    from origin: Location,
    through waypoints: [Waypoint],
    _ options: RouteOptions
  ) {
    let fetch = RouteFetch(
      id: session.id,
      engine: engine,
      from: origin,
      through: waypoints,
      options: options
    )
    fetch.onNonFatalError = { [weak session] in session?.encountered($0) }
    fetch.completion = { [weak session] in session?.finish($0) }
    session.prepare(fetch)
  }
}
