import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

@Suite struct ProfileNameTests {
  @Test("maplibre-ios is another name of maplibre, which recordings keep")
  func alias() {
    #expect(NavigatorProfile(named: "maplibre-ios") == .maplibre)
    #expect(NavigatorProfile(named: "maplibre")?.rawValue == "maplibre")
    #expect(NavigatorProfile(named: "maplibre-android") == .maplibreAndroid)
    #expect(NavigatorProfile(named: "maplibre-web") == nil)
    #expect(NavigatorProfile.names.allSatisfy { NavigatorProfile(named: $0) != nil })
  }

  @Test(
    "Ferrostar shows a fix that lies on the line as good as exactly where it is",
    arguments: [(0.000_000_9, false), (0.000_001_1, true), (0.0001, true)]
  )
  func unmoved(latitude: Double, isMoved: Bool) throws {
    let drive = try Drive(routes: [Equator.route(to: [Equator.a])]) {
      $0 = NavigatorConfiguration(profile: .ferrostar)
    }
    drive.fix(at: 0, 0, 0)
    drive.at(0) { $0.setDestinations([Equator.a]) }
    drive.fix(at: 2, latitude, 0.002)
    drive.scheduler.run()
    let shown = try #require(drive.log.locations.last)
    #expect(shown.isSnapped)
    #expect((shown.coordinate.latitude == latitude) != isMoved)
  }
}
