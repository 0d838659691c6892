/// The switches of one map, and with them those of the navigation.
public final class MapUISettings {
  /// Does what follows of a switch of the map.
  var didChange: (_ setting: UISetting, _ isOn: Bool) -> Void = { _, _ in }
  /// The switches of the navigation: the same object for the navigator and every map of a context.
  public let navigation: NavigationUISettings
  /// The switches that are not as they are by default.
  private var changed: Set<UISetting> = []

  init(navigation: NavigationUISettings) { self.navigation = navigation }

  /// Whether a switch is on.
  public subscript(setting: UISetting) -> Bool {
    get {
      setting.isOfNavigation
        ? navigation[setting] : setting.isOnByDefault != changed.contains(setting)
    }
    set {
      if setting.isOfNavigation {
        navigation[setting] = newValue
        return
      }
      guard newValue != self[setting] else { return }
      changed.formSymmetricDifference([setting])
      didChange(setting, newValue)
    }
  }

  /// Switches scrolling, zooming, tilting and rotating by gestures on or off.
  public func setAllGestures(_ isEnabled: Bool) {
    for kind in MapGesture.Kind.allCases { self[kind.setting] = isEnabled }
  }
}
