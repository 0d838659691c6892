import Geodesy
import Navigation
import NavigationFixtures
import Testing

@testable import NavigationMap

/// Explicit changes, animations and limits of a map's camera.
struct MapCameraTests {
  private let display: Display
  private var map: MapModel { display.map }
  private var log: MapLog { display.log }

  init() throws { display = try Display() }

  private func position(_ longitude: Double, zoom: Double = 10) -> CameraPosition {
    CameraPosition(latitude: 0, longitude: longitude, zoom: zoom)
  }

  @Test("An explicit change tells of one camera between will move and idle, before and after it")
  func explicit() {
    var before: [Double] = []
    log.onLine = { [map] _ in before.append(map.camera.target.longitude) }
    map.camera = position(1)
    #expect(log.lines == ["will", "did", "idle"])
    #expect(before == [0, 1, 1])
    // The same again is an explicit change too.
    map.camera = position(1)
    #expect(log.lines == ["will", "did", "idle", "will", "did", "idle"])
  }

  @Test("An animation tells of its steps, every tenth of a second, and of its last camera")
  func animation() throws {
    map.camera = position(0)
    _ = log.take()
    map.animate(to: position(1), seconds: 0.25)
    #expect(log.lines == ["will"])
    display.run()
    #expect(log.lines == ["will", "did", "did", "did", "idle"])
    #expect(map.camera == position(1))
    #expect(display.drive.scheduler.now == Instant(nanoseconds: 250_000_000))
    let longitudes = log.cameras.map(\.target.longitude)
    #expect(longitudes == longitudes.sorted())
  }

  @Test("An animation that takes no time is one step", arguments: [0, -1, Double.nan])
  func noTime(seconds: Double) {
    map.animate(to: position(1), seconds: seconds)
    #expect(log.lines == ["will", "did", "idle"])
  }

  @Test("A new move ends the one under way where it is")
  func replaced() {
    map.animate(to: position(10), seconds: 1)
    display.run(until: 0.45)
    let there = map.camera
    map.animate(to: position(-10), seconds: 0.1)
    #expect(map.camera == there)
    display.run()
    #expect(log.lines == ["will", "did", "did", "did", "did", "will", "did", "idle"])
    #expect(map.camera == position(-10))
  }

  @Test("A move that is replaced before its first step still tells where it ended")
  func replacedAtOnce() {
    map.animate(to: position(10), seconds: 1)
    map.camera = position(5)
    display.run()
    #expect(log.lines == ["will", "did", "will", "did", "idle"])
    #expect(map.camera == position(5))
  }

  @Test(
    "Whoever moves the camera inside of a callback has the last word",
    arguments: ["will", "did"]
  )
  func reentrant(callback: String) {
    var isFirst = true
    log.onLine = { [map] line in
      guard line == callback, isFirst else { return }
      isFirst = false
      map.camera = CameraPosition(latitude: 0, longitude: 7, zoom: 9)
    }
    map.animate(to: position(1), seconds: 0.3)
    display.run()
    #expect(map.camera == position(7, zoom: 9))
    #expect(log.lines.last == "idle")
    #expect(log.count("idle") == 1)
  }

  @Test("A map that is gone moves no more")
  func released() throws {
    let drive = try Drive()
    do {
      let map = drive.context.makeMap(id: "gone", viewport: MapViewport(width: 9, height: 9))
      map.animate(to: position(1), seconds: 5)
    }
    drive.scheduler.run()
    #expect(drive.scheduler.now <= Instant(nanoseconds: 100_000_000))
  }

  @Test("Zoom limits move a camera that is outside of them and hold all that follows")
  func zoomRange() throws {
    map.camera = position(0, zoom: 18)
    _ = log.take()
    try map.setZoomRange(minimum: 5, maximum: 15)
    #expect(log.take() == ["will", "did", "idle"])
    #expect(map.camera.zoom == 15)
    map.camera = position(0, zoom: 2)
    #expect(map.camera.zoom == 5)
    try map.moveCamera(.zoom(to: 20))
    #expect(map.camera.zoom == 15)
    #expect((map.minimumZoom, map.maximumZoom) == (5, 15))
  }

