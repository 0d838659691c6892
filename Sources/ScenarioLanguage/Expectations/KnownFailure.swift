import CanonicalJSON

/// The mark of a scenario whose expectations or invariants are violated, which is known and not mended.
package struct KnownFailure: Hashable, Sendable {
  /// Where it is told: a link, or the number of an issue.
  package let issue: String
  /// The date or release since which it is known.
  package let since: String

  /// Reads the section `known`.
  static func read(_ reader: inout JSONObjectReader) -> KnownFailure? {
    let issue = reader.string("issue", .required)
    let since = reader.string("since", .required)
    for (key, text) in [("issue", issue), ("since", since)] where text?.isEmpty == true {
      reader.report("'\(key)' must say something", at: key)
    }
    guard let issue, let since else { return nil }
    return KnownFailure(issue: issue, since: since)
  }

  static var schema: SchemaValue {
    .closed(
      "Marks a violation that is reported and not failed; the run fails once nothing is violated.",
      required: ["issue", "since"],
      [
        ("issue", .nonEmpty("Where it is told: a link, or the number of an issue.")),
        ("since", .nonEmpty("The date or release since which it is known.")),
      ]
    )
  }

  /// The mark as a person reads it.
  package var described: String { "\(issue), since \(since)" }
}
