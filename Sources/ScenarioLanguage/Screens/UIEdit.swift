package import NavigationMap

/// New values of the user interface's switches; what is not there stays as it is.
package struct UIEdit: Hashable, Sendable {
  /// How light the interface is to be.
  package enum Mode: String, CaseIterable, Sendable {
    case normal, night
    /// As the sun wants it.
    case automatic
  }

  /// All gestures at once: scroll, zoom, tilt and rotate.
  package var allGestures: Bool?
  /// In the order of the scenario.
  package var settings: [Switch] = []
  /// How light the interface is to be.
  package var mode: Mode?
  /// Whether somebody hears of changes.
  package var hasDelegate: Bool?

  /// A setting of the interface with its new value.
  package struct Switch: Hashable, Sendable {
    /// Which setting it is.
    package var setting: UISetting
    /// Whether it is on from now on.
    package var isOn: Bool
  }

  /// Creates an edit that changes nothing.
  package init() {}
}
