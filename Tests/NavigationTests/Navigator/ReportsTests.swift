import NavigationFixtures
import Geodesy
import NavigationFixtures
import Seeds
import Testing

@testable import Navigation

/// What is reported of the drive.
@Suite struct ReportsTests {
  private static func reports(every metres: Double) -> Reports {
    var configuration = NavigatorConfiguration()
    configuration.distanceUpdateThreshold = metres
    return Reports(configuration)
  }

  @Test("Between two reports the value moves by the threshold, never by less", arguments: 1...30)
  func threshold(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let threshold = Double.random(in: 0.5...50, using: &random)
    var reports = Self.reports(every: threshold)
    var (value, last) = (1000.0, Double?.none)
    for _ in 0..<200 {
      value = max(0, value - Double.random(in: -5...20, using: &random))
      if let report = reports.distance.report(value) {
        #expect(report.previous == last)
        if let last { #expect((report.value - last).magnitude >= threshold - 0.001) }
        last = report.value
      } else if let last {
        #expect((value - last).magnitude < threshold + 0.001)
      }
    }
  }

  @Test(
    "What is left out of the travelled way lies within a centimetre of it, however dense the fixes",
    arguments: [0.5, 1, 4, 10, 45, 90, 170],
    [0.1, 1.4, 4]
  )
  func travelledWay(bend: Double, metres: Double) {
    // Straight, a bend walked around in a curve of 20 fixes, straight again.
    var place = Coordinate(latitude: 47.14, longitude: 9.52)
    var bearing = 30.0
    var reports = Self.reports(every: 1)
    var places: [Coordinate] = []
    for index in 0..<300 {
      if (140..<160).contains(index) { bearing += bend / 20 }
      place = place.destination(distance: metres, bearing: Bearing.normalized(bearing))
      places.append(place)
      reports.travelled(to: Location(coordinate: place, timestamp: .zero))
    }
    let kept = GeoPath(reports.travel.coordinates)
    for place in places {
      #expect((kept.nearest(to: place)?.deviation ?? .infinity) <= 0.0105)
    }
    #expect(kept.coordinates.first == places.first && kept.coordinates.last == places.last)
    #expect(kept.count < 60)
  }

  @Test("Random walks keep the same bound", arguments: 1...20)
  func randomWay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var place = Coordinate(latitude: -33, longitude: 151)
    var bearing = 0.0
    var reports = Self.reports(every: 1)
    var places: [Coordinate] = []
    for _ in 0..<400 {
      bearing += Double.random(in: -0.4...0.4, using: &random)
      let metres = Double.random(in: 0...2, using: &random)
      place = place.destination(distance: metres, bearing: Bearing.normalized(bearing))
      places.append(place)
      reports.travelled(to: Location(coordinate: place, timestamp: .zero))
    }
    let kept = GeoPath(reports.travel.coordinates)
    #expect(places.allSatisfy { (kept.nearest(to: $0)?.deviation ?? .infinity) <= 0.0101 })
  }

  @Test("A new session begins with a first report and an empty way")
  func session() {
    var reports = Self.reports(every: 10)
    _ = reports.distance.report(100)
    reports.travelled(to: Location(coordinate: Equator.path([0]).coordinates[0], timestamp: .zero))
    #expect(reports.travel.coordinates.count == 1)
    reports.beginSession()
    #expect(reports.travel.coordinates.isEmpty)
    let first = reports.distance.report(100)
    #expect(first != nil)
    #expect(first?.previous == nil)
  }

  @Test("Speed is compared with the limit of the step only while alerts are on, and on the route")
  func speeding() {
    var leg = Equator.step(0, 0.010)
    leg.speedLimit = 10
    let route = Route(legs: [RouteLeg(destination: Equator.a, steps: [leg])])
    let follower = RouteFollower(
      line: RouteLine(route: route, destinations: []),
      rules: BuiltinFollowing(configuration: NavigatorConfiguration())
    )
    let fix = Location(coordinate: Coordinate(latitude: 0, longitude: 0.001), timestamp: .zero)
    _ = follower.update(fix, isOffRoute: false)
    var reports = Self.reports(every: 1)
    let off = reports.alert(speed: 12, on: follower, at: .zero)
    #expect(off == nil)
    reports.speed.options = SpeedAlertOptions(minorThreshold: 0.1)
    let elsewhere = reports.alert(speed: 12, on: nil, at: .zero)
    #expect(elsewhere == nil)
    let alert = reports.alert(speed: 12, on: follower, at: .zero)
    #expect(alert?.severity == .minor)
    #expect(alert?.limit == 10)
  }
}
