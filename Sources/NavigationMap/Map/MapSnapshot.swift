public import Geodesy
public import Navigation

/// Everything that a picture of the screen needs, as a value.
public struct MapSnapshot: Hashable, Sendable {
  /// A destination of the route: where it is and what it is called.
  public struct Destination: Hashable, Sendable {
    /// Where the stop is, or where the route to it ends.
    public var coordinate: Coordinate
    /// What the app calls it; nil where it has no name.
    public var title: String?
  }

  /// The values of the card with the estimated time of arrival.
  public struct ETACard: Hashable, Sendable {
    /// Seconds and metres to the next destination.
    public var remainingTime: Double
    /// Metres to the next destination.
    public var remainingDistance: Double
    /// When it is reached.
    public var arrival: Instant
  }

  /// The identity of the map, as the app gave it.
  public var mapID: String
  /// The size of the view and its padding.
  public var viewport: MapViewport
  /// Where it looks, during an animation on its way.
  public var camera: CameraPosition
  /// Who moves the camera.
  public var cameraMode = CameraMode.free
  /// How the camera looks at the vehicle when it follows it.
  public var perspective = CameraPerspective.tilted
  /// What the app wants the ground to look like.
  public var mapType = MapType.normal
  /// What is shown of it; another while a navigator controls the map.
  public var effectiveMapType = MapType.normal
  /// The name of the style, where one holds.
  public var mapStyle: String?
  /// Whether a navigator controls the map.
  public var isControlled = false
  /// Whether the traffic is drawn.
  public var isTrafficEnabled = false
  /// Whether buildings are drawn.
  public var areBuildingsEnabled = true
  /// Whether the insides of buildings are shown.
  public var isIndoorEnabled = true
  /// Where the dot or puck is drawn, with its course where that is known; nil where none is.
  public var myLocation: Location?
  /// The whole line of the route on the map; nil without one.
  public var route: GeoPath?
  /// What remains of it.
  public var remainingRoute: GeoPath?
  /// The stops that remain, the next one first.
  public var destinations: [Destination] = []
  /// How light the map is.
  public var uiMode = NavigationUIMode.normal
  /// What the header shows; nil where it is not visible.
  public var header: InstructionEvent?
  /// What the card shows; nil where it is not visible.
  public var etaCard: ETACard?
  /// Whether there is a button that makes the camera follow again.
  public var isRecenterButtonVisible = false
  /// Whether there is a button that leads to the position.
  public var isMyLocationButtonVisible = false
  /// Whether there is a compass: the map is turned, and the switch is on.
  public var isCompassVisible = false
  /// The share of the route that lies behind, for the bar that shows it; nil where it is not visible.
  public var tripProgress: Double?
  /// The scale that the address form wants; 0 until it wanted one.
  public var scale = 0
  /// Whether the map is drawn at all.
  public var isRendering = true
  /// The zoom levels that the camera may have.
  public var zoomRange = ZoomRange.all
  /// The switches that are on, in the order of ``UISetting``.
  public var settings: [UISetting] = []

  /// What lies on the map, from the lowest to the topmost.
  public var overlays: [OverlaySnapshot] = []
  /// The info window that is open.
  public var infoWindow: InfoWindowSnapshot?

  init(mapID: String, viewport: MapViewport, camera: CameraPosition) {
    self.mapID = mapID
    self.viewport = viewport
    self.camera = camera
  }
}
