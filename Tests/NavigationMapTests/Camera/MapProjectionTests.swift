import Geodesy
import Navigation
import Testing

@testable import NavigationMap

@Suite struct MapProjectionTests {
  private let viewport = MapViewport(width: 400, height: 800)

  private func degrees(_ a: Coordinate, _ b: Coordinate) -> Double {
    max(
      abs(a.latitude - b.latitude),
      abs(Bearing.difference(from: a.longitude, to: b.longitude))
    )
  }

  @Test("A coordinate survives the way to its point and back")
  func roundTripOfCoordinates() throws {
    var random = SeededRandom(seed: 238)
    var seen = 0
    for _ in 0..<3000 {
      let camera = randomCamera(&random)
      let view = randomViewport(&random)
      let map = MapProjection(camera: camera, viewport: view)
      let reach = 300 / WebMercator.scale(zoom: camera.zoom)
      let place = Coordinate(
        latitude: min(
          max(camera.target.latitude + Double.random(in: -1...1, using: &random) * reach, -85),
          85
        ),
        longitude: Bearing.wrappedLongitude(
          camera.target.longitude + Double.random(in: -1...1, using: &random) * reach
        )
      )
      guard let point = map.point(for: place) else { continue }
      seen += 1
      let back = try #require(map.coordinate(for: point))
      #expect(degrees(back, place) < 1e-6)
    }
    #expect(seen > 2000)
  }

  @Test("A point of the view survives the way to its coordinate and back")
  func roundTripOfPoints() throws {
    var random = SeededRandom(seed: 239)
    for _ in 0..<3000 {
      var camera = randomCamera(&random)
      camera.zoom = max(camera.zoom, 6)
      let map = MapProjection(camera: camera, viewport: viewport)
      let point = ScreenPoint(
        x: Double.random(in: 0...400, using: &random),
        y: Double.random(in: 0...800, using: &random)
      )
      guard let place = map.coordinate(for: point), abs(place.latitude) < 85 else { continue }
      let back = try #require(map.point(for: place))
      #expect(back.distance(to: point) < 1e-3)
    }
  }

