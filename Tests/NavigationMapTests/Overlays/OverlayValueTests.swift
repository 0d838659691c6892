import Geodesy
import Navigation
import NavigationFixtures
import Testing

@testable import NavigationMap

/// Right and wrong values of properties.
struct OverlayValueTests {
  static let path = GeoPath([
    OverlayMap.center, OverlayMap.place(east: 50, north: 0), OverlayMap.place(east: 50, north: 50),
  ])
  static let nowhere = Coordinate(latitude: 91, longitude: 0)

  @Test("Overlays as they are made")
  func standards() throws {
    let marker = try Marker(position: OverlayMap.center)
    #expect(marker.isTappable)
    #expect(marker.groundAnchor == .bottomCentre)
    #expect(marker.infoWindowAnchor == .topCentre)
    #expect(marker.tracksViewChanges && !marker.tracksInfoWindowChanges)
    #expect(!marker.isDraggable && !marker.isFlat && marker.opacity == 1)
    let line = try Polyline(path: Self.path)
    #expect(line.strokeWidth == 1 && line.strokeColor == .blue && !line.isTappable)
    let polygon = try Polygon(path: Self.path)
    #expect(polygon.strokeColor == nil && polygon.fillColor == .blue && polygon.strokeWidth == 1)
    let circle = try Circle(position: OverlayMap.center, radius: 1)
    #expect(circle.strokeColor == .black && circle.fillColor == nil && circle.strokeWidth == 1)
    let image = try GroundOverlay(bounds: Self.path.bounds, icon: nil)
    #expect(image.anchor == .centre && image.opacity == 1 && image.bearing == 0)
  }

  @Test("What cannot be made")
  func constructors() {
    #expect(throws: OverlayError.invalidCoordinate(Self.nowhere)) {
      _ = try Marker(position: Self.nowhere)
    }
    #expect(throws: OverlayError.invalidPath(index: 1)) {
      _ = try Polyline(path: GeoPath([OverlayMap.center, Self.nowhere]))
    }
    #expect(throws: OverlayError.invalidPath(index: 0)) {
      _ = try Polygon(path: GeoPath([Self.nowhere]))
    }
    #expect(throws: OverlayError.invalidRadius(-1)) {
      _ = try Circle(position: OverlayMap.center, radius: -1)
    }
    #expect(throws: OverlayError.invalidRadius(0)) {
      _ = try Circle(position: OverlayMap.center, radius: 0)
    }
    #expect(throws: OverlayError.invalidBounds) {
      _ = try GroundOverlay(bounds: .invalid, icon: nil)
    }
    #expect(throws: OverlayError.notFinite(.bounds)) {
      _ = try GroundOverlay(position: OverlayMap.center, icon: .marker, zoomLevel: .nan)
    }
    #expect(throws: OverlayError.invalidSpan(segments: 0)) {
      _ = try StyleSpan(.red, segments: 0)
    }
    #expect(throws: OverlayError.self) { _ = try StyleSpan(.red, segments: .infinity) }
  }

  @Test("A wrong value is refused, told, and the old one stays")
  func refused() throws {
    let scene = try OverlayMap()
    let circle = try scene.circle("c")
    let marker = try scene.marker("a")
    let line = try Polyline(path: Self.path)
    line.title = "line"
    line.map = scene.map
    _ = scene.log.take()
    circle.radius = -5
    circle.position = Self.nowhere
    marker.opacity = .nan
    marker.rotation = .infinity
    marker.groundAnchor = ImageAnchor(x: .nan, y: 0)
    line.path = GeoPath([Self.nowhere])
    #expect(scene.log.take().allSatisfy { $0.contains(" refused ") })
    #expect(circle.radius == 100 && circle.position == OverlayMap.center)
    #expect(marker.opacity == 1 && marker.rotation == 0 && marker.groundAnchor == .bottomCentre)
    #expect(line.path.count == 3)
  }

  @Test("Clamped and wrapped values are told as they are, unchanged ones are not")
  func clamped() throws {
    let scene = try OverlayMap()
    let marker = try scene.marker("a")
    _ = scene.log.take()
    marker.opacity = 4
    marker.opacity = -4
    marker.opacity = -8
    marker.rotation = -30
    marker.rotation = 330
    #expect(scene.log.take() == ["a opacity", "a rotation"])
    #expect(marker.opacity == 0 && marker.rotation == 330)
    let line = try Polyline(path: Self.path)
    line.strokeWidth = -1
    #expect(line.strokeWidth == 0)
    line.strokeWidth = 1e9
    #expect(line.strokeWidth == 10_000)
  }

  @Test("The last span covers the rest, the ones beyond the end are cut off")
  func spans() throws {
    let line = try Polyline(path: Self.path)
    func pieces() -> [Range<Double>] {
      guard case .polyline(let shape) = line.shape else { return [] }
      return shape.strokes.map(\.segments)
    }
    #expect(pieces() == [0..<2])
    line.spans = [StyleSpan(.red)]
    #expect(pieces() == [0..<2])
    line.spans = [try StyleSpan(.red, segments: 0.5), try StyleSpan(.green, segments: 0.25)]
    #expect(pieces() == [0..<0.5, 0.5..<2])
    line.spans = [try StyleSpan(.red, segments: 5), try StyleSpan(.green, segments: 2)]
    #expect(pieces() == [0..<2])
    line.path = GeoPath([])
    #expect(pieces().isEmpty)
  }

  @Test("The place of a ground overlay and its bounds move together")
  func ground() throws {
    let image = try GroundOverlay(bounds: Self.path.bounds, icon: .marker)
    let before = image.position
    image.position = OverlayMap.place(east: 1000, north: 0)
    #expect(image.bounds.contains(image.position))
    #expect(!image.bounds.contains(before))
    let bounds = image.bounds
    image.anchor = ImageAnchor(x: 0, y: 1)
    #expect(image.bounds == bounds)
    #expect(image.position.distance(to: bounds.southWest) < 0.01)
    image.bounds = Self.path.bounds
    #expect(image.position.distance(to: Self.path.bounds.southWest) < 0.01)
  }

  @Test("A ground overlay made for a zoom level has its icon's size there")
  func groundAtZoom() throws {
    let icon = MapImage(name: "plan", width: 200, height: 100)
    let image = try GroundOverlay(position: OverlayMap.center, icon: icon, zoomLevel: 15)
    let projection = MapProjection(
      camera: CameraPosition(target: OverlayMap.center, zoom: 15),
      viewport: MapViewport(width: 400, height: 800)
    )
    let low = try #require(projection.point(for: image.bounds.southWest))
    let high = try #require(projection.point(for: image.bounds.northEast))
    #expect(abs(high.x - low.x - 200) < 1e-6 && abs(low.y - high.y - 100) < 1e-6)
  }

  @Test(
    "Colours",
    arguments: [
      ("red", true), ("#fff", true), ("#0a84ffcc", true), ("", false), ("#12", false),
      ("#ggg", false), ("url(x)", false), ("red;", false), ("ré", false),
    ]
  )
  func colors(text: String, isColor: Bool) { #expect((MapColor(text) != nil) == isColor) }
}
