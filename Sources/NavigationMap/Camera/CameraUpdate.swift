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

  /// One level closer.
  public static let zoomIn = CameraUpdate.zoomBy(1)
  /// One level farther away.
  public static let zoomOut = CameraUpdate.zoomBy(-1)

  /// Zooms by levels, positive inward, about the middle of the view.
  public static func zoom(by levels: Double) -> CameraUpdate { .zoomBy(levels) }

  /// Zooms to a level, 2 to 21.
  public static func zoom(to level: Double) -> CameraUpdate { .zoomTo(level) }

  /// Zooms by levels; what is seen at a point of the view stays there.
  public static func zoom(by levels: Double, at point: ScreenPoint) -> CameraUpdate {
    .zoomAround(levels, point)
  }

  /// Aims at a coordinate at the zoom level of now.
  public static func setTarget(_ target: Coordinate) -> CameraUpdate { .aim(target, zoom: nil) }

  /// Aims at a coordinate at a zoom level, 2 to 21.
  public static func setTarget(_ target: Coordinate, zoom: Double) -> CameraUpdate {
    .aim(target, zoom: zoom)
  }

  /// Takes a whole position over.
  public static func setCamera(_ position: CameraPosition) -> CameraUpdate { .camera(position) }

  /// Shows bounds with ``defaultPadding`` points around them.
  public static func fit(_ bounds: GeoBounds) -> CameraUpdate {
    .bounds(bounds, EdgeInsets(all: defaultPadding))
  }

  /// Shows bounds with some points kept free along each edge.
  public static func fit(_ bounds: GeoBounds, padding: Double) -> CameraUpdate {
    .bounds(bounds, EdgeInsets(all: padding))
  }

  /// Shows bounds in the middle of what insets leave.
  public static func fit(_ bounds: GeoBounds, insets: EdgeInsets) -> CameraUpdate {
    .bounds(bounds, insets)
  }

  /// Moves the camera over the ground by points of the view: to the right and down.
  public static func scroll(byX x: Double, y: Double) -> CameraUpdate { .scroll(x: x, y: y) }
}
