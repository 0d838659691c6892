package import Navigation

/// New values of a map's properties; what is nil stays as it is.
package struct MapEdit: Hashable, Sendable {
  package var isNavigationEnabled: Bool?
  package var mapType: MapType?
  package var mapStyle: String?
  package var isMyLocationEnabled: Bool?
  package var isTrafficEnabled: Bool?
  package var areBuildingsEnabled: Bool?
  package var isIndoorEnabled: Bool?
  package var areAccessibilityElementsHidden: Bool?
  package var frameRate: MapFrameRate?
  package var tellsTileRendering: Bool?
  package var minimumZoom: Double?
  package var maximumZoom: Double?
  package var padding: EdgeInsets?
  package var perspective: CameraPerspective?
  /// Infinity leaves it to the perspective.
  package var followingZoom: Double?
  package var cameraMode: CameraMode?

  package init() {}
}
