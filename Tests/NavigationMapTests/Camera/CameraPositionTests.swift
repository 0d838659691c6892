import Geodesy
import Navigation
import Testing

@testable import NavigationMap

@Suite struct CameraPositionTests {
  @Test(
    "A target is clamped to 85 degrees and wrapped around the Earth",
    arguments: [
      (100.0, 480.0, 85.0, 120.0), (-100, -190, -85, 170), (10, 180, 10, -180),
      (.nan, .infinity, 0, 0), (.infinity, .nan, 85, 0), (47.25, 9.5, 47.25, 9.5),
    ]
  )
  func target(latitude: Double, longitude: Double, north: Double, east: Double) {
    let camera = CameraPosition(latitude: latitude, longitude: longitude, zoom: 10)
    #expect(camera.target == Coordinate(latitude: north, longitude: east))
    var changed = CameraPosition(latitude: 0, longitude: 0, zoom: 10)
    changed.target = Coordinate(latitude: latitude, longitude: longitude)
    #expect(changed == camera)
  }

  @Test(
    "A bearing is wrapped to a full turn",
    arguments: [(360.0, 0.0), (-90, 270), (725, 5), (.nan, 0), (-.infinity, 0), (359.9, 359.9)]
  )
  func bearing(degrees: Double, expected: Double) {
    let camera = CameraPosition(latitude: 0, longitude: 0, zoom: 10, bearing: degrees)
    #expect(camera.bearing == expected)
  }

  @Test(
    "A zoom level lies between 2 and 21",
    arguments: [(0.0, 2.0), (30, 21), (.nan, 2), (.infinity, 21), (-.infinity, 2), (12.5, 12.5)]
  )
  func zoom(level: Double, expected: Double) {
    #expect(CameraPosition(latitude: 0, longitude: 0, zoom: level).zoom == expected)
  }

  @Test(
    "The viewing angle goes to 30 degrees up to zoom 10 and to 65 from zoom 16 on",
    arguments: [
      (2.0, 90.0, 30.0), (10, 90, 30), (10, 30, 30), (10, 29, 29), (13, 90, 47.5), (16, 90, 65),
      (21, 90, 65), (16, 64, 64), (16, -5, 0), (16, .nan, 0), (16, .infinity, 65),
    ]
  )
  func viewingAngle(zoom: Double, degrees: Double, expected: Double) {
    let camera = CameraPosition(latitude: 0, longitude: 0, zoom: zoom, viewingAngle: degrees)
    #expect(camera.viewingAngle == expected)
    var changed = CameraPosition(latitude: 0, longitude: 0, zoom: zoom)
    changed.viewingAngle = degrees
    #expect(changed == camera)
  }

  @Test("Zooming out lowers a viewing angle that the level does not allow")
  func angleFollowsZoom() {
    var camera = CameraPosition(latitude: 0, longitude: 0, zoom: 17, viewingAngle: 60)
    camera.zoom = 10
    #expect(camera.viewingAngle == 30)
  }

  @Test("At the zoom level for metres and points, the metres measure the points")
  func zoomForMetres() throws {
    var random = SeededRandom(seed: 204)
    for _ in 0..<200 {
      let place = Coordinate(
        latitude: Double.random(in: -80...80, using: &random),
        longitude: Double.random(in: -180...180, using: &random)
      )
      let metres = Double.random(in: 10...1000, using: &random)
      let points = Double.random(in: 20...500, using: &random)
      let zoom = try #require(CameraPosition.zoom(at: place, metres: metres, points: points))
      guard zoom <= 21 else { continue }
      let projection = MapProjection(
        camera: CameraPosition(target: place, zoom: zoom),
        viewport: MapViewport(width: 400, height: 800)
      )
      #expect(abs(projection.points(forMetres: metres, at: place) - points) < 1e-6 * points)
    }
  }

  @Test(
    "Metres and points that are no lengths have no zoom level",
    arguments: [(0.0, 100.0), (100, 0), (-1, 5), (.nan, 5), (5, .infinity)]
  )
  func noZoom(metres: Double, points: Double) {
    let place = Coordinate(latitude: 1, longitude: 1)
    #expect(CameraPosition.zoom(at: place, metres: metres, points: points) == nil)
  }

  @Test("A map's zoom range needs its minimum below its maximum")
  func zoomRange() {
    #expect(ZoomRange(minimum: 5, maximum: 4) == nil)
    #expect(ZoomRange(minimum: .nan, maximum: 4) == nil)
    #expect(ZoomRange(minimum: -3, maximum: 99) == .all)
    #expect(ZoomRange(minimum: 5, maximum: 5)?.clamped(9) == 5)
  }

  @Test("An animation goes the short way across the antimeridian and through north")
  func between() {
    let from = CameraPosition(latitude: 0, longitude: 179, zoom: 10, bearing: 350)
    let to = CameraPosition(latitude: 0, longitude: -179, zoom: 12, bearing: 30)
    let middle = from.position(toward: to, fraction: 0.5)
    #expect(abs(abs(middle.target.longitude) - 180) < 1e-9)
    #expect(middle.zoom == 11 && abs(middle.bearing - 10) < 1e-9)
    #expect(from.position(toward: to, fraction: 1) == to)
    #expect(from.position(toward: to, fraction: .nan) == from)
  }
}
