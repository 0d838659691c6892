import CanonicalJSON
package import Geodesy
package import NavigationMap
import RoadNetwork

/// Calls of the headless map: camera, control by the navigator, settings, gestures.
package enum MapCall: ScenarioCall {
  case control(map: String)
  case stopControlling
  /// Of no map, the one that the navigator controls.
  case follow(CameraPerspective, map: String?)
  case overview(map: String?)
  case setCamera(CameraEdit, map: String)
  case moveCamera(CameraChange, map: String)
  case animateCamera(CameraChange, seconds: Double, map: String)
  case set(MapEdit, map: String)
  case setUI(UIEdit, map: String)
  case gesture(MapGesture, map: String)
  case tapMyLocationButton(map: String)
  case tapRecenterButton(map: String)
  case tapIncident(String, map: String)
  case startRendering(map: String)
  case stopRendering(map: String)
  case probe(map: String)
  /// Where a place is seen, and which place is seen there.
  case probeProjection(Coordinate, map: String)

  /// The display that is meant where none is named.
  package static let mainMap = "main"

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case controlMap, stopControllingMap, follow, overview, setCamera, moveCamera, animateCamera,
      setMap, setUI, gesture, tapMyLocationButton, tapRecenterButton, tapIncident,
      startRendering, stopRendering
  }

  static let probes = ["mapSnapshot", "projection"]
}
