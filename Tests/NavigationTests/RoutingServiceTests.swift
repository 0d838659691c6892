import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

@Suite struct RoutingServiceTests {
  private let scheduler = TestScheduler()

  private func context(
    _ answers: [ScriptedProvider.Answer],
    retries: Int = 1,
    isStarted: Bool = true
  ) -> (context: NavigationContext, provider: ScriptedProvider) {
    var configuration = NavigatorConfiguration()
    configuration.routing.retries = retries
    let provider = ScriptedProvider(scheduler, answers)
    let context = NavigationContext(
      configuration: configuration,
      provider: .custom(provider),
      scheduler: scheduler
    )
    if isStarted { context.start() }
    return (context, provider)
  }

  private static let plan = RoutePlanPoint.plan(
    through: [0, 0.01].map { Coordinate(latitude: 0, longitude: $0) }
  )
  private static let found = ScriptedProvider.Answer(
    outcome: .success([Equator.route(to: [Equator.a])])
  )

  @Test("The service is one and the same as long as it is held, and nobody else holds it")
  func lifetime() throws {
    let (context, _) = context([], isStarted: false)
    #expect(context.routingService == nil)
    context.start()
    var service = context.routingService
    weak let handle = service
    #expect(context.routingService === service)
    let session = try #require(service?.calculateRoutes(through: Self.plan))
    service = nil
    #expect(handle == nil)
    #expect(session.isCancelled)
    #expect(context.routingService != nil)
  }

  @Test("A session is released by its last owner, and its request with it")
  func releasedSession() throws {
    let (context, provider) = context([Self.found])
    let service = try #require(context.routingService)
    let log = SessionLog()
    var session = service.calculateRoutes(through: Self.plan, listener: log)
    weak let handle = session
    #expect(handle != nil)
    session = nil
    #expect(handle == nil)
    scheduler.run()
    #expect(log.lines.isEmpty)
    #expect(provider.origins.count == 1)
  }

  @Test("A session does not keep its listener")
  func weakListener() throws {
    let (context, _) = context([Self.found])
    let service = try #require(context.routingService)
    var log: SessionLog? = SessionLog()
    weak let handle = log
    let session = try #require(service.calculateRoutes(through: Self.plan, listener: log))
    log = nil
    #expect(handle == nil)
    scheduler.run()
    #expect(session.hasSucceeded)
  }

  @Test("The last owner may drop a session inside its own callback")
  func droppedInCallback() throws {
    let (context, _) = context([Self.found])
    let service = try #require(context.routingService)
    let log = SessionLog()
    var session = service.calculateRoutes(through: Self.plan, listener: log)
    weak let handle = session
    var states: [Bool] = []
    log.onLine = { told in
      session = nil
      told.cancel()
      states = [told.isFinished, told.hasSucceeded, told.isCancelled, told.result != nil]
    }
    scheduler.run()
    #expect(states == [true, true, false, true])
    #expect(log.lines == ["succeeded 1 1"])
    #expect(handle == nil && session == nil)
  }

  @Test("Whoever cancels inside a non-fatal error hears no more, and nothing is asked again")
  func cancelledInCallback() throws {
    let (context, provider) = context([
      ScriptedProvider.Answer(outcome: .failure(.timeout)), Self.found,
    ])
    let service = try #require(context.routingService)
    let log = SessionLog()
    let session = try #require(service.calculateRoutes(through: Self.plan, listener: log))
    log.onLine = { $0.cancel() }
    scheduler.run()
    #expect(log.lines == ["non-fatal 1 timeout"])
    #expect(session.isCancelled)
    #expect(provider.origins.count == 1)
  }

  @Test("A failure says how many errors came before it")
  func countsErrors() throws {
    let timeout = ScriptedProvider.Answer(outcome: .failure(.timeout))
    let (context, _) = context([timeout, timeout, timeout], retries: 2)
    let service = try #require(context.routingService)
    let log = SessionLog()
    let session = try #require(service.calculateRoutes(through: Self.plan, listener: log))
    scheduler.run()
    #expect(log.lines == ["non-fatal 1 timeout", "non-fatal 1 timeout", "failed 1 timeout"])
    #expect(session.failureInfo?.nonFatalErrorCount == 2)
    #expect(session.failureInfo?.error.status == .networkError)
  }

