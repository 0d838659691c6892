package import NavigationMap

/// New values of a map's properties; what is nil stays as it is.
package struct MapEdit: Hashable, Sendable {
  /// Whether the map shows navigation.
  package var isNavigationEnabled: Bool?
  /// What the ground looks like.
  package var mapType: MapType?
  /// The name of the style of the ground.
  package var mapStyle: String?
  /// Whether the position is drawn.
  package var isMyLocationEnabled: Bool?
  /// Whether the traffic is drawn.
  package var isTrafficEnabled: Bool?
  /// Whether buildings are drawn.
  package var areBuildingsEnabled: Bool?
  /// Whether the insides of buildings are shown.
  package var isIndoorEnabled: Bool?
  /// Whether what lies on the map is hidden from assistive technology.
  package var areAccessibilityElementsHidden: Bool?
  /// How often the map is to be drawn.
  package var frameRate: MapFrameRate?
  /// Whether the recording tells when tiles are drawn.
  package var tellsTileRendering: Bool?
  /// The lowest zoom level, -1000 to 1000.
  package var minimumZoom: Double?
  /// The highest zoom level, -1000 to 1000.
  package var maximumZoom: Double?
  /// Points that controls cover at the edges.
  package var padding: EdgeInsets?
  /// From where the camera looks while it follows.
  package var perspective: CameraPerspective?
  /// Infinity leaves it to the perspective.
  package var followingZoom: Double?
  /// What the camera does by itself.
  package var cameraMode: CameraMode?

  /// Creates an edit that changes nothing.
  package init() {}
}
