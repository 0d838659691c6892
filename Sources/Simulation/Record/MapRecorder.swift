import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

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
  func record(_ kind: EventKind, _ write: (inout JSONWriter) -> Void) {
    invariants.heardFromMap(kind)
    recorder.record(kind, write)
  }
}
