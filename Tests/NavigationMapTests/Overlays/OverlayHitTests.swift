import Geodesy
import Navigation
import NavigationFixtures
import Testing

@testable import NavigationMap

/// What a touch hits.
struct OverlayHitTests {
  static func projection(
    bearing: Double = 0,
    angle: Double = 0,
    at target: Coordinate = OverlayMap.center,
    zoom: Double = 15
  ) -> MapProjection {
    MapProjection(
      camera: CameraPosition(target: target, zoom: zoom, bearing: bearing, viewingAngle: angle),
      viewport: MapViewport(width: 400, height: 800)
    )
  }

  @Test(
    "A marker is hit inside of its icon, turned about the ground anchor",
    arguments: [
      // A pin of 26 by 41 points whose tip is at (200, 400).
      (0.0, 200.0, 400.0, true), (0, 200, 401, false), (0, 187.5, 359.5, true),
      (0, 186.5, 380, false), (0, 200, 358, false),
      (180, 200, 440, true), (180, 200, 380, false), (90, 240, 400, true), (90, 160, 400, false),
    ]
  )
  func marker(rotation: Double, x: Double, y: Double, isHit: Bool) throws {
    let marker = try Marker(position: OverlayMap.center)
    marker.rotation = rotation
    let point = ScreenPoint(x: x, y: y)
    #expect(marker.shape.isHit(at: point, in: Self.projection()) == isHit)
  }

  @Test("A flat marker turns with the map, another does not")
  func flat() throws {
    let marker = try Marker(position: OverlayMap.center)
    let right = ScreenPoint(x: 240, y: 400)
    let projection = Self.projection(bearing: 270)
    #expect(!marker.shape.isHit(at: right, in: projection))
    marker.isFlat = true
    #expect(marker.shape.isHit(at: right, in: projection))
  }

  @Test("What cannot be seen is not hit")
  func unseen() throws {
    let marker = try Marker(position: OverlayMap.center)
    marker.opacity = 0
    let middle = ScreenPoint(x: 200, y: 400)
    #expect(!marker.shape.isHit(at: middle, in: Self.projection()))
    let image = try GroundOverlay(
      bounds: GeoBounds(
        southWest: OverlayMap.place(east: -50, north: -50),
        northEast: OverlayMap.place(east: 50, north: 50)
      ),
      icon: nil
    )
    #expect(!image.shape.isHit(at: middle, in: Self.projection()))
    image.icon = .marker
    #expect(image.shape.isHit(at: middle, in: Self.projection()))
    image.opacity = 0
    #expect(!image.shape.isHit(at: middle, in: Self.projection()))
    #expect(!(try Polyline(path: GeoPath([]))).shape.isHit(at: middle, in: Self.projection()))
    #expect(!(try Polygon(path: GeoPath([]))).shape.isHit(at: middle, in: Self.projection()))
  }

  @Test(
    "A line is hit within half its stroke and 8 points",
    arguments: [(4.0, 410.0, true), (4, 410.5, false), (4, 390.5, true), (40, 428, true)]
  )
  func line(width: Double, y: Double, isHit: Bool) throws {
    let line = try Polyline(
      path: GeoPath([
        OverlayMap.place(east: -200, north: 0), OverlayMap.place(east: 200, north: 0),
      ])
    )
    line.strokeWidth = width
    #expect(line.shape.isHit(at: ScreenPoint(x: 200, y: y), in: Self.projection()) == isHit)
    #expect(!line.shape.isHit(at: ScreenPoint(x: 395, y: y), in: Self.projection()))
  }

  @Test("A line that goes on behind the viewer is hit where it is seen")
  func lineBehind() throws {
    let line = try Polyline(
      path: GeoPath([
        OverlayMap.place(east: 0, north: -50_000), OverlayMap.place(east: 0, north: 50_000),
      ])
    )
    let projection = Self.projection(angle: 60, zoom: 17)
    #expect(line.shape.isHit(at: ScreenPoint(x: 200, y: 700), in: projection))
    #expect(line.shape.isHit(at: ScreenPoint(x: 205, y: 300), in: projection))
    #expect(!line.shape.isHit(at: ScreenPoint(x: 250, y: 700), in: projection))
  }

