import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

extension TrafficCall {
  func record(by recorder: Recorder) {
    switch self {
    case .delay(let seconds, let from, let to):
      recorder.record(.trafficDelay) { writer in
        writer.seconds("seconds", seconds)
        for (key, place) in [("from", from), ("to", to)] {
          guard let place else { continue }
          writer.beginObject(key)
          writer.place(place)
          writer.endObject()
        }
      }
    case .clear: recorder.record(.clearTraffic)
    }
  }
}
