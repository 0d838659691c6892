package import Geodesy
package import NavigationMap

/// Parts of a camera position; what is nil stays as it is.
package struct CameraEdit: Hashable, Sendable {
  /// What lies in the middle of the view.
  package var target: Coordinate?
  /// The zoom level, as far as it can be written.
  package var zoom: Double?
  /// What is up in the view: degrees clockwise from true north, as far as they can be written.
  package var bearing: Double?
  /// Degrees between the view and straight down, as far as they can be written.
  package var viewingAngle: Double?

  /// Creates an edit that changes nothing.
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

/// A change of a camera as a scenario writes it.
package enum CameraChange: Hashable, Sendable {
  case update(CameraUpdate)
  /// Some parts of the position.
  case edit(CameraEdit)
}