  @Test("Lines and areas across the antimeridian are hit on both sides")
  func antimeridian() throws {
    let target = Coordinate(latitude: 0, longitude: 180)
    let projection = Self.projection(at: target, zoom: 8)
    let path = GeoPath([
      Coordinate(latitude: 0, longitude: 179.8), Coordinate(latitude: 0, longitude: -179.8),
      Coordinate(latitude: 0.5, longitude: -179.8), Coordinate(latitude: 0.5, longitude: 179.8),
    ])
    let line = try Polyline(path: path)
    let area = try Polygon(path: path)
    let image = try GroundOverlay(bounds: path.bounds, icon: .marker)
    for x in [170.0, 200, 230] {
      #expect(line.shape.isHit(at: ScreenPoint(x: x, y: 400), in: projection))
      #expect(area.shape.isHit(at: ScreenPoint(x: x, y: 380), in: projection))
      #expect(image.shape.isHit(at: ScreenPoint(x: x, y: 380), in: projection))
    }
    #expect(!area.shape.isHit(at: ScreenPoint(x: 20, y: 380), in: projection))
    #expect(!image.shape.isHit(at: ScreenPoint(x: 20, y: 380), in: projection))
  }

  @Test("A geodesic line bends towards the pole, a straight one does not")
  func geodesic() throws {
    let target = Coordinate(latitude: 50, longitude: 0)
    let line = try Polyline(
      path: GeoPath([
        Coordinate(latitude: 50, longitude: -40), Coordinate(latitude: 50, longitude: 40),
      ])
    )
    let projection = Self.projection(at: target, zoom: 3)
    let middle = try #require(line.path.position(at: line.path.length / 2)).coordinate
    let bend = try #require(projection.point(for: middle))
    #expect(bend.y < 370)
    #expect(line.shape.isHit(at: ScreenPoint(x: 200, y: 400), in: projection))
    #expect(!line.shape.isHit(at: bend, in: projection))
    line.isGeodesic = true
    #expect(!line.shape.isHit(at: ScreenPoint(x: 200, y: 400), in: projection))
    #expect(line.shape.isHit(at: bend, in: projection))
  }

  @Test("A polygon is hit inside, not in its holes; a circle by metres on the ground")
  func areas() throws {
    func square(_ half: Double) -> GeoPath {
      GeoPath(
        [(-half, -half), (half, -half), (half, half), (-half, half)].map {
          OverlayMap.place(east: $0.0, north: $0.1)
        }
      )
    }
    let polygon = try Polygon(path: square(200))
    polygon.holes = [square(50)]
    let circle = try Circle(position: OverlayMap.center, radius: 100)
    let projection = Self.projection(bearing: 40, angle: 30)
    func isHit(_ overlay: Overlay, east: Double) throws -> Bool {
      let point = projection.point(for: OverlayMap.place(east: east, north: 0))
      return overlay.shape.isHit(at: try #require(point), in: projection)
    }
    #expect(try isHit(polygon, east: 100))
    #expect(try !isHit(polygon, east: 20))
    #expect(try !isHit(polygon, east: 201))
    #expect(try isHit(circle, east: 99.9))
    #expect(try !isHit(circle, east: 100.1))
  }

  @Test("A ground overlay is hit where it lies after it was turned")
  func turned() throws {
    let image = try GroundOverlay(
      bounds: GeoBounds(
        southWest: OverlayMap.place(east: -200, north: -20),
        northEast: OverlayMap.place(east: 200, north: 20)
      ),
      icon: .marker
    )
    func isHit(east: Double, north: Double) throws -> Bool {
      let point = Self.projection().point(for: OverlayMap.place(east: east, north: north))
      return image.shape.isHit(at: try #require(point), in: Self.projection())
    }
    #expect(try isHit(east: 150, north: 0))
    #expect(try !isHit(east: 0, north: 150))
    image.bearing = 90
    #expect(try !isHit(east: 150, north: 0))
    #expect(try isHit(east: 0, north: 150))
    image.bearing = 45
    #expect(try isHit(east: 100, north: -100))
    #expect(try !isHit(east: 100, north: 100))
  }
}
