import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension OverlayCall {
  func record(by recorder: Recorder) {
    switch self {
    case .add(let name, let kind, let zoom, let edits, let map):
      recorder.record(.addOverlay) { writer in
        writer.display(map)
        writer.text("overlay", name)
        writer.optional("kind", kind?.rawValue)
        writer.optional("zoomLevel", zoom, decimals: 4)
        writer.edits(edits)
      }
    case .change(let name, let edits):
      recorder.record(.changeOverlay) { writer in
        writer.text("overlay", name)
        writer.edits(edits)
      }
    case .remove(let name): recorder.record(.removeOverlay) { $0.text("overlay", name) }
    case .copy(let name, let copy):
      recorder.record(.copyOverlay) { writer in
        writer.text("overlay", name)
        writer.text("as", copy)
      }
    case .clear(let map): recorder.record(.clearMap) { $0.display(map) }
    case .tap(let touch, let map):
      recorder.record(.tap) { writer in
        writer.display(map)
        writer.touch(touch)
      }
    case .longPress(let touch, let map):
      recorder.record(.longPress) { writer in
        writer.display(map)
        writer.touch(touch)
      }
    case .tapInfoWindow(let map): recorder.record(.tapInfoWindow) { $0.display(map) }
    case .longPressInfoWindow(let map): recorder.record(.longPressInfoWindow) { $0.display(map) }
    case .selectMarker(let name, let map):
      recorder.record(.selectMarker) { writer in
        writer.display(map)
        writer.optional("overlay", name)
      }
    case .drag(let phase, let name, let places, let map):
      recorder.record(.drag) { writer in
        writer.display(map)
        writer.optional("overlay", name)
        writer.text("phase", phase.rawValue)
        if !places.isEmpty {
          writer.text("through", GeoPath(places).polyline(precision: 6))
        }
      }
    case .answers(let answers):
      recorder.record(.mapDelegateAnswers) { writer in
        writer.flag("handlesMarkerTaps", answers.handlesMarkerTaps)
        writer.optional("infoWindow", answers.infoWindow)
        writer.optional("infoContents", answers.infoContents)
        if answers.handlesMyLocationButton { writer.flag("handlesMyLocationButton", true) }
      }
    case .probeOverlay(let name):
      recorder.record(.probe) { writer in
        writer.text("what", "overlay")
        writer.text("overlay", name)
      }
    case .probeOverlays(let map):
      recorder.record(.probe) { writer in
        writer.display(map)
        writer.text("what", "overlays")
      }
    }
  }
}

extension JSONWriter {

  fileprivate mutating func touch(_ touch: OverlayCall.Touch) {
    switch touch {
    case .place(let coordinate): place(coordinate)
    case .point(let point):
      optional("x", point.x, decimals: 2)
      optional("y", point.y, decimals: 2)
    }
  }

  fileprivate mutating func edits(_ edits: [OverlayEdit]) {
    for edit in edits {
      if case .place(let coordinate) = edit.value {
        place(coordinate)
      } else {
        key(edit.property.rawValue)
        overlayValue(edit.value, of: edit.property)
      }
    }
  }
}
