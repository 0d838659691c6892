/// What the info window of the selected marker shows.
public enum InfoWindowContent: Hashable, Sendable {
  /// A view of the app in place of the window.
  case window(String)
  /// A view of the app inside of the standard window.
  case contents(String)
  /// The marker's title and snippet in the standard window; without both there is no window.
  case standard
}
