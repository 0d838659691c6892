import Geodesy
import Navigation
import Testing

@testable import NavigationMap

@Suite struct CameraUpdateTests {
  private let viewport = MapViewport(width: 400, height: 800)
  private let camera = CameraPosition(latitude: 47, longitude: 9, zoom: 14)

  @Test("Zooming by and to levels stops at the limits of the map")
  func zoom() throws {
    let limits = try #require(ZoomRange(minimum: 8, maximum: 15.5))
    func zoom(_ update: CameraUpdate) -> Double {
      camera.applying(update, in: viewport, limits: limits).zoom
    }
    #expect(zoom(.zoomIn) == 15 && zoom(.zoomOut) == 13)
    #expect(zoom(.zoom(by: 0.25)) == 14.25 && zoom(.zoom(by: 9)) == 15.5)
    #expect(zoom(.zoom(to: 1)) == 8 && zoom(.zoom(to: 10)) == 10 && zoom(.zoom(to: .nan)) == 14)
    #expect(zoom(.setCamera(CameraPosition(latitude: 0, longitude: 0, zoom: 21))) == 15.5)
  }

  @Test("A new target keeps the zoom level unless one is given")
  func target() {
    let place = Coordinate(latitude: 1, longitude: 2)
    let moved = camera.applying(.setTarget(place), in: viewport)
    #expect(moved.target == place && moved.zoom == 14)
    #expect(camera.applying(.setTarget(place, zoom: 5), in: viewport).zoom == 5)
  }

  @Test("Bounds fit exactly: one side reaches the free space, no corner lies outside")
  func fit() throws {
    let bounds = GeoBounds([
      Coordinate(latitude: 47, longitude: 9), Coordinate(latitude: 47.1, longitude: 9.02),
    ])
    let tilted = CameraPosition(
      latitude: 0,
      longitude: 0,
      zoom: 17,
      bearing: 90,
      viewingAngle: 60
    )
    let fitted = tilted.applying(.fit(bounds), in: viewport)
    #expect(fitted.bearing == 0 && fitted.viewingAngle == 0)
    let map = MapProjection(camera: fitted, viewport: viewport)
    let southWest = try #require(map.point(for: bounds.southWest))
    let northEast = try #require(map.point(for: bounds.northEast))
    #expect(abs(southWest.y - (800 - 64)) < 1e-6 && abs(northEast.y - 64) < 1e-6)
    #expect(southWest.x > 64 && northEast.x < 400 - 64)
    #expect(abs(southWest.x + northEast.x - 400) < 1e-6)
  }

  @Test("Insets and the map's padding both stay free, and move the middle")
  func fitInsets() throws {
    let bounds = GeoBounds([
      Coordinate(latitude: -10, longitude: 170), Coordinate(latitude: 10, longitude: -170),
    ])
    var padded = viewport
    padded.padding = EdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    let insets = EdgeInsets(top: 0, left: 50, bottom: 200, right: 10)
    let fitted = try #require(CameraPosition(fitting: bounds, in: padded, insets: insets))
    let map = MapProjection(camera: fitted, viewport: padded)
    let southWest = try #require(map.point(for: bounds.southWest))
    let northEast = try #require(map.point(for: bounds.northEast))
    #expect(abs(southWest.x - 50) < 1e-6 && abs(northEast.x - 390) < 1e-6)
    #expect(abs((southWest.y + northEast.y) / 2 - (100 + 600) / 2) < 1e-6)
  }

  @Test("Insets larger than the view zoom out all the way")
  func fitNothing() throws {
    let bounds = GeoBounds([
      Coordinate(latitude: 47, longitude: 9), Coordinate(latitude: 47.1, longitude: 9.02),
    ])
    #expect(camera.applying(.fit(bounds, padding: 200), in: viewport).zoom == 2)
    let limits = try #require(ZoomRange(minimum: 6, maximum: 9))
    #expect(camera.applying(.fit(bounds, padding: 1e9), in: viewport, limits: limits).zoom == 6)
  }

  @Test("Bounds that hold nothing leave the camera alone; a single place is seen closely")
  func fitDegenerate() {
    #expect(CameraPosition(fitting: .invalid, in: viewport) == nil)
    #expect(camera.applying(.fit(.invalid), in: viewport) == camera)
    let place = Coordinate(latitude: 1, longitude: 2)
    let fitted = camera.applying(.fit(GeoBounds([place])), in: viewport)
    #expect(fitted.zoom == 21 && abs(fitted.target.latitude - 1) < 1e-9)
  }

  @Test("What is seen at the point of a zoom stays there, tilted, turned and padded")
  func zoomAround() throws {
    var random = SeededRandom(seed: 7)
    var padded = viewport
    padded.padding = EdgeInsets(top: 240, left: 0, bottom: 20, right: 60)
    for _ in 0..<300 {
      let camera = CameraPosition(
        latitude: Double.random(in: -60...60, using: &random),
        longitude: Double.random(in: -180...180, using: &random),
        zoom: Double.random(in: 12...18, using: &random),
        bearing: Double.random(in: 0...360, using: &random),
        viewingAngle: Double.random(in: 0...65, using: &random)
      )
      let point = ScreenPoint(
        x: Double.random(in: 0...400, using: &random),
        y: Double.random(in: 300...800, using: &random)
      )
      let place = try #require(
        MapProjection(camera: camera, viewport: padded).coordinate(for: point)
      )
      let levels = Double.random(in: -2...2, using: &random)
      let zoomed = camera.applying(.zoom(by: levels, at: point), in: padded)
      let seen = try #require(MapProjection(camera: zoomed, viewport: padded).point(for: place))
      #expect(seen.distance(to: point) < 1e-5)
    }
  }

  @Test("A scroll brings what was to the right and below into the middle")
  func scroll() throws {
    let tilted = CameraPosition(
      latitude: 47,
      longitude: 9,
      zoom: 16,
      bearing: 30,
      viewingAngle: 50
    )
    for camera in [camera, tilted] {
      let map = MapProjection(camera: camera, viewport: viewport)
      let place = try #require(map.coordinate(for: ScreenPoint(x: 240, y: 370)))
      let scrolled = camera.applying(.scroll(byX: 40, y: -30), in: viewport)
      #expect(scrolled.target.distance(to: place) < 1e-3)
      #expect(scrolled.zoom == camera.zoom && scrolled.bearing == camera.bearing)
    }
  }

  @Test("Scrolling into the sky or by no number is no crash")
  func wildScroll() {
    let tilted = CameraPosition(latitude: 47, longitude: 9, zoom: 18, viewingAngle: 65)
    let far = tilted.applying(.scroll(byX: 0, y: -1e7), in: viewport)
    #expect(far.target.latitude > 47 && far.target.latitude < 47.2)
    #expect(tilted.applying(.scroll(byX: .nan, y: 0), in: viewport) == tilted)
    let poles = CameraPosition(latitude: 84, longitude: 0, zoom: 2)
    #expect(poles.applying(.scroll(byX: 0, y: -1e6), in: viewport).target.latitude == 85)
  }
}
