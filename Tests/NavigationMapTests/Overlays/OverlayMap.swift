import Geodesy
import Navigation
import NavigationFixtures

@testable import NavigationMap

/// A map of 400 × 800 points at zoom 15 over a harbour, with its log; a second one beside it.
struct OverlayMap {
  static let center = Coordinate(latitude: 47.141, longitude: 9.521)

  let drive: Drive
  let map: MapModel
  let other: MapModel
  let log = OverlayLog()

  init() throws {
    drive = try Drive()
    let viewport = MapViewport(width: 400, height: 800)
    map = drive.context.makeMap(id: "main", viewport: viewport)
    other = drive.context.makeMap(id: "other", viewport: viewport)
    for map in [map, other] {
      map.setCamera(CameraPosition(target: Self.center, zoom: 15))
      map.delegate = log
    }
  }

  /// Puts a marker on the map: metres to the east and north of its middle.
  func marker(_ title: String, east: Double = 0, north: Double = 0) throws -> Marker {
    let marker = try Marker(position: Self.place(east: east, north: north))
    marker.title = title
    marker.map = map
    return marker
  }

  /// Puts a circle that takes taps in the middle of the map.
  func circle(_ title: String, radius: Double = 100) throws -> Circle {
    let circle = try Circle(position: Self.center, radius: radius)
    circle.title = title
    circle.isTappable = true
    circle.map = map
    return circle
  }

  static func place(east: Double, north: Double) -> Coordinate {
    let far = center.destination(distance: east.magnitude, bearing: east < 0 ? 270 : 90)
    return far.destination(distance: north.magnitude, bearing: north < 0 ? 180 : 0)
  }

  func tap(east: Double = 0, north: Double = 0) {
    guard let point = map.projection.point(for: Self.place(east: east, north: north)) else {
      return
    }
    map.tap(at: point)
  }
}
