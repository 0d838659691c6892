import CanonicalJSON
import Geodesy
import Navigation

/// Records what maps tell, and answers their questions.
final class MapRecorder: MapModelDelegate {
  let recorder: Recorder
  /// What the scenario wants answered.
  var answers = MapAnswers()

  init(recorder: Recorder) {
    self.recorder = recorder
  }
}
