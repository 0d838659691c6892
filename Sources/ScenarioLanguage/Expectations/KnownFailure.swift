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

  /// Where it is told: a link, or the number of an issue; nil where ``reason`` says why.
  package let issue: String?
  /// Why it must be so and is not; nil where ``issue`` tells it.
  package let reason: String?
  /// The date or release since which it is known.
  package let since: String?
  /// What happens today.
  package let instead: String?

  private struct Table: KeyTable {
    let issue = Self.said("issue", "Where it is told: a link, or the number of an issue.")
    let reason = Self.said("reason", "Why it must be so, where no issue tells it.")
    let since = Self.said("since", "The date or release since which it is known.")
    let instead = Self.said("instead", "What happens today.")

    private static func said(_ name: String, _ text: String) -> Key<String> {
      Key(name, .nonEmpty(text)) { reader, presence in reader.string(name, presence) }
    }
  }

  private static let keys = Table()
  private static let law = Keys.choice("law", Law.self, "The law that is broken.")
  private static let event = PatternKeys.name(
    "event",
    "The event whose differences from the golden are known."
  )

  /// The mark of one expectation, as a member of it.
  static let ofExpectation = Key<KnownFailure>(
    "known",
    schema(
      "Marks the expectation as one that is known to be violated; the run fails once it is met.",
      keys.members
    )
  ) { reader, presence in
    guard var inner = reader.object("known", presence) else { return nil }
    defer { inner.finish() }
    return read(&inner)
  }

  /// The marks of laws and of events.
  static let list = Keys.objects(
    "known",
    of: schema(
      "What is known: a law or an event, and where or why it is told.",
      keys.members + [
        (law.name, law.shape), (event.name, event.shape),
      ]
    ),
    "What is violated, reported and not failed; the run fails once it is not. An expectation has its own."
  )

  /// The schema of a mark: it has an issue, a reason, or both.
  private static func schema(_ text: String, _ members: [(String, SchemaValue)]) -> SchemaValue {
    let closed = SchemaValue.closed(text, members)
    guard case .object(let parts) = closed else { return closed }
    let heads = [keys.issue.name, keys.reason.name].map { name in
      SchemaValue.object([("required", .list([.text(name)]))])
    }
    return .object(parts + [("anyOf", .list(heads))])
  }

  /// Reads the marks of laws and events.
  static func list(_ reader: inout JSONObjectReader) -> [(subject: Subject, mark: KnownFailure)] {
    var marks: [(Subject, KnownFailure)] = []
    if reader.has(list.name), let whole = reader.value(list.name), whole.kind == .object {
      reader.diagnostics.add(
        "'\(list.name)' must be an array, found an object",
        at: whole,
        hint: "a mark names what it excuses; 'navsim migrate' tells what this one did"
      )
      return []
    }
    for var entry in list(&reader) ?? [] {
      let mark = read(&entry)
      let law = Self.law(&entry)
      let event = Self.event(&entry)
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
    let mark = KnownFailure(
      issue: keys.issue(&reader),
      reason: keys.reason(&reader),
      since: keys.since(&reader),
      instead: keys.instead(&reader)
    )
    let words = [
      (keys.issue.name, mark.issue), (keys.reason.name, mark.reason), (keys.since.name, mark.since),
      (keys.instead.name, mark.instead),
    ]
    for (name, text) in words where text?.isEmpty == true {
      reader.report("'\(name)' must say something", at: name)
    }
    guard mark.issue != nil || mark.reason != nil else {
      reader.diagnostics.add(
        "a mark has an \"issue\" that tells of it, or a \"reason\"",
        at: reader.value
      )
      return nil
    }
    return mark
  }

  /// The mark as a person reads it.
  package var described: String {
    let told = [issue, reason].compactMap { $0 }.joined(separator: ": ")
    return told + (since.map { ", since \($0)" } ?? "") + (instead.map { "; instead: \($0)" } ?? "")
  }
}
