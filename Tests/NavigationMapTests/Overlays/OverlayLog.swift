import Geodesy
import Navigation

@testable import NavigationMap

/// Hears a map, keeps each callback as a short line, and may do something in it.
final class OverlayLog: MapModelDelegate {
  private(set) var lines: [String] = []
  var isHandled = false
  var window: String?
  var contents: String?
  /// Called with each line.
  var onLine: ((String) -> Void)?

  /// Returns the lines so far and forgets them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ line: String) {
    lines.append(line)
    onLine?(line)
  }

  private func name(_ overlay: Overlay) -> String {
    overlay.title ?? overlay.id.map { "\($0.rawValue)" } ?? "?"
  }

  func map(_ map: MapModel, didAdd overlay: Overlay) { note("\(map.id) + \(name(overlay))") }
  func map(_ map: MapModel, didRemove overlay: Overlay) { note("\(map.id) - \(name(overlay))") }
  func map(_ map: MapModel, didChange property: OverlayProperty, of overlay: Overlay) {
    note("\(name(overlay)) \(property)")
  }
  func map(_ map: MapModel, didRefuse error: OverlayError, for overlay: Overlay) {
    note("\(name(overlay)) refused \(error)")
  }
  func mapDidClear(_ map: MapModel, removing overlays: [Overlay]) {
    note("\(map.id) cleared \(overlays.map(name).joined(separator: " "))")
  }
  func map(_ map: MapModel, didTapAt place: Coordinate) { note("tap") }
  func map(_ map: MapModel, didLongPressAt place: Coordinate) { note("long press") }
  func map(_ map: MapModel, didTap marker: Marker) -> Bool {
    note("tap \(name(marker))")
    return isHandled
  }
  func map(_ map: MapModel, didTapOverlay overlay: Overlay) { note("tap \(name(overlay))") }
  func map(_ map: MapModel, didTap poi: PointOfInterest) { note("tap \(poi.name)") }
  func map(_ map: MapModel, infoWindowFor marker: Marker) -> String? {
    note("window \(name(marker))")
    return window
  }
  func map(_ map: MapModel, infoContentsFor marker: Marker) -> String? {
    note("contents \(name(marker))")
    return contents
  }
  func map(_ map: MapModel, didCloseInfoWindowOf marker: Marker) { note("close \(name(marker))") }
  func map(_ map: MapModel, didTapInfoWindowOf marker: Marker) { note("in \(name(marker))") }
  func map(_ map: MapModel, didLongPressInfoWindowOf marker: Marker) {
    note("long in \(name(marker))")
  }
  func map(_ map: MapModel, didBeginDragging marker: Marker) { note("begin \(name(marker))") }
  func map(_ map: MapModel, didDrag marker: Marker) { note("drag \(name(marker))") }
  func map(_ map: MapModel, didEndDragging marker: Marker) { note("end \(name(marker))") }
}
