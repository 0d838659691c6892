import Navigation

/// What the program says of itself.
enum Program {
  /// The version of the program.
  static let version = NavigationContext.version

  /// The version of Swift that it was compiled with.
  static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  /// The line that `--version` prints.
  static var versionLine: String { "navsim \(version) (Swift \(swiftVersion))" }
}
