import Navigation
import Recording
import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: SimulatorCall) {
    guard let navigator = navigator() else { return }
    let simulator = navigator.locationSimulator
    switch call {
    case .alongExistingRoute: simulator.simulateAlongExistingRoute()
    case .alongNewRoute(let list, let options):
      let waypoints = resolved(list)
      request(through: waypoints) { completion in
        simulator.simulateAlongNewRoute(to: waypoints, options: options, completion: completion)
      }
    case .location(let coordinate): simulator.simulateLocation(at: coordinate)
    case .stop: simulator.stop()
    case .pause(let isPaused): simulator.isPaused = isPaused
    case .set(let settings):
      if let multiplier = settings.speedMultiplier { simulator.speedMultiplier = multiplier }
      if let jitter = settings.jitter { simulator.jitter = jitter }
      if let bias = settings.bias { simulator.bias = bias }
      if let spacing = settings.spacing {
        simulator.pace = spacing.isFinite ? .points(spacing: spacing) : .expected
      }
    }
  }
}
