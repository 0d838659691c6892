import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// The guards between reroutes.
struct ReroutePolicyTests {
  static let here = Coordinate(latitude: 0, longitude: 0)
  static let far = Coordinate(latitude: 0, longitude: 0.01)

  static func second(_ value: Double) -> Instant { Instant(nanoseconds: Int64(value * 1e9)) }

  @Test(
    "Failures in a row double the wait up to its limit",
    arguments: [
      (0, 5.0), (1, 5), (2, 10), (3, 20), (4, 40), (5, 80), (6, 120), (7, 120), (99, 120),
    ]
  )
  func wait(failures: Int, seconds: Double) {
    let rule = NavigatorConfiguration.Reroute()
    #expect(ReroutePolicy.wait(after: failures, rule) == seconds)
  }

  @Test("A limit below the first wait changes nothing")
  func smallLimit() {
    var rule = NavigatorConfiguration.Reroute()
    rule.maximumTime = 3
    #expect(ReroutePolicy.wait(after: 4, rule) == 5)
  }

  @Test(
    "Both guards must be exceeded",
    arguments: [(5.0, 100.0, false), (5.001, 100, true), (60, 50, false), (60, 50.002, true)]
  )
  func guards(seconds: Double, metres: Double, isAllowed: Bool) {
    var policy = ReroutePolicy(configuration: NavigatorConfiguration.Reroute())
    policy.triggered(at: Self.here)
    policy.started(1, at: .zero)
    #expect(policy.veto(at: Self.far, now: Self.second(60)) == .inFlight)
    policy.ended(.adopted, at: .zero)
    let place = Coordinate(latitude: 0, longitude: metres / Equator.degree)
    #expect((policy.veto(at: place, now: Self.second(seconds)) == nil) == isAllowed)
  }

  @Test(
    "Each route that turned a driver round who goes on against the traffic doubles the wait",
    arguments: [(1, 10.0), (2, 20), (3, 40), (6, 120)]
  )
  func againstTraffic(routes: Int, seconds: Double) {
    var policy = ReroutePolicy(configuration: NavigatorConfiguration.Reroute())
    for _ in 0..<routes {
      policy.triggered(at: Self.here, isAgainstTraffic: true)
      policy.ended(.adopted, at: .zero)
    }
    func isAllowed(_ second: Double, isAgainstTraffic: Bool) -> Bool {
      policy.veto(at: Self.far, now: Self.second(second), isAgainstTraffic: isAgainstTraffic) == nil
    }
    #expect(!isAllowed(seconds, isAgainstTraffic: true))
    #expect(isAllowed(seconds + 0.01, isAgainstTraffic: true))
    // Who came out of the street is led on at once.
    #expect(isAllowed(5.01, isAgainstTraffic: false))
    policy.triggered(at: Self.here)
    policy.ended(.adopted, at: .zero)
    #expect(isAllowed(5.01, isAgainstTraffic: true))
  }

  @Test(
    "Answers in a row that come too late double the wait, once the request began ahead",
    arguments: [(1, 5.0), (2, 5), (3, 10), (4, 20), (9, 120)]
  )
  func late(answers: Int, seconds: Double) {
    var policy = ReroutePolicy(configuration: NavigatorConfiguration.Reroute())
    for _ in 0..<answers {
      policy.triggered(at: Self.here)
      policy.ended(.stale, at: .zero)
    }
    #expect(policy.veto(at: Self.far, now: Self.second(seconds)) != nil)
    #expect(policy.veto(at: Self.far, now: Self.second(seconds + 0.01)) == nil)
    policy.ended(.backOnRoute, at: .zero)
    #expect(policy.veto(at: Self.far, now: Self.second(5.01)) == nil)
  }

  @Test("A success, a decline and a new journey end the row of failures")
  func row() {
    var policy = ReroutePolicy(configuration: NavigatorConfiguration.Reroute())
    policy.ended(.failed, at: .zero)
    policy.ended(.failed, at: .zero)
    #expect(policy.failures == 2)
    policy.ended(.adopted, at: .zero)
    #expect(policy.failures == 0)
    policy.ended(.failed, at: .zero)
    policy.reset()
    #expect(policy.failures == 0)
    #expect(policy.veto(at: Self.here, now: .zero) == nil)
  }

  @Test(
    "A departure is answered until an answer failed or nobody wanted it, and again once one is taken",
    arguments: [
      (.adopted, true), (.backOnRoute, true), (.stale, true), (.superseded, true), (nil, false),
      (.failed, false), (.declined, false),
    ] as [(RerouteOutcome?, Bool)]
  )
  func answers(outcome: RerouteOutcome?, isAnswered: Bool) {
    var policy = ReroutePolicy(configuration: NavigatorConfiguration.Reroute())
    #expect(policy.answersDepartures)
    policy.ended(outcome, at: Self.second(1))
    #expect(policy.answersDepartures == isAnswered)
    policy.ended(.adopted, at: Self.second(9))
    #expect(policy.answersDepartures)
    policy.beganHere = false
    #expect(!policy.answersDepartures)
  }

  @Test("A stale answer says how long the next one takes, any other end does not")
  func latency() {
    var policy = ReroutePolicy(configuration: NavigatorConfiguration.Reroute())
    policy.started(1, at: Self.second(2))
    policy.ended(.stale, at: Self.second(8))
    #expect(policy.staleLatency == 6)
    policy.started(2, at: Self.second(20))
    policy.ended(.failed, at: Self.second(21))
    #expect(policy.staleLatency == 0)
  }
}
