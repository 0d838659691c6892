import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// The requests for other routes while one is followed.
@Suite struct ReroutingTests {
  private static let here = Coordinate(latitude: 0, longitude: 0)

  private static func rerouting() -> Rerouting {
    Rerouting(NavigatorConfiguration(), RerouteRules(.builtin))
  }

  private static func session(_ id: Int) -> RouteCalculationSession {
    RouteCalculationSession(id: id, kind: .plan, listener: nil)
  }

  private static func second(_ value: Double) -> Instant {
    Instant(nanoseconds: Int64(value * 1e9))
  }

  @Test("While an answer is waited for no other request begins")
  func waits() {
    var rerouting = Self.rerouting()
    #expect(rerouting.policy.veto(at: Self.here, now: .zero) == nil)
    rerouting.begin(Self.session(1), at: .zero)
    #expect(rerouting.policy.veto(at: Self.here, now: Self.second(99)) == .inFlight)
  }

  @Test("Only the answer that is waited for is taken, once")
  func answers() {
    var rerouting = Self.rerouting()
    rerouting.begin(Self.session(1), at: .zero)
    let other = rerouting.answered(2)
    let own = rerouting.answered(1)
    let again = rerouting.answered(1)
    #expect([other, own, again] == [false, true, false])
  }

  @Test("A reroute that we end ourselves is told once and counts as no failure")
  func ends() {
    var rerouting = Self.rerouting()
    let session = Self.session(1)
    rerouting.begin(session, at: .zero)
    let ended = rerouting.end(at: Self.second(2))
    #expect(ended === session)
    let none = rerouting.end(at: Self.second(2))
    #expect(none == nil)
    #expect(rerouting.policy.failures == 0)
    #expect(rerouting.policy.inFlight == nil)
  }

  @Test("A new journey forgets the guards of the old one")
  func beginsAnew() {
    var rerouting = Self.rerouting()
    rerouting.policy.triggered(at: Self.here)
    rerouting.begin(Self.session(1), at: .zero)
    rerouting.policy.ended(.failed, at: Self.second(1))
    #expect(rerouting.policy.veto(at: Self.here, now: Self.second(2)) != nil)
    rerouting.beginJourney(beganHere: true)
    #expect(rerouting.policy.veto(at: Self.here, now: Self.second(2)) == nil)
    rerouting.beginJourney(beganHere: false)
    #expect(rerouting.policy.veto(at: Self.here, now: Self.second(2)) == .notFromHere)
  }

  @Test("A search that is dropped is not answered any more")
  func searches() {
    var rerouting = Self.rerouting()
    let session = Self.session(7)
    rerouting.beginSearch(session)
    let dropped = rerouting.endSearch()
    #expect(dropped === session)
    let answered = rerouting.foundRoutes(7)
    #expect(!answered)
    #expect(rerouting.search == nil)
  }

  @Test("A request that waits for nothing asks anew; one that gives up is vetoed")
  func rules() {
    var rules = RerouteRules(.builtin)
    rules.waitsForAnswer = false
    rules.failureLimit = 1
    var rerouting = Rerouting(NavigatorConfiguration(), rules)
    rerouting.begin(Self.session(1), at: .zero)
    #expect(rerouting.policy.veto(at: Self.here, now: Self.second(1)) == nil)
    rerouting.policy.ended(.failed, at: .zero)
    #expect(rerouting.policy.veto(at: Self.here, now: Self.second(99)) == nil)
    rerouting.policy.ended(.failed, at: .zero)
    #expect(rerouting.policy.veto(at: Self.here, now: Self.second(999)) == .disabled)
  }

  @Test(
    "A request begins on the road, or as far ahead as its answer takes",
    arguments: [0.0, 4, 900]
  )
  func origin(latency: Double) {
    let fix = Location(coordinate: Self.here, speed: 10, timestamp: .zero)
    let matched = Location(coordinate: Self.here, course: 90, speed: 10, timestamp: .zero)
    let noRoad = { (_: Location, _: Double) -> RoadPlace? in nil }
    let origin = RerouteOrigin(
      fix: fix,
      matched: matched,
      travelled: 45,
      latency: latency,
      ahead: noRoad
    )
    let request = RerouteRules(.builtin).origin(origin)
    #expect(request.course == 90)
    let lead = request.coordinate.distance(to: Self.here)
    #expect((lead - min(500, latency * 10)).magnitude < 0.001)
    #expect(RerouteRules(.ferrostar).origin(origin) == fix)
    let unknown = RerouteOrigin(
      fix: fix,
      matched: fix,
      travelled: 45,
      latency: 0,
      ahead: noRoad
    )
    #expect(RerouteRules(.builtin).origin(unknown).course == 45)
  }

  @Test("After a stale answer the next request begins ahead on the road, which bends")
  func leadsAlongTheRoad() {
    let place = Coordinate(latitude: 0.001, longitude: 0.001)
    let fix = Location(coordinate: Self.here, course: 90, speed: 10, timestamp: .zero)
    func request(latency: Double) -> Location {
      let origin = RerouteOrigin(fix: fix, matched: fix, travelled: nil, latency: latency) {
        $1 == 30 ? RoadPlace(coordinate: place, course: 12, deviation: 0) : nil
      }
      return RerouteRules(.builtin).origin(origin)
    }
    #expect(request(latency: 3).coordinate == place && request(latency: 3).course == 12)
    #expect(request(latency: 0).coordinate == Self.here && request(latency: 0).course == 90)
  }
}
