import CanonicalJSON
package import Geodesy
package import NavigationMap
import RoadNetwork

/// Calls about buildings, tile layers and panoramas.
package enum VenueCall: ScenarioCall {
  /// Brings a building of the scenario into focus, or none.
  case focusBuilding(String?, map: String)
  case selectLevel(String?, map: String)
  case addTileLayer(String, map: String)
  case changeTileLayer(String, TileLayerEdit)
  case removeTileLayer(String)
  case requestTiles(map: String)
  case clearTileCache(String)
  /// Asks the panorama service.
  case requestPanorama(PanoramaQuery)
  /// Opens the panorama view, near a place or nowhere.
  case openPanorama(MapViewport, near: Coordinate?, radius: Double)
  case closePanorama
  case movePanorama(PanoramaQuery)
  /// Sets what the view shows: a panorama of the scenario, or none.
  case setPanorama(String?)
  /// Shows a marker in the view, too.
  case showInPanorama(String)
  case setPanoramaGestures(PanoramaSwitches)
  case setPanoramaCamera(PanoramaAim, seconds: Double)
  case updatePanoramaCamera(PanoramaCameraUpdate, seconds: Double)
  case tapPanorama(PanoramaTouch)
  case dragPanorama(heading: Double, pitch: Double)
  case pinchPanorama(Double)
  case probeIndoor(map: String)
  /// The state of the view, and where a direction is seen.
  case probePanorama(PanoramaOrientation?)

  /// What a call changes of a tile layer; nil stays as it is.
  package struct TileLayerEdit: Hashable, Sendable {
    /// Which of two layers lies above: the one with the higher value, -1 000 000 to 1 000 000.
    package var zIndex: Int?
    /// Pixels of a tile's edge, -100 000 to 100 000; the layer clamps it.
    package var tileSize: Int?
    /// From 0 to 1 in what is shown; the layer clamps the rest.
    package var opacity: Double?
    /// Whether new tiles fade in.
    package var fadeIn: Bool?
  }

  /// What a call switches of the panorama view; nil stays as it is.
  package struct PanoramaSwitches: Hashable, Sendable {
    /// All gestures at once, before the others of the call.
    package var all: Bool?
    /// Whether the user may turn the view.
    package var orientation: Bool?
    /// Whether the user may zoom.
    package var zoom: Bool?
    /// Whether a tap on a link moves to the neighbour.
    package var navigation: Bool?
    /// Whether the links to the neighbours are hidden.
    package var linksHidden: Bool?
    /// Whether the names of streets are hidden.
    package var streetNamesHidden: Bool?
  }

  /// A camera as a scenario asks for it, before it is clamped.
  package struct PanoramaAim: Hashable, Sendable {
    /// Degrees clockwise from north, as far as they can be written.
    package var heading: Double
    /// Degrees above the horizon, as far as they can be written.
    package var pitch: Double
    /// How closely: 1 shows the whole field of view; -100 to 100.
    package var zoom: Double
    /// Degrees that the larger side of the view spans at zoom 1, as far as they can be written.
    package var fov: Double
  }

  /// Where the user touches the panorama view.
  package enum PanoramaTouch: Hashable, Sendable {
    case point(ScreenPoint)
    case direction(PanoramaOrientation)
  }

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case focusBuilding, selectLevel, addTileLayer, changeTileLayer, removeTileLayer,
      requestTiles, clearTileCache, requestPanorama, openPanorama, closePanorama, movePanorama,
      setPanorama, showInPanorama, setPanoramaGestures, setPanoramaCamera, updatePanoramaCamera,
      tapPanorama, dragPanorama, pinchPanorama
  }

  static let probes = ["indoor", "panorama"]
}
