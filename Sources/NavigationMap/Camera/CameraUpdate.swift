public import Geodesy

/// A change of a camera, told without knowing where the camera is.
public enum CameraUpdate: Hashable, Sendable {
  /// Zooms by levels, positive inward.
  case zoomBy(Double)
  /// Zooms to a level.
  case zoomTo(Double)
  /// Zooms by levels; what is seen at a point of the view stays there.
  case zoomAround(Double, ScreenPoint)
  /// Aims at a coordinate, at the zoom level given or the one of now.
  case aim(Coordinate, zoom: Double?)
  /// Takes a position over.
  case camera(CameraPosition)
  /// Shows bounds in the middle of what insets leave, north up and from straight above, at the
  /// greatest zoom level at which they fit.
  case bounds(GeoBounds, EdgeInsets)
  /// Moves the camera by points of the view: to the right and down.
  case scroll(x: Double, y: Double)
}

extension CameraUpdate {
  /// The free space around bounds where nothing else is said, in points.
  public static let defaultPadding = 64.0

  public static let zoomIn = CameraUpdate.zoomBy(1)
  public static let zoomOut = CameraUpdate.zoomBy(-1)

  public static func zoom(by levels: Double) -> CameraUpdate { .zoomBy(levels) }

  public static func zoom(to level: Double) -> CameraUpdate { .zoomTo(level) }

  public static func zoom(by levels: Double, at point: ScreenPoint) -> CameraUpdate {
    .zoomAround(levels, point)
  }

  public static func setTarget(_ target: Coordinate) -> CameraUpdate { .aim(target, zoom: nil) }

  public static func setTarget(_ target: Coordinate, zoom: Double) -> CameraUpdate {
    .aim(target, zoom: zoom)
  }

  public static func setCamera(_ position: CameraPosition) -> CameraUpdate { .camera(position) }

  public static func fit(_ bounds: GeoBounds) -> CameraUpdate {
    .bounds(bounds, EdgeInsets(all: defaultPadding))
  }

  public static func fit(_ bounds: GeoBounds, padding: Double) -> CameraUpdate {
    .bounds(bounds, EdgeInsets(all: padding))
  }

  public static func fit(_ bounds: GeoBounds, insets: EdgeInsets) -> CameraUpdate {
    .bounds(bounds, insets)
  }

  public static func scroll(byX x: Double, y: Double) -> CameraUpdate { .scroll(x: x, y: y) }
}
