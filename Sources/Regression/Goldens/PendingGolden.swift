import Platform

/// A recording that waits to become a golden.
package struct PendingGolden: Hashable, Sendable {
  /// The name of the scenario.
  package let name: String

  /// The waiting recording.
  package let path: String

  /// The golden it would become.
  package let goldenPath: String

  /// The navigator that it is of; nil for the SDK's own.
  package let navigator: String?

  /// Creates a waiting recording.
  package init(name: String, path: String, goldenPath: String, navigator: String? = nil) {
    self.navigator = navigator
    self.name = name
    self.path = path
    self.goldenPath = goldenPath
  }

  /// Whether there is a golden that it would replace.
  package var replacesGolden: Bool { FileSystem.kind(of: goldenPath) == .file }
}
