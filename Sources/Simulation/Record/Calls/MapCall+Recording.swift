import NavigationMap
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension MapCall {
  func record(by recorder: Recorder) {
    switch self {
    case .control(let map):
      recorder.record(Event.Action.ControlMap.self) { $0.map = Self.other(map) }
    case .stopControlling: recorder.record(Event.Action.StopControllingMap.self)
    case .follow(let perspective, let map):
      recorder.record(Event.Action.Follow.self) { event in
        event.map = map
        event.perspective = .init(perspective)
      }
    case .overview(let map): recorder.record(Event.Action.Overview.self) { $0.map = map }
    case .setCamera(let edit, let map):
      recorder.record(Event.Action.SetCamera.self) { event in
        event.map = Self.other(map)
        event.camera = .init(edit)
      }
    case .moveCamera(let change, let map):
      recorder.record(Event.Action.MoveCamera.self) { event in
        event.map = Self.other(map)
        event.change = .init(change)
      }
    case .animateCamera(let change, let seconds, let map):
      recorder.record(Event.Action.AnimateCamera.self) { event in
        event.map = Self.other(map)
        event.change = .init(change)
        event.duration = seconds
      }
    case .set(let edit, let map):
      recorder.record(Event.Action.SetMap.self) { event in
        event.map = Self.other(map)
        event.tell(edit)
      }
    case .setUI(let edit, let map):
      recorder.record(Event.Action.SetUI.self) { event in
        event.map = Self.other(map)
        event.tell(edit)
      }
    case .gesture(let gesture, let map):
      recorder.record(Event.Action.Gesture.self) { event in
        event.map = Self.other(map)
        event.tell(gesture)
      }
    case .tapMyLocationButton(let map):
      recorder.record(Event.Action.TapMyLocationButton.self) { $0.map = Self.other(map) }
    case .tapRecenterButton(let map):
      recorder.record(Event.Action.TapRecenterButton.self) { $0.map = Self.other(map) }
    case .tapIncident(let id, let map):
      recorder.record(Event.Action.TapIncident.self) { event in
        event.map = Self.other(map)
        event.incident = id
      }
    case .startRendering(let map):
      recorder.record(Event.Action.StartRendering.self) { $0.map = Self.other(map) }
    case .stopRendering(let map):
      recorder.record(Event.Action.StopRendering.self) { $0.map = Self.other(map) }
    case .probe(let map):
      recorder.record(Event.Action.Probe.self) { event in
        event.what = .mapSnapshot
        event.map = Self.other(map)
      }
    case .probeProjection(let place, let map):
      recorder.record(Event.Action.Probe.self) { event in
        event.what = .projection
        event.map = Self.other(map)
        event.coordinate = place
      }
    }
  }

  /// The name of a display as recorded: nil for the main one.
  static func other(_ map: String) -> String? { map == mainMap ? nil : map }
}
