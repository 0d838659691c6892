import Geodesy
import Navigation
import Recording

/// Records what maps tell, and answers their questions.
final class MapRecorder: MapModelDelegate {
  let recorder: Recorder
  private let invariants: InvariantChecker
  /// What the scenario wants answered.
  var answers = MapAnswers()
  /// Knows the scenario's names of tile layers.
  var tiles: ScriptedTiles?

  init(recorder: Recorder, invariants: InvariantChecker) {
    self.recorder = recorder
    self.invariants = invariants
  }

  /// Records what a map told, in its place among what is told.
  func record<Payload: EventPayload>(_ type: Payload.Type, _ fill: (inout Payload) -> Void) {
    invariants.heardFromMap(Payload.kind)
    recorder.record(type, fill)
  }
}
