import Geodesy

/// Where directions are seen in the view of a panorama: a pinhole camera at a place.
public struct PanoramaProjection: Hashable, Sendable {
  /// How the panorama is looked at.
  public let camera: PanoramaCamera
  /// The view that it is seen in; its padding does not count.
  public let viewport: MapViewport

  /// Creates the projection of a camera into a view.
  public init(camera: PanoramaCamera, viewport: MapViewport) {
    self.camera = camera
    self.viewport = viewport
  }

  /// From the eye to the picture, in points.
  private var focalLength: Double {
    let half = camera.fieldOfView / 2 * (.pi / 180)
    return max(viewport.width, viewport.height) / 2 / DeterministicMath.tan(half) * camera.zoom
  }

  private var middle: ScreenPoint {
    ScreenPoint(x: viewport.width / 2, y: viewport.height / 2)
  }

  /// Returns where a direction is seen, also outside of the view; nil behind the camera.
  public func point(for orientation: PanoramaOrientation) -> ScreenPoint? {
    let radians = Double.pi / 180
    let turn = (orientation.heading - camera.orientation.heading) * radians
    let (sinTurn, cosTurn) = DeterministicMath.sineAndCosine(turn)
    let (sinPitch, cosPitch) = DeterministicMath.sineAndCosine(orientation.pitch * radians)
    let (sinTilt, cosTilt) = DeterministicMath.sineAndCosine(camera.orientation.pitch * radians)
    let right = cosPitch * sinTurn
    let ahead = cosPitch * cosTurn
    let forward = ahead * cosTilt + sinPitch * sinTilt
    let up = sinPitch * cosTilt - ahead * sinTilt
    guard forward > 1e-9 else { return nil }
    return ScreenPoint(
      x: middle.x + focalLength * right / forward,
      y: middle.y - focalLength * up / forward
    )
  }

  /// Returns the direction seen at a point of the view or outside of it.
  public func orientation(for point: ScreenPoint) -> PanoramaOrientation {
    let radians = Double.pi / 180
    let (sinTilt, cosTilt) = DeterministicMath.sineAndCosine(camera.orientation.pitch * radians)
    let right = (point.x - middle.x) / focalLength
    let up = (middle.y - point.y) / focalLength
    let ahead = cosTilt - up * sinTilt
    let rise = sinTilt + up * cosTilt
    let flat = (right * right + ahead * ahead).squareRoot()
    return PanoramaOrientation(
      heading: camera.orientation.heading + DeterministicMath.atan2(right, ahead) / radians,
      pitch: DeterministicMath.atan2(rise, flat) / radians
    )
  }
}
