import CanonicalJSON

/// The mark of a scenario whose expectations or laws are violated, which is known and not mended.
package struct KnownFailure: Hashable, Sendable {
  /// Where it is told: a link, or the number of an issue.
  package let issue: String
  /// The date or release since which it is known.
  package let since: String

  private struct Table: KeyTable {
    let issue = Self.said("issue", "Where it is told: a link, or the number of an issue.")
    let since = Self.said("since", "The date or release since which it is known.")

    private static func said(_ name: String, _ text: String) -> Key<String> {
      Key(name, .nonEmpty(text)) { reader, presence in reader.string(name, presence) }.required
    }
  }

  private static let keys = Table()

  /// Reads the section `known`.
  static func read(_ reader: inout JSONObjectReader) -> KnownFailure? {
    let issue = keys.issue(&reader)
    let since = keys.since(&reader)
    for (key, text) in [(keys.issue, issue), (keys.since, since)] where text?.isEmpty == true {
      reader.report("'\(key.name)' must say something", at: key.name)
    }
    guard let issue, let since else { return nil }
    return KnownFailure(issue: issue, since: since)
  }

  static var schema: SchemaValue {
    keys.schema(
      "Marks a violation that is reported and not failed; the run fails once nothing is violated."
    )
  }

  /// The mark as a person reads it.
  package var described: String { "\(issue), since \(since)" }
}
