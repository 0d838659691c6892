/// What a test may write, and how strict it is.
package struct UpdatePolicy: Hashable, Sendable {
  /// The values of `--update` and `NAVSIM_UPDATE`.
  package enum Mode: String, CaseIterable, Sendable {
    /// Goldens that are missing and goldens that differ are written.
    case all
    /// Goldens that differ are written.
    case changed
    /// Goldens that are missing are written.
    case missing
    /// Nothing is written, not even a pending recording.
    case none
  }

  /// Whether a golden that is missing is written at once.
  package var writesMissing = false

  /// Whether a golden that differs is replaced at once.
  package var writesChanged = false

  /// Whether a golden is written only where nothing but words and shapes differ.
  package var writesOnlyCosmetic = false

  /// What alone may differ where a golden is written: a ``Finding/group``; nil where anything may.
  package var writesOnlyGroup: String?

  /// Whether a golden is written only where the same recording waited, so that somebody can have seen it.
  package var writesOnlySeen = false

  /// Whether new recordings are left beside the goldens for review.
  package var writesPending = false

  /// Whether what is only untidy elsewhere fails here.
  package var isCheckMode = false

  /// Reads the flag and the environment: a flag beats `NAVSIM_UPDATE`, and that beats `CI`.
  ///
  /// - Parameters:
  ///   - flag: the value of `--update`.
  ///   - environment: the value of a variable, `nil` if it is not set.
  /// - Throws: ``UpdatePolicyError`` for a value of `NAVSIM_UPDATE` that is none of the four.
  package init(
    flag: Mode?,
    environment: (String) -> String?
  ) throws(UpdatePolicyError) {
    let isCI = !["", "0", "false"].contains(environment("CI")?.lowercased() ?? "")
    let hasPendingFolder = environment("NAVSIM_PENDING_DIR")?.isEmpty == false
    var mode = flag
    if mode == nil { mode = try Self.mode(of: environment("NAVSIM_UPDATE")) }
    writesMissing = mode == .all || mode == .missing
    writesChanged = mode == .all || mode == .changed
    // A folder named for them is asked for, and lies outside what CI must not touch.
    writesPending = mode != Mode.none && (!isCI || hasPendingFolder)
    isCheckMode = isCI || mode == Mode.none
  }

  /// Nothing is written, and a missing golden fails.
  package static let checking = UpdatePolicy()

  private init() { isCheckMode = true }

  private static func mode(of text: String?) throws(UpdatePolicyError) -> Mode? {
    guard let text, !text.isEmpty else { return nil }
    guard let mode = Mode(rawValue: text) else { throw UpdatePolicyError(value: text) }
    return mode
  }
}

/// A value of `NAVSIM_UPDATE` that means nothing.
package struct UpdatePolicyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of the variable.
  package var value: String

  package var description: String {
    "NAVSIM_UPDATE: error: '\(value)' is none of 'all', 'changed', 'missing', 'none'"
  }
}
