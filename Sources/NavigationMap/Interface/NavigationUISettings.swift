/// The switches of the navigation's user interface, and how light it is.
///
/// One object for the navigator and every map of a context.
public final class NavigationUISettings {
  /// Hears of changes; not kept alive.
  public weak var delegate: (any NavigationUISettingsDelegate)?

  private var changed: Set<UISetting> = []
  /// Does what follows of a switch.
  var didChange: (UISetting) -> Void = { _ in }

  /// The mode by day and night that the sun demands.
  var suggestedMode = NavigationUIMode.normal {
    didSet { if forcedMode == nil, oldValue != suggestedMode { tellMode() } }
  }

  /// The mode that the app wants whatever the time is; nil leaves it to the sun.
  public var forcedMode: NavigationUIMode? {
    didSet { if (oldValue ?? suggestedMode) != mode { tellMode() } }
  }

  /// The mode that holds.
  public var mode: NavigationUIMode { forcedMode ?? suggestedMode }

  init() {}

  /// Whether a switch is on; those that belong to a map are as by default.
  public subscript(setting: UISetting) -> Bool {
    get { setting.isOnByDefault != changed.contains(setting) }
    set {
      guard setting.isOfNavigation, newValue != self[setting] else { return }
      changed.formSymmetricDifference([setting])
      delegate?.settings(self, didChange: setting, to: newValue)
      didChange(setting)
    }
  }

  private func tellMode() { delegate?.settings(self, didChangeMode: mode) }
}
