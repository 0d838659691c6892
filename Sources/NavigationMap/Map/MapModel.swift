import Geodesy
public import Navigation

/// A map without pixels: its camera, what lies on it, and who moves it.
///
/// Made by ``NavigationContext/makeMap(id:viewport:)``. Single-threaded. Its delegate is called at once.
public final class MapModel {
  /// The identity under which it is told of.
  public let id: String
  weak var context: NavigationContext?
  let scheduler: any Scheduling

  /// Not kept alive.
  public weak var delegate: (any MapModelDelegate)?

  /// The size of the view in points, and its padding.
  public internal(set) var viewport: MapViewport

  /// The switches of gestures and controls, and those of the navigation.
  public let settings: MapUISettings

  /// What lies on the map.
  let board = OverlayBoard()
  let overlayNumbers: OverlayNumbers

  /// What the ground itself shows and lets be tapped.
  public var pointsOfInterest: [PointOfInterest] = []

  // MARK: - Camera

  var cameraState = MapModel.defaultCamera
  /// The zoom levels that the camera may have.
  public internal(set) var zoomRange = ZoomRange.all
  /// The move under way, and how many there were.
  var currentMove: MapMove?
  var moveCount = 0

  // MARK: - Following

  var cameraModeState = CameraMode.free
  var perspectiveState = CameraPerspective.tilted
  var followingZoomState: Double?
  /// The last position that was shown.
  var shownLocation: Location?

  // MARK: - Control

  /// The navigator that controls the map; nil without one.
  public internal(set) weak var navigator: Navigator?
  /// The route on the map, and its destinations.
  var routeLine: Polyline?
  var routeMarkers: [Marker] = []
  /// The route that the line is of, and the boxes of what remains of it.
  var shownRoute: RouteID?
  var routeBounds: RouteBounds?

  // MARK: - Appearance

  var mapTypeState = MapType.normal
  var myLocationState = false

  /// The name of the style of the ground; it holds for the normal type only.
  public var mapStyle: String?
  /// Whether the traffic is drawn (no).
  public var isTrafficEnabled = false
  /// Whether buildings are drawn (yes).
  public var areBuildingsEnabled = true
  /// Whether the insides of buildings are shown (yes).
  public var isIndoorEnabled = true {
    didSet {
      // At once: a map that stands still shows it, too.
      if isIndoorEnabled != oldValue {
        indoorDisplay.cameraDidSettle(at: camera, isEnabled: isIndoorEnabled)
      }
    }
  }
  /// Whether what lies on the map is hidden from assistive technology (yes).
  public var areAccessibilityElementsHidden = true
  /// How often the map would like to be drawn.
  public var preferredFrameRate = MapFrameRate.maximum

  // MARK: - Address search

  /// What the address form put on the map.
  var searchImages: [Marker] = []
  /// The scale that the address form wants; 0 until it wanted one.
  public internal(set) var scale = 0

  // MARK: - Rendering

  /// Whether the map is drawn.
  public internal(set) var isRendering = true
  /// Whether the drawing of tiles is told after each idle.
  public var tellsTileRendering = false
  /// The move after which tiles are drawn and not all are there; nil if none is.
  var renderedMove: Int?

  // MARK: - Ground

  /// The layers of tiles, in the order in which they came.
  var tileLayers: [TileLayer] = []
  let tileLayerNumbers: TileNumbers

  /// The building that is looked into.
  public let indoorDisplay = IndoorDisplay()

  init(id: String, viewport: MapViewport, context: NavigationContext) {
    self.id = id
    self.viewport = viewport
    self.context = context
    scheduler = context.surroundings.scheduler
    overlayNumbers = context.surroundings.sharedMapState.overlayNumbers
    tileLayerNumbers = context.surroundings.sharedMapState.tileLayerNumbers
    settings = MapUISettings(navigation: context.surroundings.navigationUI.settings)
    settings.didChange = { [weak self] setting, isOn in
      guard let self else { return }
      delegate?.map(self, didChange: setting, to: isOn)
    }
    board.map = self
  }

  /// The camera of a map that was given none: on the equator and Greenwich's meridian, as far out as it
  /// goes.
  public static let defaultCamera = CameraPosition(
    target: Coordinate(latitude: 0, longitude: 0),
    zoom: ZoomRange.all.minimum
  )

  /// The camera as it is, during an animation or gesture on its way.
  ///
  /// Setting it is ``setCamera(_:)``.
  public var camera: CameraPosition {
    get { cameraState }
    set { setCamera(newValue) }
  }

  /// Where places are seen now; an immutable value of this moment.
  public var projection: MapProjection { MapProjection(camera: camera, viewport: viewport) }

  /// The camera as a layer of an animation would have it.
  public var layer: MapLayer { MapLayer(camera: camera) }
}
