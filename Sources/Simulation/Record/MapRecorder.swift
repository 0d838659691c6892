import Geodesy
import Navigation
import NavigationMap
import Recording
import ScenarioLanguage

/// Records what maps tell, and answers their questions.
final class MapRecorder: MapModelDelegate {
  let recorder: Recorder
  /// What the scenario wants answered.
  var answers = MapAnswers()
  /// Knows the scenario's names of tile layers.
  var tiles: ScriptedTiles?

  init(recorder: Recorder) { self.recorder = recorder }
}