  @Test("At zoom 0 the world would be 256 points wide: at zoom 2 it is 1024")
  func scale() throws {
    let map = MapProjection(
      camera: CameraPosition(latitude: 0, longitude: 0, zoom: 2),
      viewport: MapViewport(width: 1024, height: 1024)
    )
    let east = try #require(map.point(for: Coordinate(latitude: 0, longitude: 90)))
    #expect(abs(east.x - 768) < 1e-9 && abs(east.y - 512) < 1e-9)
    let north = try #require(
      map.point(for: Coordinate(latitude: 85.051_128_779_806_59, longitude: 0))
    )
    #expect(abs(north.y) < 1e-6)
    // 2π · 6,378,137 m along the equator.
    let equator = map.points(
      forMetres: 40_075_016.685_578_49,
      at: Coordinate(latitude: 0, longitude: 0)
    )
    #expect(abs(equator - 1024) < 1e-9)
  }

  @Test("Up in the view is the camera's bearing", arguments: [0.0, 45, 90, 200, 359])
  func turned(bearing: Double) throws {
    let target = Coordinate(latitude: 47, longitude: 9)
    let map = MapProjection(
      camera: CameraPosition(target: target, zoom: 15, bearing: bearing, viewingAngle: 40),
      viewport: viewport
    )
    let point = try #require(map.point(for: target.destination(distance: 100, bearing: bearing)))
    #expect(abs(point.x - 200) < 0.01 && point.y < 400)
  }

  @Test("Straight down the visible region is a rectangle around the target")
  func rectangle() {
    let map = MapProjection(
      camera: CameraPosition(latitude: 47, longitude: 9, zoom: 15),
      viewport: viewport
    )
    let region = map.visibleRegion
    #expect(abs(region.nearLeft.longitude - region.farLeft.longitude) < 1e-12)
    #expect(abs(region.nearLeft.latitude - region.nearRight.latitude) < 1e-12)
    #expect(GeoBounds(region).contains(map.camera.target))
  }

  @Test("A tilted visible region is a trapezoid with its near side the shortest")
  func trapezoid() {
    for angle in [10.0, 30, 50, 65] {
      let region = MapProjection(
        camera: CameraPosition(
          latitude: 47,
          longitude: 9,
          zoom: 16,
          bearing: 70,
          viewingAngle: angle
        ),
        viewport: viewport
      ).visibleRegion
      let near = region.nearLeft.distance(to: region.nearRight)
      let far = region.farLeft.distance(to: region.farRight)
      #expect(near < far)
      #expect(near < region.nearLeft.distance(to: region.farLeft))
    }
  }

  @Test("Padding moves the target and is left out of the visible region")
  func padding() throws {
    var padded = viewport
    padded.padding = EdgeInsets(top: 200, left: 100, bottom: 0, right: 0)
    let map = MapProjection(
      camera: CameraPosition(latitude: 47, longitude: 9, zoom: 15),
      viewport: padded
    )
    let focus = try #require(map.point(for: map.camera.target))
    #expect(focus.distance(to: ScreenPoint(x: 250, y: 500)) < 1e-9)
    let corner = try #require(map.point(for: map.visibleRegion.farLeft))
    #expect(corner.distance(to: ScreenPoint(x: 100, y: 200)) < 1e-6)
    let hidden = try #require(map.coordinate(for: ScreenPoint(x: 90, y: 500)))
    #expect(!map.contains(hidden) && map.contains(map.camera.target))
  }

  @Test("Padding larger than the view is no crash, and nothing lies inside of it")
  func hugePadding() {
    var padded = viewport
    padded.padding = EdgeInsets(top: 900, left: 10, bottom: 700, right: 900)
    for angle in [0.0, 65] {
      let camera = CameraPosition(latitude: 47, longitude: 9, zoom: 16, viewingAngle: angle)
      let map = MapProjection(camera: camera, viewport: padded)
      #expect(!map.contains(camera.target))
      #expect(map.visibleRegion.bounds.isValid)
    }
  }

  @Test("A point above the horizon has no coordinate, one just below the far edge has")
  func horizon() throws {
    var low = viewport
    low.padding = EdgeInsets(top: 600, left: 0, bottom: 0, right: 0)
    let map = MapProjection(
      camera: CameraPosition(latitude: 47, longitude: 9, zoom: 16, viewingAngle: 65),
      viewport: low
    )
    let edge = map.farEdge
    #expect(edge > 0 && edge < 700)
    #expect(map.coordinate(for: ScreenPoint(x: 200, y: edge - 1)) == nil)
    let far = try #require(map.coordinate(for: ScreenPoint(x: 200, y: edge + 0.01)))
    #expect(far.distance(to: map.camera.target) < 50_000)
    // Behind the eye and beyond the far limit nothing is seen.
    let behind = map.camera.target.destination(distance: 20_000, bearing: 180)
    #expect(map.point(for: behind) == nil)
    let beyond = map.camera.target.destination(distance: 90_000, bearing: 0)
    #expect(map.point(for: beyond) == nil && !map.contains(beyond))
    #expect(map.points(forMetres: 10, at: behind) == 0)
  }

  @Test("Across the antimeridian neighbours are neighbours in the view")
  func antimeridian() throws {
    let map = MapProjection(
      camera: CameraPosition(latitude: 10, longitude: 179.99, zoom: 14),
      viewport: viewport
    )
    let point = try #require(map.point(for: Coordinate(latitude: 10, longitude: -179.99)))
    #expect(point.x > 200 && point.x < 1200)
    let region = map.visibleRegion
    #expect(region.nearLeft.longitude > 179 && region.bounds.longitudeSpan < 0.1)
  }

  @Test("Invalid coordinates are nowhere")
  func invalid() {
    let map = MapProjection(
      camera: CameraPosition(latitude: 0, longitude: 0, zoom: 2),
      viewport: MapViewport(width: .nan, height: -5)
    )
    for place in [Coordinate(latitude: .nan, longitude: 0), Coordinate(latitude: 91, longitude: 0)]
    {
      #expect(map.point(for: place) == nil && !map.contains(place))
      #expect(map.points(forMetres: 1, at: place) == 0)
    }
    #expect(map.coordinate(for: ScreenPoint(x: .nan, y: .infinity))?.isValid != true)
  }

  private func randomCamera(_ random: inout SeededRandom) -> CameraPosition {
    CameraPosition(
      latitude: Double.random(in: -84...84, using: &random),
      longitude: Double.random(in: -180...180, using: &random),
      zoom: Double.random(in: 2...21, using: &random),
      bearing: Double.random(in: 0...360, using: &random),
      viewingAngle: Double.random(in: 0...65, using: &random)
    )
  }

  private func randomViewport(_ random: inout SeededRandom) -> MapViewport {
    MapViewport(
      width: Double.random(in: 100...2000, using: &random),
      height: Double.random(in: 100...2000, using: &random),
      padding: EdgeInsets(
        top: Double.random(in: 0...300, using: &random),
        left: Double.random(in: 0...100, using: &random),
        bottom: Double.random(in: 0...100, using: &random),
        right: Double.random(in: 0...100, using: &random)
      )
    )
  }
}
