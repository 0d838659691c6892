/// A value of `NAVSIM_UPDATE` that means nothing.
package struct UpdatePolicyError: Error, Hashable, Sendable, CustomStringConvertible {
  package var value: String

  package var description: String {
    "NAVSIM_UPDATE: error: '\(value)' is none of 'all', 'changed', 'missing', 'none'"
  }
}
