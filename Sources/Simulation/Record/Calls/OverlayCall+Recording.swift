import NavigationMap
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension OverlayCall {
  func record(by recorder: Recorder) {
    switch self {
    case .add(let name, let kind, let zoom, let edits, let map):
      recorder.record(Event.Action.AddOverlay.self) { event in
        event.map = MapCall.other(map)
        event.overlay = name
        event.overlayKind = kind.map { .init($0) }
        event.zoomLevel = zoom
        event.edits = .init(edits)
      }
    case .change(let name, let edits):
      recorder.record(Event.Action.ChangeOverlay.self) { event in
        event.overlay = name
        event.edits = .init(edits)
      }
    case .remove(let name): recorder.record(Event.Action.RemoveOverlay.self) { $0.overlay = name }
    case .copy(let name, let copy):
      recorder.record(Event.Action.CopyOverlay.self) { ($0.overlay, $0.copy) = (name, copy) }
    case .clear(let map):
      recorder.record(Event.Action.ClearMap.self) { $0.map = MapCall.other(map) }
    case .tap(let touch, let map):
      recorder.record(Event.Action.Tap.self) { event in
        event.map = MapCall.other(map)
        event.touch = .init(touch)
      }
    case .longPress(let touch, let map):
      recorder.record(Event.Action.LongPress.self) { event in
        event.map = MapCall.other(map)
        event.touch = .init(touch)
      }
    case .tapInfoWindow(let map):
      recorder.record(Event.Action.TapInfoWindow.self) { $0.map = MapCall.other(map) }
    case .longPressInfoWindow(let map):
      recorder.record(Event.Action.LongPressInfoWindow.self) { $0.map = MapCall.other(map) }
    case .selectMarker(let name, let map):
      recorder.record(Event.Action.SelectMarker.self) { event in
        event.map = MapCall.other(map)
        event.overlay = name
      }
    case .drag(let phase, let name, let places, let map):
      recorder.record(Event.Action.Drag.self) { event in
        event.map = MapCall.other(map)
        event.overlay = name
        event.phase = .init(phase)
        event.through = places.isEmpty ? nil : GeoPath(places).polyline(precision: 6)
      }
    case .answers(let answers):
      recorder.record(Event.Action.MapDelegateAnswers.self) { event in
        event.handlesMarkerTaps = answers.handlesMarkerTaps
        event.infoWindow = answers.infoWindow
        event.infoContents = answers.infoContents
        event.handlesMyLocationButton = answers.handlesMyLocationButton
      }
    case .probeOverlay(let name):
      recorder.record(Event.Action.Probe.self) { ($0.what, $0.overlay) = (.overlay, name) }
    case .probeOverlays(let map):
      recorder.record(Event.Action.Probe.self) { event in
        event.what = .overlays
        event.map = MapCall.other(map)
      }
    }
  }
}

extension Recorded.Touch {
  fileprivate init(_ touch: OverlayCall.Touch) {
    self.init()
    switch touch {
    case .place(let place): coordinate = place
    case .point(let point): (x, y) = (point.x, point.y)
    }
  }
}