  @Test("A provider that answers inside the request is heard in a later job")
  func immediateAnswer() throws {
    let context = NavigationContext(provider: .custom(HastyProvider()), scheduler: scheduler)
    context.start()
    let service = try #require(context.routingService)
    let log = SessionLog()
    let session = try #require(service.calculateRoutes(through: Self.plan, listener: log))
    #expect(!session.isFinished && log.lines.isEmpty)
    scheduler.run()
    #expect(log.lines == ["succeeded 1 1"])
  }

  @Test("Points are snapped if and only if their position is")
  func planPoints() {
    let place = Coordinate(latitude: 0, longitude: 0)
    let location = Location(coordinate: place, course: 80, timestamp: .zero)
    let snapped = Location(snapping: location, to: place, course: 90)
    #expect(!RoutePlanPoint(coordinate: place, course: 450).isSnapped)
    #expect(RoutePlanPoint(coordinate: place, course: 450).course == 90)
    #expect(RoutePlanPoint(coordinate: place, course: .nan).course == nil)
    #expect(!RoutePlanPoint(location).isSnapped && RoutePlanPoint(location).course == nil)
    #expect(RoutePlanPoint(snapped).isSnapped && RoutePlanPoint(snapped).course == 90)
    let plan = RoutePlanPoint.plan(from: snapped, through: [place, place])
    #expect(plan.map(\.isSnapped) == [true, false, false])
  }

  @Test("Side and heading of a waypoint exclude one another")
  func waypointRules() throws {
    var waypoint = try #require(Waypoint(coordinate: Coordinate(latitude: 0, longitude: 0)))
    waypoint.prefersSameSideOfRoad = true
    waypoint.preferredHeading = 361
    #expect(waypoint.preferredHeading == nil && waypoint.prefersSameSideOfRoad)
    waypoint.preferredHeading = 0
    #expect(waypoint.preferredHeading == 0 && !waypoint.prefersSameSideOfRoad)
    waypoint.prefersSameSideOfRoad = true
    #expect(waypoint.preferredHeading == nil)
    #expect(Waypoint(placeID: "") == nil)
    #expect(Waypoint(coordinate: Coordinate(latitude: 91, longitude: 0)) == nil)
  }

  @Test("Impossible points are typed errors", arguments: [Double.nan, .infinity, 91, -90.5])
  func impossiblePoint(latitude: Double) throws {
    let (context, provider) = context([])
    let service = try #require(context.routingService)
    let plan =
      Self.plan + [
        RoutePlanPoint(coordinate: Coordinate(latitude: latitude, longitude: 0))
      ]
    let session = try #require(service.calculateRoutes(through: plan))
    let origin = Location(
      coordinate: Coordinate(latitude: latitude, longitude: 0),
      timestamp: .zero
    )
    let other = try #require(service.routes(from: origin, through: [Equator.a]))
    scheduler.run()
    #expect(session.failureInfo?.error == .invalidPlan(pointIndex: 2))
    #expect(other.failureInfo?.error == .invalidPlan(pointIndex: 0))
    #expect(provider.origins.isEmpty)
  }

  @Test("A vehicle may stand at its first stop; a plan goes to another place, and so do stops")
  func standingAtTheStop() throws {
    let (context, provider) = context([Self.found])
    let service = try #require(context.routingService)
    let a = try #require(Equator.a.coordinate)
    let origin = Location(coordinate: a, timestamp: .zero)
    let log = SessionLog()
    func session(_ stops: [Waypoint]) throws -> RouteCalculationSession {
      try #require(
        service.routes(fromVehicleAt: origin, through: stops, options: .default, listener: log)
      )
    }
    let standing = try session([Equator.a])
    let twice = try session([Equator.b, Equator.a, Equator.a])
    let plan = try #require(service.routes(from: origin, through: [Equator.a]))
    scheduler.run()
    #expect(standing.failureInfo == nil)
    #expect(provider.origins.map(\.coordinate) == [a])
    #expect(twice.failureInfo?.error == .invalidPlan(pointIndex: 3))
    #expect(plan.failureInfo?.error == .invalidPlan(pointIndex: 1))
  }
}

/// Answers before the call returns, against its contract.
private final class HastyProvider: CustomRouteProvider {
  private final class Nothing: Cancellable {
    func cancel() {}
  }

  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    completion(.success([Equator.route(to: [Equator.a])]))
    return Nothing()
  }
}
