import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension MapCall {
  func record(by recorder: Recorder) {
    switch self {
    case .control(let map): recorder.record(.controlMap) { $0.display(map) }
    case .stopControlling: recorder.record(.stopControllingMap)
    case .follow(let perspective, let map):
      recorder.record(.follow) { writer in
        writer.optional("map", map)
        writer.text("perspective", perspective.rawValue)
      }
    case .overview(let map): recorder.record(.overview) { $0.optional("map", map) }
    case .setCamera(let edit, let map):
      recorder.record(.setCamera) { writer in
        writer.display(map)
        writer.camera(edit)
      }
    case .moveCamera(let change, let map):
      recorder.record(.moveCamera) { writer in
        writer.display(map)
        writer.change(change)
      }
    case .animateCamera(let change, let seconds, let map):
      recorder.record(.animateCamera) { writer in
        writer.display(map)
        writer.change(change)
        writer.seconds("duration", seconds)
      }
    case .set(let edit, let map):
      recorder.record(.setMap) { writer in
        writer.display(map)
        writer.edit(edit)
      }
    case .setUI(let edit, let map):
      recorder.record(.setUI) { writer in
        writer.display(map)
        writer.edit(edit)
      }
    case .gesture(let gesture, let map):
      recorder.record(.gesture) { writer in
        writer.display(map)
        writer.gesture(gesture)
      }
    case .tapMyLocationButton(let map):
      recorder.record(.tapMyLocationButton) { $0.display(map) }
    case .tapRecenterButton(let map):
      recorder.record(.tapRecenterButton) { $0.display(map) }
    case .tapIncident(let id, let map):
      recorder.record(.tapIncident) { writer in
        writer.display(map)
        writer.text("incident", id)
      }
    case .startRendering(let map): recorder.record(.startRendering) { $0.display(map) }
    case .stopRendering(let map): recorder.record(.stopRendering) { $0.display(map) }
    case .probe(let map):
      recorder.record(.probe) { writer in
        writer.text("what", "mapSnapshot")
        writer.display(map)
      }
    case .probeProjection(let place, let map):
      recorder.record(.probe) { writer in
        writer.text("what", "projection")
        writer.display(map)
        writer.place(place)
      }
    }
  }
}
