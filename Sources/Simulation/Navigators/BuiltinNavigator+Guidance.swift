import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: GuidanceCall) {
    guard let navigator = navigator() else { return }
    switch call {
    case .setAudioGuidance(let audio):
      if let voice = audio.voice { navigator.voiceGuidance = voice }
      if let vibration = audio.vibration { navigator.isVibrationEnabled = vibration }
      if let isWanted = audio.bluetooth {
        if isWanted {
          navigator.audioGuidance.insert(.bluetooth)
        } else {
          navigator.audioGuidance.remove(.bluetooth)
        }
      }
      if let isAvailable = audio.isBluetoothAvailable {
        navigator.isBluetoothAvailable = isAvailable
      }
    case .setSpeedAlertOptions(let options): navigator.speedAlertOptions = options
    case .setFasterRoute(let minutes, let percent):
      if let minutes { navigator.fasterRoute.minimumSaving = minutes }
      if let percent { navigator.fasterRoute.minimumSavingPercent = percent }
    case .delegateAnswers(let answers): navigatorRecorder.answers = answers
    }
  }

  func perform(_ call: TrafficCall) {
    switch call {
    case .clear: context.traffic = nil
    case .delay(let seconds, let from, let to):
      guard let navigator = navigator(), let path = stretch(from, to, of: navigator) else { return }
      var traffic = context.traffic ?? TrafficConditions()
      traffic.delays.append(TrafficDelay(seconds: seconds, path: path))
      context.traffic = traffic
    }
  }

  /// The part of the route between two places; nil without a route.
  private func stretch(
    _ from: Coordinate?,
    _ to: Coordinate?,
    of navigator: Navigator
  ) -> GeoPath? {
    guard let path = navigator.route?.path, let leg = navigator.legs?.first?.path else {
      return nil
    }
    let rest = navigator.timeAndDistanceToNextDestination?.distance ?? leg.length
    let start = from.flatMap { path.nearest(to: $0)?.distanceAlong } ?? leg.length - rest
    let end = to.flatMap { path.nearest(to: $0)?.distanceAlong } ?? leg.length
    return end > start ? path.subpath(from: start, through: end) : nil
  }
}
