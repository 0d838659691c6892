/// Hears of the navigation's user interface; called at once.
public protocol NavigationUISettingsDelegate: AnyObject {
  /// The interface entered or left the night mode.
  func settings(_ settings: NavigationUISettings, didChangeMode mode: NavigationUIMode)

  /// A switch of the navigation was changed.
  func settings(_ settings: NavigationUISettings, didChange setting: UISetting, to isOn: Bool)
}

extension NavigationUISettingsDelegate {
  /// Does nothing where it is not implemented.
  public func settings(_ settings: NavigationUISettings, didChangeMode mode: NavigationUIMode) {}
  /// Does nothing where it is not implemented.
  public func settings(
    _ settings: NavigationUISettings,
    didChange setting: UISetting,
    to isOn: Bool
  ) {}
}

/// Reserved for what an app's own screens will hear of the navigation's user interface.
///
/// Nothing is required yet: its sources name the conformance and no members.
public protocol NavigationUIControllerDelegate: AnyObject {}
