import Geodesy

/// The camera of a map as single numbers, which an animation would drive.
public struct MapLayer: Hashable, Sendable {
  /// Degrees north of the equator, -85 to 85.
  public let cameraLatitude: Double
  /// Degrees east of Greenwich, in `-180..<180`.
  public let cameraLongitude: Double
  /// The zoom level, 2 to 21.
  public let cameraZoomLevel: Double
  /// Degrees clockwise from true north, in `0..<360`.
  public let cameraBearing: Double
  /// Degrees between the view and straight down, 0 to 65.
  public let cameraViewingAngle: Double

  init(camera: CameraPosition) {
    cameraLatitude = camera.target.latitude
    cameraLongitude = camera.target.longitude
    cameraZoomLevel = camera.zoom
    cameraBearing = camera.bearing
    cameraViewingAngle = camera.viewingAngle
  }
}
