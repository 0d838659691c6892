import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

/// Records which building a map looks into.
final class IndoorRecorder: IndoorDisplayDelegate {
  private let recorder: Recorder
  private let mapID: String

  init(recorder: Recorder, mapID: String) {
    self.recorder = recorder
    self.mapID = mapID
  }

  func indoorDisplay(
    _ display: IndoorDisplay,
    didChangeActiveBuilding building: IndoorBuilding?
  ) {
    recorder.record(.indoorDidChangeActiveBuilding) { writer in
      writer.text("mapID", mapID)
      writer.textOrNull("building", building?.id)
    }
  }

  func indoorDisplay(_ display: IndoorDisplay, didChangeActiveLevel level: IndoorLevel?) {
    recorder.record(.indoorDidChangeActiveLevel) { writer in
      writer.text("mapID", mapID)
      writer.textOrNull("level", level?.id)
    }
  }
}

extension JSONWriter {
  mutating func textOrNull(_ key: StaticString, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }
}
