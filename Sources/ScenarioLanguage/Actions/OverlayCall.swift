import CanonicalJSON
package import Geodesy
package import NavigationMap
import RoadNetwork

/// Calls about what lies on a map, and touches of it.
///
/// A scenario gives its overlays names; the recording has their numbers.
package enum OverlayCall: ScenarioCall {
  /// Makes an overlay and puts it on a map; of no kind, it is one that was made before.
  case add(String, OverlayKind?, zoomLevel: Double?, [OverlayEdit], map: String)
  case change(String, [OverlayEdit])
  case remove(String)
  /// Copies an overlay; the copy is on no map.
  case copy(String, as: String)
  case clear(map: String)
  case tap(Touch, map: String)
  case longPress(Touch, map: String)
  case tapInfoWindow(map: String)
  case longPressInfoWindow(map: String)
  /// Selects a marker, or none.
  case selectMarker(String?, map: String)
  case drag(DragPhase, String?, through: [Coordinate], map: String)
  case answers(MapAnswers)
  case probeOverlay(String)
  case probeOverlays(map: String)

  /// Where the user touches a map.
  package enum Touch: Hashable, Sendable {
    case place(Coordinate)
    /// Points from the upper left corner of the view.
    case point(ScreenPoint)
  }

  /// What part of a drag.
  package enum DragPhase: String, CaseIterable, Sendable {
    /// From the beginning to the end.
    case whole
    case begin, move, end
  }

  /// The display that is meant where none is named.
  package static let mainMap = "main"

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case addOverlay, changeOverlay, removeOverlay, copyOverlay, clearMap, tap, longPress,
      tapInfoWindow, longPressInfoWindow, selectMarker, drag, mapDelegateAnswers
  }

  static let probes = ["overlay", "overlays"]
}
