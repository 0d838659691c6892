import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// Delays on a road of 1000 m along the equator, and what is thought of them.
struct TrafficTests {
  static func path(_ metres: [Double], north: Double = 0) -> GeoPath {
    GeoPath(
      metres.map {
        Coordinate(latitude: north / Equator.degree, longitude: $0 / Equator.degree)
      }
    )
  }

  static func delays(_ list: (Double, [Double])...) -> RouteDelays {
    let traffic = TrafficConditions(
      delays: list.map { TrafficDelay(seconds: $0.0, path: path($0.1)) }
    )
    return RouteDelays(of: traffic, on: path([0, 300, 1000]))
  }

  @Test(
    "A delay lies evenly on its stretch",
    arguments: [
      (0.0, 1000.0, 60.0), (0, 200, 0), (200, 400, 60), (0, 300, 30), (300, 1000, 30),
      (350, 360, 3), (400, 1000, 0), (1000, 0, 0),
    ]
  )
  func spread(from start: Double, through end: Double, seconds: Double) {
    let delays = Self.delays((60, [200, 400]))
    #expect((delays.seconds(from: start, through: end) - seconds).magnitude < 0.001)
  }

  @Test("Delays add up, gains take away")
  func sum() {
    let delays = Self.delays((60, [200, 400]), (30, [300, 500]), (-10, [600, 700]))
    #expect((delays.total - 80).magnitude < 0.001)
  }

  @Test(
    "A stretch counts only where the route runs along all of it, in its direction",
    arguments: [
      ([200, 400], 0, true), ([400, 200], 0, false), ([200, 400], 20, true),
      ([200, 400], 30, false), ([900, 1100], 0, false), ([300, 300], 0, false),
    ] as [([Double], Double, Bool)]
  )
  func isOnRoute(stretch: [Double], north: Double, counts: Bool) {
    let traffic = TrafficConditions(
      delays: [TrafficDelay(seconds: 60, path: Self.path(stretch, north: north))]
    )
    #expect(RouteDelays(of: traffic, on: Self.path([0, 1000])).isEmpty == !counts)
  }

  @Test("Another road between the same ends is not delayed")
  func otherRoad() {
    let detour = GeoPath(
      Self.path([0, 200]).coordinates + Self.path([200, 400], north: 100).coordinates
        + Self.path([400, 1000]).coordinates
    )
    let traffic = TrafficConditions(
      delays: [TrafficDelay(seconds: 60, path: Self.path([200, 400]))]
    )
    #expect(RouteDelays(of: traffic, on: detour).isEmpty)
  }

  @Test(
    "The category by delay and time",
    arguments: [
      (0.0, 600.0, DelayCategory.light), (59.999, 100, .light), (60, 600.02, .light),
      (60, 600, .medium), (149.99, 600, .medium), (150, 600, .heavy), (60, 60, .heavy),
      (-30, 600, .light), (1000, 0, .heavy),
    ]
  )
  func category(delay: Double, time: Double, category: DelayCategory) {
    #expect(DelayCategory(delay: delay, onTopOf: time) == category)
  }

  @Test(
    "What a faster route must save",
    arguments: [
      (.infinity, .infinity, 500, false), (5, .infinity, 300, true), (5, .infinity, 299.999, false),
      (.infinity, 10, 100, true), (.infinity, 10, 99.999, false), (2, 10, 119.999, false),
      (2, 10, 120, true), (1, 10, 99, false), (0, .infinity, 0, false), (0, .infinity, 0.001, true),
    ] as [(Double, Double, Double, Bool)]
  )
  func saving(minutes: Double, percent: Double, saving: Double, isEnough: Bool) {
    var rule = NavigatorConfiguration.FasterRoute()
    rule.minimumSaving = minutes
    rule.minimumSavingPercent = percent
    #expect(rule.isEnough(saving, of: 1000) == isEnough)
  }
}
