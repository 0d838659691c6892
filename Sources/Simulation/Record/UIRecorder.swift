import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

/// Records what the user interface of the navigation tells.
final class UIRecorder: NavigationUISettingsDelegate {
  private let maps: MapRecorder

  /// - Parameter maps: Records what the maps tell, to which the interface belongs.
  init(_ maps: MapRecorder) { self.maps = maps }

  func settings(_ settings: NavigationUISettings, didChangeMode mode: NavigationUIMode) {
    maps.record(.uiDidChangeMode) { $0.text("mode", mode.rawValue) }
  }

  func settings(_ settings: NavigationUISettings, didChange setting: UISetting, to isOn: Bool) {
    maps.record(.uiSettingsChanged) { writer in
      writer.text("setting", setting.rawValue)
      writer.flag("value", isOn)
    }
  }
}