  @Test(
    "A minimum above the maximum is a range error and changes nothing",
    arguments: [(12, 8), (Double.nan, 8), (3, .nan)]
  )
  func badZoomRange(minimum: Double, maximum: Double) {
    #expect(throws: MapCallError.invalidZoomRange) {
      try map.setZoomRange(minimum: minimum, maximum: maximum)
    }
    #expect(map.zoomRange == .all)
    #expect(log.lines.isEmpty)
  }

  @Test("Limits beyond those of all maps are those of all maps")
  func wideZoomRange() throws {
    try map.setZoomRange(minimum: -3, maximum: 99)
    #expect(map.zoomRange == .all)
  }

  @Test(
    "An update that makes no sense is an error and moves nothing",
    arguments: [
      (CameraUpdate.zoom(by: .nan), MapCallError.invalidNumber),
      (.zoom(to: .infinity), .invalidNumber),
      (.zoom(by: 1, at: ScreenPoint(x: .nan, y: 0)), .invalidNumber),
      (.scroll(byX: .infinity, y: 0), .invalidNumber), (.fit(.invalid), .invalidBounds),
      (.setTarget(Coordinate(latitude: .nan, longitude: 0)), .invalidCoordinate),
      (.setTarget(Coordinate(latitude: 0, longitude: 0), zoom: .nan), .invalidNumber),
    ]
  )
  func badUpdate(update: CameraUpdate, error: MapCallError) {
    #expect(throws: error) { try map.moveCamera(update) }
    #expect(throws: error) { try map.animate(update, seconds: 1) }
    #expect(log.lines.isEmpty)
  }

  @Test("A camera beyond every clamp is inside of them")
  func clamps() {
    map.camera = CameraPosition(
      latitude: 100,
      longitude: 480,
      zoom: 40,
      bearing: -90,
      viewingAngle: 80
    )
    #expect(
      map.camera
        == CameraPosition(latitude: 85, longitude: 120, zoom: 21, bearing: 270, viewingAngle: 65)
    )
  }

  @Test("Padding larger than the view zooms bounds all the way out")
  func padding() throws {
    let bounds = GeoBounds(southWest: Display.place(46, 9), northEast: Display.place(47, 10))
    map.padding = EdgeInsets(all: 500)
    #expect(map.camera(for: bounds)?.zoom == ZoomRange.all.minimum)
    try map.moveCamera(.fit(bounds))
    #expect(map.camera.zoom == ZoomRange.all.minimum)
    #expect(map.camera(for: .invalid) == nil)
  }

  @Test("Positions that differ by less than half a point look the same")
  func rendering() {
    let a = position(1, zoom: 10)
    // A point is 256 · 2^10 / 360 points a degree: 0.00137°.
    #expect(MapModel.isEqualForRendering(a, position(1.0005, zoom: 10)))
    #expect(!MapModel.isEqualForRendering(a, position(1.001, zoom: 10)))
    #expect(!MapModel.isEqualForRendering(a, position(1, zoom: 10.01)))
    #expect(MapModel.isEqualForRendering(position(-180), position(179.9999)))
  }

  @Test("Tiles are told of after each idle where asked for, but not while nothing is drawn")
  func tiles() {
    map.tellsTileRendering = true
    map.camera = position(1)
    #expect(log.take() == ["will", "did", "idle", "tiles", "tiles done", "snapshot"])
    map.stopRendering()
    map.stopRendering()
    map.camera = position(2)
    #expect(log.take() == ["no rendering", "will", "did", "idle"])
    map.startRendering()
    #expect(log.take() == ["rendering"])
    #expect(map.snapshot().isRendering)
  }

  @Test("The layer shows the camera as numbers")
  func layer() {
    map.camera = CameraPosition(latitude: 1, longitude: 2, zoom: 12, bearing: 4, viewingAngle: 5)
    let layer = map.layer
    #expect(layer.cameraLatitude == 1 && layer.cameraLongitude == 2)
    #expect(layer.cameraZoomLevel == 12 && layer.cameraBearing == 4)
    #expect(layer.cameraViewingAngle == 5)
  }
}
