import Geodesy

/// The rectangle that a ground overlay fills before it is turned, in points of the Mercator plane.
struct GroundPlacement: Hashable {
  /// The corner in the north-west.
  var origin: ScreenPoint
  var width: Double
  var height: Double

  /// Returns the rectangle of bounds; nil if they hold no point.
  init?(bounds: GeoBounds) {
    guard bounds.isValid else { return nil }
    let southWest = WebMercator.point(bounds.southWest)
    let northEast = WebMercator.point(bounds.northEast)
    origin = ScreenPoint(x: southWest.x, y: northEast.y)
    width = WebMercator.worldSize * bounds.longitudeSpan / 360
    height = southWest.y - northEast.y
  }

  /// Creates the rectangle that an icon has at a zoom level, around a place; at most the world.
  init(center: Coordinate, icon: MapImage, zoom: Double) {
    let middle = WebMercator.point(center)
    let scale = WebMercator.scale(zoom: min(max(zoom, -10), 30))
    width = min(icon.width / scale, WebMercator.worldSize)
    height = min(icon.height / scale, WebMercator.worldSize)
    origin = ScreenPoint(x: middle.x - width / 2, y: middle.y - height / 2)
  }

  var bounds: GeoBounds {
    GeoBounds(
      southWest: WebMercator.coordinate(ScreenPoint(x: origin.x, y: origin.y + height)),
      northEast: WebMercator.coordinate(ScreenPoint(x: origin.x + width, y: origin.y))
    )
  }

  func position(of anchor: ImageAnchor) -> Coordinate { WebMercator.coordinate(point(of: anchor)) }

  /// Returns the rectangle with the place of its anchor moved.
  func moved(_ anchor: ImageAnchor, to place: Coordinate) -> GroundPlacement {
    let target = WebMercator.point(place)
    let old = point(of: anchor)
    var moved = self
    moved.origin.x += target.x - old.x
    moved.origin.y += target.y - old.y
    return moved
  }

  func point(of anchor: ImageAnchor) -> ScreenPoint {
    ScreenPoint(x: origin.x + anchor.x * width, y: origin.y + anchor.y * height)
  }
}
