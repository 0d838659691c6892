import Navigation
import NavigationMap
import Recording

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
    recorder.record(Event.Indoor.DidChangeActiveBuilding.self) { event in
      event.mapID = mapID
      event.building = building?.id
    }
  }

  func indoorDisplay(_ display: IndoorDisplay, didChangeActiveLevel level: IndoorLevel?) {
    recorder.record(Event.Indoor.DidChangeActiveLevel.self) { event in
      event.mapID = mapID
      event.level = level?.id
    }
  }
}
