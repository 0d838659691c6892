import CanonicalJSON
package import Geodesy
package import Navigation
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
    package var zIndex: Int?
    package var tileSize: Int?
    package var opacity: Double?
    package var fadeIn: Bool?
  }

  /// What a call switches of the panorama view; nil stays as it is.
  package struct PanoramaSwitches: Hashable, Sendable {
    package var all: Bool?
    package var orientation: Bool?
    package var zoom: Bool?
    package var navigation: Bool?
    package var linksHidden: Bool?
    package var streetNamesHidden: Bool?
  }

  /// A camera as a scenario asks for it, before it is clamped.
  package struct PanoramaAim: Hashable, Sendable {
    package var heading: Double
    package var pitch: Double
    package var zoom: Double
    package var fov: Double
  }

  /// Where the user touches the panorama view.
  package enum PanoramaTouch: Hashable, Sendable {
    case point(ScreenPoint)
    case direction(PanoramaOrientation)
  }

  static let names = [
    "focusBuilding", "selectLevel", "addTileLayer", "changeTileLayer", "removeTileLayer",
    "requestTiles", "clearTileCache", "requestPanorama", "openPanorama", "closePanorama",
    "movePanorama", "setPanorama", "showInPanorama", "setPanoramaGestures", "setPanoramaCamera",
    "updatePanoramaCamera", "tapPanorama", "dragPanorama", "pinchPanorama",
  ]

  static let probes = ["indoor", "panorama"]
}
