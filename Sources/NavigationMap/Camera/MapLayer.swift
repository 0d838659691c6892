import Geodesy

/// The camera of a map as single numbers, which an animation would drive.
public struct MapLayer: Hashable, Sendable {
  public let cameraLatitude: Double
  public let cameraLongitude: Double
  public let cameraZoomLevel: Double
  public let cameraBearing: Double
  public let cameraViewingAngle: Double

  init(camera: CameraPosition) {
    cameraLatitude = camera.target.latitude
    cameraLongitude = camera.target.longitude
    cameraZoomLevel = camera.zoom
    cameraBearing = camera.bearing
    cameraViewingAngle = camera.viewingAngle
  }
}
