package import Geodesy
package import Navigation

/// Parts of a camera position; what is nil stays as it is.
package struct CameraEdit: Hashable, Sendable {
  package var target: Coordinate?
  package var zoom: Double?
  package var bearing: Double?
  package var viewingAngle: Double?

  package init() {}

  /// Returns a position with these parts, each inside of its clamps.
  package func applied(to camera: CameraPosition) -> CameraPosition {
    CameraPosition(
      target: target ?? camera.target,
      zoom: zoom ?? camera.zoom,
      bearing: bearing ?? camera.bearing,
      viewingAngle: viewingAngle ?? camera.viewingAngle
    )
  }
}
