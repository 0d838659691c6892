import CanonicalJSON
import Recording

/// A violation that is known and not mended yet: it excuses what it names, and nothing else.
package struct KnownFailure: Hashable, Sendable {
  /// What may be named apart from the expectation that the mark stands in.
  package enum Subject: Hashable, Sendable {
    /// A law that is broken.
    case law(Law)
    /// The differences of one event from the golden.
    case event(String)
  }

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
  private static let (law, event) = ("law", "event")

  /// The mark of one expectation, as a member of it.
  static let ofExpectation = keys.schema(
    "Marks the expectation as one that is known to be violated; the run fails once it is met."
  )

  /// The marks of laws and of events.
  static let list = Keys.objects(
    "known",
    of: .closed(
      "What is known: a law or an event, and where it is told.",
      required: [keys.issue.name, keys.since.name],
      keys.members + [
        (law, .choice(Law.allCases.map(\.rawValue), "The law that is broken.")),
        (event, ExpectSection.eventName("The event whose differences from the golden are known.")),
      ]
    ),
    "What is violated, reported and not failed; the run fails once it is not. An expectation has its own."
  )

  /// Reads the mark of an expectation; nil where it has none.
  static func ofExpectation(_ reader: inout JSONObjectReader) -> KnownFailure? {
    guard var inner = reader.object("known") else { return nil }
    defer { inner.finish() }
    return read(&inner)
  }

  /// Reads the marks of laws and events.
  static func list(_ reader: inout JSONObjectReader) -> [(subject: Subject, mark: KnownFailure)] {
    var marks: [(Subject, KnownFailure)] = []
    for var entry in list(&reader) ?? [] {
      let mark = read(&entry)
      let law = entry.oneOf(law, Law.self)
      let event = entry.string(event)
      if (law == nil) == (event == nil) {
        entry.diagnostics.add(
          "a mark names a \"law\" or an \"event\"; that of an expectation stands in the expectation",
          at: entry.value
        )
      }
      entry.finish()
      guard let mark else { continue }
      if let law { marks.append((.law(law), mark)) }
      if let event { marks.append((.event(event), mark)) }
    }
    return marks
  }

  private static func read(_ reader: inout JSONObjectReader) -> KnownFailure? {
    let issue = keys.issue(&reader)
    let since = keys.since(&reader)
    for (key, text) in [(keys.issue, issue), (keys.since, since)] where text?.isEmpty == true {
      reader.report("'\(key.name)' must say something", at: key.name)
    }
    guard let issue, let since else { return nil }
    return KnownFailure(issue: issue, since: since)
  }

  /// The mark as a person reads it.
  package var described: String { "\(issue), since \(since)" }
}
