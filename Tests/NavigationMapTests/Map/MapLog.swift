import Geodesy
import Navigation
import NavigationMap

/// Hears a map and the settings of the navigation, and keeps each callback as a short line.
final class MapLog: MapModelDelegate, NavigationUISettingsDelegate {
  var lines: [String] = []
  private(set) var cameras: [CameraPosition] = []
  var handlesMyLocationButton = false
  var onLine: ((String) -> Void)?

  private func note(_ line: String) {
    lines.append(line)
    onLine?(line)
  }

  /// Returns the lines so far and forgets them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func count(_ line: String) -> Int { lines.count { $0 == line } }

  func map(_ map: MapModel, willMoveByGesture isByGesture: Bool) {
    note("will\(isByGesture ? " gesture" : "")")
  }
  func map(_ map: MapModel, didChangeCamera camera: CameraPosition) {
    cameras.append(camera)
    note("did")
  }
  func map(_ map: MapModel, didBecomeIdleAt camera: CameraPosition) { note("idle") }
  func map(
    _ map: MapModel,
    didChangeCameraModeFrom old: CameraMode,
    to new: CameraMode,
    perspective: CameraPerspective
  ) { note("mode \(old)→\(new) \(perspective)") }
  func mapDidBeginControl(_ map: MapModel, overriding overrides: MapOverrides) {
    note("control \(map.id)")
  }
  func mapDidEndControl(_ map: MapModel) { note("release \(map.id)") }
  func map(_ map: MapModel, didChangeMapType type: MapType, shown: MapType) {
    note("type \(type) shown \(shown)")
  }
  func map(_ map: MapModel, didChange setting: UISetting, to isOn: Bool) {
    note("\(setting) \(isOn)")
  }
  func mapDidTapMyLocationButton(_ map: MapModel) -> Bool {
    note("my location")
    return handlesMyLocationButton
  }
  func mapDidTapRecenterButton(_ map: MapModel) { note("recenter") }
  func map(_ map: MapModel, didShowTrafficPrompt text: String) { note("prompt \(text)") }
  func map(_ map: MapModel, didShowIncidentCard incident: TrafficIncident) {
    note("card \(incident.id)")
  }
  func mapDidStartTileRendering(_ map: MapModel) { note("tiles") }
  func mapDidFinishTileRendering(_ map: MapModel) { note("tiles done") }
  func mapSnapshotIsReady(_ map: MapModel) { note("snapshot") }
  func mapDidStartRendering(_ map: MapModel) { note("rendering") }
  func mapDidStopRendering(_ map: MapModel) { note("no rendering") }
  func map(_ map: MapModel, didAdd overlay: Overlay) { note("+\(overlay.kind)") }
  func map(_ map: MapModel, didRemove overlay: Overlay) { note("-\(overlay.kind)") }
  func settings(_ settings: NavigationUISettings, didChangeMode mode: NavigationUIMode) {
    note("ui \(mode)")
  }
  func settings(_ settings: NavigationUISettings, didChange setting: UISetting, to isOn: Bool) {
    note("\(setting) \(isOn)")
  }
}
