package import ScenarioLanguage

/// A law broken at a moment.
package struct InvariantViolation: Hashable, Sendable {
  package let name: InvariantName
  /// Milliseconds since the start.
  package let milliseconds: Int64
  package let detail: String

  /// The violation as a person reads it.
  package var message: String { "\(name.rawValue): \(detail)" }
}
