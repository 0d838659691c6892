import NavigationFixtures
import Seeds
import Testing

@testable import Navigation

/// Where the journey leads and how far it has come.
@Suite struct JourneyTests {
  private static let via = Equator.stop(0.005, "via", kind: .via)

  private static func journey(_ waypoints: [Waypoint]) -> Journey {
    var journey = Journey(stopsGuidanceAtArrival: true)
    journey.head(for: Destination.numbered(waypoints))
    return journey
  }

  private static func request(_ id: Int) -> DestinationRequest {
    DestinationRequest(id: id, options: .default) { _ in }
  }

  private static func follower() -> RouteFollower {
    let line = RouteLine(route: Equator.route(to: [Equator.a]), destinations: [])
    return RouteFollower(
      line: line,
      rules: BuiltinFollowing(configuration: NavigatorConfiguration())
    )
  }

  @Test("The next stop is not a via, and is reached once")
  func arrives() throws {
    var journey = Self.journey([Self.via, Equator.a, Equator.b])
    #expect(journey.nextStop?.waypoint == Equator.a)
    let reached = journey.arrive()
    let arrival = try #require(reached)
    #expect(arrival.waypoint == Equator.a)
    #expect(arrival.index == 0)
    #expect(!arrival.isFinalDestination)
    #expect(arrival.remainingCount == 2)
    #expect(journey.hasArrived)
    let again = journey.arrive()
    #expect(again == nil)
  }

  @Test("Going on drops the stop with the vias before it, and the next may be reached")
  func goesOn() throws {
    var journey = Self.journey([Self.via, Equator.a, Equator.b])
    _ = journey.arrive()
    #expect(journey.dropNextStop() == true)
    #expect(journey.stops == [Equator.b])
    #expect(journey.waypoints == [Equator.b])
    let reached = journey.arrive()
    let arrival = try #require(reached)
    #expect(arrival.index == 1)
    #expect(arrival.isFinalDestination)
    #expect(journey.dropNextStop() == true)
    #expect(journey.nextStop == nil)
    #expect(journey.dropNextStop() == nil)
    let none = journey.arrive()
    #expect(none == nil)
  }

  @Test("A stop that is left out was not reached")
  func skips() {
    var journey = Self.journey([Equator.a, Equator.b])
    #expect(journey.dropNextStop() == false)
  }

  @Test("A via that was passed is no waypoint any more; the stops stay")
  func passes() {
    var journey = Self.journey([Self.via, Equator.a])
    journey.pass(journey.destinations[0])
    #expect(journey.waypoints == [Equator.a])
  }

  @Test(
    "However the stops are left, each is reached at most once and in its order",
    arguments: 1...50
  )
  func order(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let waypoints = (1...8).map {
      Equator.stop(Double($0) / 100, "\($0)", kind: Bool.random(using: &random) ? .stop : .via)
    }
    var journey = Self.journey(waypoints)
    var reached: [Int] = []
    while journey.nextStop != nil {
      let before = journey.destinations.count
      if Bool.random(using: &random), let arrival = journey.arrive() {
        reached.append(arrival.index)
        #expect(arrival.isFinalDestination == (arrival.remainingCount == 1))
        #expect(arrival.remainingCount == journey.stops.count)
      }
      if Bool.random(using: &random) {
        _ = journey.dropNextStop()
        #expect(journey.destinations.count < before)
        #expect(!journey.hasArrived)
      }
    }
    #expect(reached == Set(reached).sorted())
  }

  @Test("Guidance makes a difference only where there is a route, and once")
  func guidance() {
    var journey = Self.journey([Equator.a])
    #expect(journey.wantGuidance(true) == false)
    #expect(journey.wantsGuidance)
    #expect(!journey.isGuiding)
    journey.follower = Self.follower()
    #expect(journey.isGuiding)
    #expect(journey.wantGuidance(true) == false)
    #expect(journey.wantGuidance(false) == true)
    #expect(journey.wantGuidance(false) == false)
  }

  @Test("A status that was settled and not told yet becomes cancelled, and no other does")
  func cancels() {
    var journey = Self.journey([Equator.a])
    let (told, untold, waiting) = (Self.request(1), Self.request(2), Self.request(3))
    for request in [told, untold] { journey.settle(request, .ok) }
    journey.told(told)
    journey.wait(for: waiting)
    let ended = journey.endRequest(isCancelled: true)
    #expect(ended === waiting)
    #expect(journey.request == nil)
    #expect(told.status == .ok)
    #expect(untold.status == .cancelled)
    journey.settle(waiting, .cancelled)
    let none = journey.endRequest(isCancelled: false)
    #expect(none == nil)
  }

  @Test("An answered request waits no more, and its options are those of the journey")
  func answers() {
    var journey = Self.journey([Equator.a])
    var options = RouteOptions.default
    options.avoidsTolls = true
    let request = DestinationRequest(id: 1, options: options) { _ in }
    journey.wait(for: request)
    journey.answered(request)
    #expect(journey.request == nil)
    #expect(journey.options == options)
  }
}
