import Geodesy
import Navigation

/// What the navigation shows beside maps: how light it is, and what it says of the traffic.
///
/// Told after the maps.
final class NavigationUI: NavigatorCompanion {
  /// Nanoseconds from one traffic prompt to the next during guidance: 2 min.
  static let promptPeriod: Int64 = 120_000_000_000

  let settings = NavigationUISettings()
  private weak var surroundings: Surroundings?
  private var promptTimer: (any Cancellable)?

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    settings.didChange = { [weak self] setting in
      guard setting == .destinationMarkers else { return }
      self?.surroundings?.navigator?.controlledMap?.showDestinations()
    }
    surroundings.add(self, as: .ui)
    if let navigator = surroundings.navigator, navigator.isGuiding { startPrompts() }
  }

  /// Takes the mode by the altitude of the sun at the position.
  package func positionDidChange(to location: Location) {
    guard let surroundings else { return }
    let time = surroundings.epochMilliseconds + surroundings.scheduler.now.milliseconds
    let altitude = SunPosition(atMilliseconds: time).altitude(at: location.coordinate)
    settings.suggestedMode = settings.suggestedMode.next(sunAltitude: altitude)
  }

  /// Begins or ends the traffic prompts, of which the first comes after a whole period.
  package func guidanceDidChange(_ isActive: Bool, of navigator: Navigator) {
    promptTimer?.cancel()
    promptTimer = nil
    if isActive { startPrompts() }
  }

  private func startPrompts() {
    promptTimer = surroundings?.scheduler.scheduleRepeating(
      everyNanoseconds: Self.promptPeriod,
      as: .timer
    ) { [weak self] in self?.prompt() }
  }

  private func prompt() {
    guard settings[.trafficPrompts], let navigator = surroundings?.navigator,
      navigator.isGuiding, let map = navigator.controlledMap, let text = navigator.trafficPrompt
    else { return }
    map.delegate?.map(map, didShowTrafficPrompt: text)
  }
}
