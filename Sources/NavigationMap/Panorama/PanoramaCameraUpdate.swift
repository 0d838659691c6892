/// A change of a panorama's camera.
public enum PanoramaCameraUpdate: Hashable, Sendable {
  /// Degrees to the right.
  case rotateBy(Double)
  case setHeading(Double)
  case setPitch(Double)
  case setZoom(Double)

  /// Returns a camera after the change.
  func applied(to camera: PanoramaCamera) -> PanoramaCamera {
    var camera = camera
    switch self {
    case .rotateBy(let degrees): camera.orientation.heading += degrees.isFinite ? degrees : 0
    case .setHeading(let degrees): camera.orientation.heading = degrees
    case .setPitch(let degrees): camera.orientation.pitch = degrees
    case .setZoom(let zoom): camera.zoom = zoom
    }
    return camera
  }
}
