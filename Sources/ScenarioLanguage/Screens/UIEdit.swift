package import Navigation

/// New values of the user interface's switches; what is not there stays as it is.
package struct UIEdit: Hashable, Sendable {
  /// How light the interface is to be.
  package enum Mode: String, CaseIterable, Sendable {
    case normal, night
    /// As the sun wants it.
    case automatic
  }

  package var allGestures: Bool?
  /// In the order of the scenario.
  package var settings: [Switch] = []
  package var mode: Mode?
  /// Whether somebody hears of changes.
  package var hasDelegate: Bool?

  package struct Switch: Hashable, Sendable {
    package var setting: UISetting
    package var isOn: Bool
  }

  package init() {}
}
