import Geodesy
import Navigation
import NavigationFixtures
import Testing

@testable import NavigationMap

/// What fingers do to a map's camera.
struct MapGestureTests {
  private let display: Display
  private var map: MapModel { display.map }
  private var log: MapLog { display.log }

  init() throws {
    display = try Display()
    map.camera = CameraPosition(
      latitude: 47,
      longitude: 9.5,
      zoom: 14,
      bearing: 30,
      viewingAngle: 20
    )
    _ = log.take()
  }

  private let kinds: [MapGesture] = [
    MapGesture(.pan, x: 50, y: -20), MapGesture(.zoom, amount: 1.5),
    MapGesture(.rotate, amount: 40), MapGesture(.tilt, amount: 10),
  ]

  @Test("A gesture moves the camera in steps, and says that it was one", arguments: 0..<4)
  func steps(index: Int) {
    let before = map.camera
    #expect(map.perform(kinds[index]))
    display.run()
    #expect(log.lines == ["will gesture", "did", "did", "did", "idle"])
    #expect(map.camera != before)
  }

  @Test("A gesture that is switched off moves nothing, the others still do", arguments: 0..<4)
  func switchedOff(index: Int) {
    map.settings[kinds[index].kind.setting] = false
    _ = log.take()
    for (other, gesture) in kinds.enumerated() {
      #expect(map.perform(gesture) == (other != index))
      display.run()
      #expect(log.take().isEmpty == (other == index))
    }
  }

  @Test("With all gestures off the app still moves the camera")
  func allOff() {
    map.settings.setAllGestures(false)
    #expect(log.take().count == 4)
    for gesture in kinds { #expect(!map.perform(gesture)) }
    #expect(log.lines.isEmpty)
    map.camera = MapModel.defaultCamera
    #expect(log.lines == ["will", "did", "idle"])
  }

  @Test("A map that does not consume gestures moves, and lets them through")
  func notConsumed() {
    map.settings[.consumesGesturesInView] = false
    #expect(!map.perform(kinds[0]))
    display.run()
    #expect(log.lines.last == "idle")
  }

  @Test("A pan takes what is under the finger along")
  func pan() throws {
    let from = ScreenPoint(x: 200, y: 400)
    let held = try #require(map.projection.coordinate(for: from))
    map.perform(MapGesture(.pan, x: 30, y: 60, seconds: 0))
    let to = try #require(map.projection.point(for: held))
    #expect((to.x - 230).magnitude < 0.01 && (to.y - 460).magnitude < 0.01)
  }

  @Test(
    "Zooming and rotating hold what is under the fingers",
    arguments: [(MapGesture.Kind.zoom, 1.25), (.zoom, -2), (.rotate, 70), (.rotate, -200)]
  )
  func held(kind: MapGesture.Kind, amount: Double) throws {
    let point = ScreenPoint(x: 90, y: 600)
    let held = try #require(map.projection.coordinate(for: point))
    map.perform(MapGesture(kind, amount: amount, at: point, seconds: 0))
    let after = try #require(map.projection.point(for: held))
    #expect(after.distance(to: point) < 0.01)
  }

  @Test(
    "Without scrolling meanwhile, zoom and rotation are about the middle of the map",
    arguments: [(MapGesture.Kind.zoom, 1.0), (.rotate, 90)]
  )
  func centred(kind: MapGesture.Kind, amount: Double) {
    map.settings[.allowScrollDuringRotateOrZoom] = false
    let target = map.camera.target
    let point = ScreenPoint(x: 90, y: 600)
    map.perform(MapGesture(kind, amount: amount, x: 40, y: 40, at: point, seconds: 0))
    #expect(map.camera.target == target)
  }

  @Test("A rotation clockwise turns the map: the bearing falls")
  func rotation() {
    map.perform(MapGesture(.rotate, amount: 40, seconds: 0))
    #expect((map.camera.bearing - 350).magnitude < 1e-9)
  }

  @Test("A gesture of numbers that are none is not taken")
  func notANumber() {
    #expect(!map.perform(MapGesture(.pan, x: .nan)))
    #expect(!map.perform(MapGesture(.zoom, amount: .infinity)))
    #expect(!map.perform(MapGesture(.zoom, amount: 1, at: ScreenPoint(x: .nan, y: 1))))
    #expect(log.lines.isEmpty)
  }

  @Test("A gesture ends at the limits of the zoom, not beyond")
  func limits() throws {
    try map.setZoomRange(minimum: 12, maximum: 15)
    map.perform(MapGesture(.zoom, amount: 9, seconds: 0))
    #expect(map.camera.zoom == 15)
    map.perform(MapGesture(.zoom, amount: -9, seconds: 0))
    #expect(map.camera.zoom == 12)
  }
}
