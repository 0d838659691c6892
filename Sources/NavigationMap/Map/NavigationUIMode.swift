/// How light the navigation UI is.
public enum NavigationUIMode: String, CaseIterable, Sendable {
  /// By day.
  case normal
  /// Darker.
  case night
}
