import Geodesy
import Navigation
import NavigationFixtures
import Testing

@testable import NavigationMap

/// A map under the control of the navigator, and maps that follow without one.
struct MapControlTests {
  private let drive: Drive
  private let display: Display
  private var map: MapModel { display.map }
  private var log: MapLog { display.log }

  init() throws {
    drive = try Drive(routes: [Equator.route(to: [Equator.a, Equator.b])])
    display = try Display(drive)
  }

  /// A fix every second at 10 m/s along the equator, from a longitude of 0 on.
  private func fixes(_ seconds: ClosedRange<Int>) {
    for second in seconds {
      drive.fix(at: Double(second), 0, Double(second) * 10 / Equator.degree, course: 90, speed: 10)
    }
  }

  @Test("Control forces the normal type, follows at once, and gives all back in the end")
  func control() {
    map.mapType = .hybrid
    fixes(0...0)
    display.run()
    _ = log.take()
    drive.navigator.startControlling(map)
    #expect(
      log.take() == [
        "control main", "type hybrid shown normal", "mode free→following tilted", "will", "did",
        "idle",
      ]
    )
    #expect(map.mapType == .hybrid && map.effectiveMapType == .normal)
    #expect(map.navigator === drive.navigator && drive.navigator.controlledMap === map)
    #expect(map.isMyLocationShown && !map.isMyLocationEnabled)
    drive.navigator.stopControllingMap()
    #expect(
      log.take() == ["release main", "type hybrid shown hybrid", "mode following→free tilted"]
    )
    #expect(map.effectiveMapType == .hybrid && !map.isMyLocationShown)
    drive.navigator.stopControllingMap()
    #expect(log.lines.isEmpty)
  }

  @Test("Before a position is known the camera waits for it")
  func noPosition() {
    drive.navigator.startControlling(map)
    #expect(log.take() == ["control main", "mode free→following tilted"])
    fixes(0...0)
    display.run()
    #expect(log.take() == ["will", "did", "idle"])
    #expect(map.camera.viewingAngle == 45 && map.camera.zoom == 17 && map.camera.bearing == 90)
  }

  @Test("A second map takes over: the first is released before it")
  func secondMap() throws {
    let second = try Display(drive, id: "second")
    second.map.delegate = log
    fixes(0...3)
    drive.setDestinations([Equator.a, Equator.b])
    drive.navigator.startControlling(map)
    drive.scheduler.run()
    _ = log.take()
    drive.navigator.startControlling(second.map)
    #expect(
      log.take() == [
        "release main", "-marker", "-marker", "-polyline", "mode following→free tilted",
        "control second", "+polyline", "+marker", "+marker", "mode free→following tilted", "will",
        "did", "idle",
      ]
    )
    #expect(!map.isNavigationEnabled && second.map.isNavigationEnabled)
  }

  @Test("A route appears when it is found, changes with it and goes when it is cleared")
  func route() {
    drive.navigator.startControlling(map)
    fixes(0...5)
    drive.at(0.5) { $0.setDestinations([Equator.a, Equator.b]) }
    drive.at(3.5) { $0.navigator.continueToNextDestination() }
    drive.at(4.5) { $0.navigator.clearDestinations() }
    drive.scheduler.run()
    let overlays = log.lines.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
    #expect(
      overlays == [
        "+polyline", "+marker", "+marker", "-marker", "-marker", "-polyline", "+polyline",
        "+marker", "-marker", "-polyline",
      ]
    )
  }

  @Test("The setting of destination markers takes them away and brings them back")
  func markers() {
    fixes(0...1)
    drive.setDestinations([Equator.a, Equator.b])
    drive.scheduler.run()
    drive.navigator.startControlling(map)
    _ = log.take()
    drive.navigator.uiSettings[.destinationMarkers] = false
    #expect(log.take() == ["-marker", "-marker"])
    map.settings[.destinationMarkers] = true
    #expect(log.take() == ["+marker", "+marker"])
  }

  @Test("Without accepted terms no map is controlled, and taking them back releases it")
  func terms() throws {
    #expect(map.enableNavigation())
    drive.context.resetTermsAcceptance()
    #expect(!map.isNavigationEnabled)
    #expect(log.take().last == "mode following→free tilted")
    #expect(!map.enableNavigation())
    drive.navigator.startControlling(map)
    #expect(!map.isNavigationEnabled && log.lines.isEmpty)
  }

  @Test("Without a key there is no navigator for a map")
  func noKey() throws {
    let context = NavigationContext(
      provider: .custom(ScriptedProvider(drive.scheduler, [])),
      scheduler: drive.scheduler,
      hasAcceptedTerms: true
    )
    let map = context.makeMap(id: "x", viewport: MapViewport(width: 1, height: 1))
    #expect(!map.enableNavigation())
    // The navigator of another context does not take it either.
    drive.navigator.startControlling(map)
    #expect(!map.isNavigationEnabled)
  }

  @Test("The overview shows what remains, and follows the fixes only during guidance")
  func overview() throws {
    fixes(0...60)
    drive.setDestinations([Equator.a, Equator.b])
    drive.navigator.startControlling(map)
    drive.at(10.5) { $0.navigator.showRouteOverview() }
    drive.scheduler.run(until: 10.9)
    #expect(map.cameraMode == .overview)
    let wide = map.camera
    let end = try #require(drive.navigator.route?.path.coordinates.last)
    #expect(map.projection.contains(end))
    #expect(map.projection.contains(try #require(map.myLocation).coordinate))
    _ = log.take()
    drive.scheduler.run(until: 30.5)
    #expect(log.lines.isEmpty && map.camera == wide)
    drive.navigator.startGuidance()
    drive.scheduler.run(until: 60.5)
    #expect(map.camera.zoom > wide.zoom)
    #expect(log.count("idle") == 30)
    drive.navigator.followLocation(.topDownNorthUp)
    #expect(map.camera.bearing == 0 && map.camera.viewingAngle == 0)
    #expect(map.camera.target.longitude == map.myLocation?.coordinate.longitude)
  }

  @Test("An overview needs a route")
  func noOverview() {
    drive.navigator.startControlling(map)
    _ = log.take()
    drive.navigator.showRouteOverview()
    map.cameraMode = .overview
    #expect(map.cameraMode == .following && log.lines.isEmpty)
  }

  @Test("Whatever the app or the user does with the camera ends following", arguments: 0..<4)
  func freed(by way: Int) throws {
    fixes(0...9)
    drive.navigator.startControlling(map)
    drive.scheduler.run(until: 2.5)
    _ = log.take()
    switch way {
    case 0: map.camera = MapModel.defaultCamera
    case 1: try map.moveCamera(.zoomIn)
    case 2: map.animate(toBearing: 10)
    default: map.perform(MapGesture(.pan, x: 9))
    }
    #expect(log.take().first == "mode following→free tilted")
    #expect(map.isRecenterButtonVisible)
    drive.scheduler.run()
    #expect(!log.take().contains("mode free→following tilted"))
    map.tapRecenterButton()
    #expect(log.take() == ["recenter", "mode free→following tilted", "will", "did", "idle"])
    map.tapRecenterButton()
    #expect(log.lines.isEmpty)
  }

  @Test("Perspective and zoom of following change the camera at once, the mode is told once")
  func perspective() {
    fixes(0...0)
    drive.navigator.startControlling(map)
    display.run()
    _ = log.take()
    map.followingPerspective = .topDownHeadingUp
    #expect(log.take() == ["mode following→following topDownHeadingUp", "will", "did", "idle"])
    #expect(map.camera.bearing == 90 && map.camera.viewingAngle == 0 && map.camera.zoom == 16)
    map.followingZoomLevel = 12
    #expect(log.take() == ["will", "did", "idle"])
    #expect(map.camera.zoom == 12)
    map.followingZoomLevel = .nan
    #expect(map.followingZoomLevel == nil && map.camera.zoom == 16)
    map.followLocation(.topDownHeadingUp)
    #expect(log.take() == ["will", "did", "idle"])
    map.followLocation(.topDownHeadingUp)
    #expect(log.lines.isEmpty)
  }

  @Test("Without a navigator a map follows while its own position is shown")
  func following() {
    map.followLocation(.topDownNorthUp)
    map.cameraMode = .following
    #expect(log.lines.isEmpty && map.cameraMode == .free)
    map.isMyLocationEnabled = true
    map.followLocation(.topDownNorthUp)
    fixes(0...2)
    display.run()
    #expect(log.take().count { $0 == "idle" } == 3)
    #expect(map.camera.target.longitude == map.myLocation?.coordinate.longitude)
    map.isMyLocationEnabled = false
    #expect(map.cameraMode == .free && map.myLocation == nil)
  }

  @Test("Following goes by the context's position, whoever accepted the terms")
  func followingWithoutTerms() {
    drive.context.resetTermsAcceptance()
    map.isMyLocationEnabled = true
    map.followLocation(.tilted)
    fixes(0...2)
    display.run()
    #expect(log.count("idle") == 3)
  }

  @Test(
    "The button of the position asks the app, then moves the camera there",
    arguments: [true, false]
  )
  func myLocationButton(isHandled: Bool) {
    log.handlesMyLocationButton = isHandled
    map.isMyLocationEnabled = true
    fixes(0...0)
    display.run()
    map.tapMyLocationButton()
    #expect(log.lines.isEmpty)
    map.settings[.myLocationButton] = true
    _ = log.take()
    map.tapMyLocationButton()
    display.run()
    #expect(
      log.lines
        == (isHandled ? ["my location"] : ["my location", "will", "did", "did", "did", "idle"])
    )
  }

  @Test("Fetching a route without a map tells nothing of maps")
  func noMap() {
    fixes(0...2)
    drive.setDestinations([Equator.a, Equator.b])
    drive.scheduler.run()
    #expect(log.lines.isEmpty && drive.log.count("route") == 1)
  }

  @Test("A controlled map that is gone leaves the navigator without one")
  func goneMap() throws {
    do {
      let other = drive.context.makeMap(id: "gone", viewport: MapViewport(width: 9, height: 9))
      drive.navigator.startControlling(other)
    }
    #expect(drive.navigator.controlledMap == nil)
    fixes(0...1)
    drive.scheduler.run()
    drive.navigator.showRouteOverview()
  }

  @Test("A map made inside of a callback of another joins in")
  func mapMadeInCallback() {
    var made: MapModel?
    log.onLine = { [drive] line in
      guard line == "idle", made == nil else { return }
      made = drive.context.makeMap(id: "late", viewport: MapViewport(width: 9, height: 9))
    }
    drive.navigator.startControlling(map)
    fixes(0...2)
    drive.scheduler.run()
    #expect(made != nil && log.count("idle") == 3)
  }

  @Test("A reckoned position moves a camera that follows")
  func reckoned() {
    fixes(0...20)
    drive.setDestinations([Equator.a, Equator.b])
    drive.navigator.startGuidance()
    drive.navigator.startControlling(map)
    drive.scheduler.run(until: 20.5)
    let before = map.camera.target.longitude
    drive.scheduler.run(until: 40)
    #expect(map.camera.target.longitude > before)
  }
}
