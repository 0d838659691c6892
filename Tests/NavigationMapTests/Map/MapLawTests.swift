import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

@testable import NavigationMap

/// What holds for a map whatever is called.
struct MapLawTests {
  /// Calls something at random, sensible or not.
  private func call(_ map: MapModel, _ navigator: Navigator, _ random: inout SeededGenerator) {
    let wild: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e9, 0]
    func number(_ range: ClosedRange<Double>) -> Double {
      if Int.random(in: 0..<12, using: &random) == 0 {
        return wild.randomElement(using: &random) ?? 0
      }
      return .random(in: range, using: &random)
    }
    func place() -> Coordinate {
      Coordinate(latitude: number(-120...120), longitude: number(-500...500))
    }
    func camera() -> CameraPosition {
      CameraPosition(
        target: place(),
        zoom: number(-5...30),
        bearing: number(-720...720),
        viewingAngle: number(-20...100)
      )
    }
    func point() -> ScreenPoint { ScreenPoint(x: number(-100...500), y: number(-100...900)) }
    switch Int.random(in: 0..<22, using: &random) {
    case 0: map.camera = camera()
    case 1: map.animate(to: camera(), seconds: number(-1...2))
    case 2: try? map.moveCamera(.zoom(by: number(-30...30)))
    case 3: try? map.animate(.zoom(by: number(-3...3), at: point()), seconds: number(0...1))
    case 4: try? map.moveCamera(.scroll(byX: number(-900...900), y: number(-900...900)))
    case 5:
      let bounds = GeoBounds(southWest: place(), northEast: place())
      try? map.animate(.fit(bounds, padding: number(0...900)), seconds: number(0...1))
    case 6: try? map.setZoomRange(minimum: number(0...22), maximum: number(0...22))
    case 7: map.padding = EdgeInsets(all: number(0...900))
    case 8, 9, 10, 11:
      map.perform(
        MapGesture(
          MapGesture.Kind.allCases.randomElement(using: &random) ?? .pan,
          amount: number(-200...200),
          x: number(-500...500),
          y: number(-500...500),
          at: Bool.random(using: &random) ? point() : nil,
          seconds: number(0...1)
        )
      )
    case 12: navigator.startControlling(map)
    case 13: navigator.stopControllingMap()
    case 14: map.followLocation(CameraPerspective.allCases.randomElement(using: &random) ?? .tilted)
    case 15: map.showRouteOverview()
    case 16: map.followingZoomLevel = number(0...25)
    case 17: map.isMyLocationEnabled.toggle()
    case 18: map.mapType = MapType.allCases.randomElement(using: &random) ?? .normal
    case 19: map.tapRecenterButton()
    case 20: map.settings[.recenterButton].toggle()
    default:
      map.settings[UISetting.allCases.randomElement(using: &random) ?? .header].toggle()
    }
  }

  /// Whether the moves told are will move, did change once or more, and idle in the end; moves that
  /// follow one another without a rest share their idle.
  private func obeysGrammar(_ lines: [String]) -> Bool {
    var isMoving = false
    var told = 0
    for line in lines {
      switch line {
      case "will", "will gesture":
        if isMoving, told == 0 { return false }
        isMoving = true
        told = 0
      case "did":
        guard isMoving else { return false }
        told += 1
      case "idle":
        guard isMoving, told > 0 else { return false }
        isMoving = false
      default: break
      }
    }
    return !isMoving
  }

  @Test(
    "Whatever is called, moves obey their grammar and the camera its limits",
    arguments: 1...40
  )
  func laws(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let drive = try Drive(routes: [Equator.route(to: [Equator.a, Equator.b])])
    let display = try Display(drive)
    let map = display.map
    for second in 0...60 {
      drive.fix(at: Double(second), 0, Double(second) * 10 / Equator.degree, course: 90, speed: 10)
    }
    drive.setDestinations([Equator.a, Equator.b])
    if seed.isMultiple(of: 2) { drive.navigator.startGuidance() }
    var broken: [String] = []
    display.log.onLine = { line in
      guard line == "did" || line == "idle" else { return }
      let camera = map.camera
      let isInside =
        (-85...85).contains(camera.target.latitude)
        && (-180..<180).contains(camera.target.longitude)
        && (map.minimumZoom...map.maximumZoom).contains(camera.zoom)
        && (0..<360).contains(camera.bearing)
        && (0...CameraPosition.maximumViewingAngle(zoom: camera.zoom)).contains(camera.viewingAngle)
      if !isInside { broken.append("\(camera)") }
    }
    var calls = SeededGenerator(seed: UInt64(seed) + 1000)
    for _ in 0..<60 {
      drive.at(.random(in: 0...60, using: &random)) { [self] in
        call(map, $0.navigator, &calls)
      }
    }
    drive.scheduler.run()
    #expect(broken.isEmpty)
    #expect(obeysGrammar(display.log.lines))
    #expect(map.currentMove == nil)
    #expect(map.effectiveMapType == (map.isNavigationEnabled ? .normal : map.mapType))
    #expect(map.isNavigationEnabled || map.cameraMode != .overview)
  }

  @Test("A mode is told whenever it changes, and only then", arguments: 1...20)
  func modes(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let drive = try Drive(routes: [Equator.route(to: [Equator.a])])
    let display = try Display(drive)
    drive.fix(at: 0, 0, 0)
    drive.setDestinations([Equator.a])
    drive.scheduler.run()
    for _ in 0..<200 {
      let before = (display.map.cameraMode, display.map.followingPerspective)
      let isControlled = display.map.isNavigationEnabled
      _ = display.log.take()
      call(display.map, drive.navigator, &random)
      let told = display.log.lines.filter { $0.hasPrefix("mode") }
      let after = (display.map.cameraMode, display.map.followingPerspective)
      let isFollowing = after.0 == .following
      let mustTell = before.0 != after.0 || (isFollowing && before.1 != after.1)
      #expect(told.count == (mustTell ? 1 : 0), "\(before) \(after) \(isControlled) \(told)")
      drive.scheduler.run()
    }
  }
}
