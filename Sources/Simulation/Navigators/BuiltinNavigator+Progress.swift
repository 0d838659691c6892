import Navigation
import ScenarioLanguage

extension BuiltinNavigator {
  var progress: FixReading.Progress {
    var progress = FixReading.Progress()
    guard let kept else { return progress }
    let estimate = kept.timeAndDistanceToNextDestination
    progress.remainingTime = estimate?.time
    progress.remainingDistance = estimate?.distance
    progress.deviation = kept.deviation
    return progress
  }
}
