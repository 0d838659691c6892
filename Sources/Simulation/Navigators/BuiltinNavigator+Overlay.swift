import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: OverlayCall) {
    switch call {
    case .add(let name, let kind, let zoom, let edits, let map):
      guard let display = displays[map] else { return }
      do throws(OverlayError) {
        if let kind { overlays[name] = try OverlayTable.make(kind, zoomLevel: zoom, edits) }
        overlays[name]?.map = display
      } catch {
        recordRefusal(of: name, error)
      }
    case .change(let name, let edits): change(name, edits)
    case .remove(let name): overlays[name]?.map = nil
    case .copy(let name, let copy): overlays[copy] = overlays[name]?.copy()
    case .clear(let map): displays[map]?.clear()
    case .tap(let touch, let map):
      guard let display = displays[map], let point = point(of: touch, on: display) else { return }
      display.tap(at: point)
    case .longPress(let touch, let map):
      guard let display = displays[map], let point = point(of: touch, on: display) else { return }
      display.longPress(at: point)
    case .tapInfoWindow(let map): displays[map]?.tapInfoWindow()
    case .longPressInfoWindow(let map): displays[map]?.longPressInfoWindow()
    case .selectMarker(let name, let map):
      displays[map]?.selectedMarker = name.flatMap { overlays[$0] as? Marker }
    case .drag(let phase, let name, let places, let map):
      guard let display = displays[map] else { return }
      drag(phase, name, through: places, on: display)
    case .answers(let answers): displays.mapRecorder.answers = answers
    case .probeOverlay(let name):
      guard let overlay = overlays[name] else { return }
      recorder.record(.overlayState) { writer in
        writer.text("overlay", name)
        if let id = overlay.id { writer.number("overlayID", id.rawValue) }
        writer.text("type", overlay.kind.rawValue)
        writer.optional("mapID", overlay.map?.id)
        writer.properties(of: overlay)
      }
    case .probeOverlays(let map):
      guard let display = displays[map] else { return }
      recorder.record(.overlaysState) { $0.overlays(of: display) }
    }
  }

  private func change(_ name: String, _ edits: [OverlayEdit]) {
    guard let overlay = overlays[name] else { return }
    for edit in edits {
      do throws(OverlayError) {
        _ = try edit.apply(to: overlay)
      } catch {
        recordRefusal(of: name, error)
      }
    }
  }

  private func drag(
    _ phase: OverlayCall.DragPhase,
    _ name: String?,
    through places: [Coordinate],
    on display: MapModel
  ) {
    if phase == .whole || phase == .begin {
      guard let name, let marker = overlays[name] as? Marker else { return }
      do throws(OverlayError) {
        try display.beginDragging(marker)
      } catch {
        return recordRefusal(of: name, error)
      }
    }
    for place in places { display.drag(to: place) }
    if phase == .whole || phase == .end { display.endDragging() }
  }

  /// Returns where the view is touched; nil where the place cannot be seen.
  private func point(of touch: OverlayCall.Touch, on display: MapModel) -> ScreenPoint? {
    switch touch {
    case .point(let point): point
    case .place(let place): display.projection.point(for: place)
    }
  }

  /// Records that an overlay was not made, or a call about it not done.
  private func recordRefusal(of name: String, _ error: OverlayError) {
    recorder.record(.mapOverlayRefused) { writer in
      if let id = overlays[name]?.id { writer.number("overlayID", id.rawValue) }
      writer.text("overlay", name)
      writer.overlayError(error)
    }
  }
}
