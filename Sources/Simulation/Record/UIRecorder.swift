import Navigation
import NavigationMap
import Recording

/// Records what the user interface of the navigation tells.
final class UIRecorder: NavigationUISettingsDelegate {
  private let maps: MapRecorder

  /// - Parameter maps: Records what the maps tell, to which the interface belongs.
  init(_ maps: MapRecorder) { self.maps = maps }

  func settings(_ settings: NavigationUISettings, didChangeMode mode: NavigationUIMode) {
    maps.recorder.record(Event.UI.DidChangeMode.self) { $0.mode = .init(mode) }
  }

  func settings(_ settings: NavigationUISettings, didChange setting: UISetting, to isOn: Bool) {
    maps.recorder.record(Event.UI.SettingsChanged.self) { event in
      event.setting = .init(setting)
      event.value = isOn
    }
  }
}
