import CanonicalJSON
import Platform
import ScenarioLanguage

/// What came of the claims of a suite: what must be so at least once in it.
package struct ClaimsOutcome: Hashable, Sendable {
  /// Whether the claims are judged.
  package enum State: Hashable, Sendable {
    case judged
    /// Only a part of the suite ran: all parts together are judged.
    case part
    /// Why not.
    case notJudged(String)
  }

  /// A claim and where it is met.
  package struct Entry: Hashable, Sendable {
    /// The claim in words.
    package var text: String
    /// The file that it stands in.
    package var source: String
    /// The line in that file, from 1.
    package var line: Int
    /// How many scenarios meet it.
    package var count = 0
    /// The first of them by name; nil where none does.
    package var first: String?

    /// The place in its file, as `path:line`.
    package var place: String { "\(source):\(line)" }

    fileprivate mutating func note(_ count: Int, _ first: String?) {
      self.count += count
      guard let first else { return }
      self.first = self.first.map { Paths.precedes(first, $0) ? first : $0 } ?? first
    }
  }

  /// Whether they are judged.
  package var state: State
  /// The claims in the order of their file.
  package var entries: [Entry]

  /// The claims that are judged and that no scenario meets.
  package var unmet: [Entry] { state == .judged ? entries.filter { $0.count == 0 } : [] }

  /// Why they are not judged, in words; nil where they are.
  package var reason: String? {
    switch state {
    case .judged: nil
    case .part: "only a part of the suite ran"
    case .notJudged(let reason): reason
    }
  }

  /// What makes a result fail.
  var codes: [ExitCode] { unmet.isEmpty ? [] : [.regression] }

  /// Notes that a scenario meets a claim.
  mutating func note(_ place: Int, metBy scenario: String) {
    if entries.indices.contains(place) { entries[place].note(1, scenario) }
  }

  /// Creates what came of claims.
  init(_ state: State, _ entries: [Entry]) {
    (self.state, self.entries) = (state, entries)
  }

  /// What came of the claims of one suite whose parts are judged together; nil where there are none.
  ///
  /// - Parameter gap: why the parts are not the whole; nil where they are.
  init?(merging parts: [ClaimsOutcome], gap: String?) {
    guard let first = parts.first else { return nil }
    self = first
    for part in parts.dropFirst() {
      for entry in part.entries {
        let known = entries.firstIndex {
          ($0.source, $0.line, $0.text) == (entry.source, entry.line, entry.text)
        }
        if let known {
          entries[known].note(entry.count, entry.first)
        } else {
          entries.append(entry)
        }
      }
    }
    let excuse = parts.lazy.compactMap { part in
      if case .notJudged(let reason) = part.state { reason } else { nil }
    }.first
    state = (excuse ?? gap).map(State.notJudged) ?? .judged
  }
}

extension ClaimsOutcome {
  private enum Word: String {
    case judged, part, notJudged
  }

  /// Writes the outcome as the member `sometimes`.
  func write(to writer: inout JSONWriter) {
    writer.beginObject("sometimes")
    switch state {
    case .judged: writer.member("state", Word.judged.rawValue)
    case .part: writer.member("state", Word.part.rawValue)
    case .notJudged(let reason):
      writer.member("state", Word.notJudged.rawValue)
      writer.member("reason", reason)
    }
    writer.beginArray("claims")
    for entry in entries {
      writer.beginObject()
      writer.member("text", entry.text)
      writer.member("source", entry.source)
      writer.member("line", entry.line)
      writer.member("scenarios", entry.count)
      if let first = entry.first { writer.member("first", first) }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  /// Reads an outcome as ``write(to:)`` writes it.
  ///
  /// - Throws: ``ReportError`` where it is none.
  init(_ value: JSONValue, in path: String) throws(ReportError) {
    guard let word = value["state"]?.string.flatMap(Word.init), let claims = value["claims"] else {
      throw ReportError("\"sometimes\" tells no claims of a suite", at: value, in: path)
    }
    switch word {
    case .judged: state = .judged
    case .part: state = .part
    case .notJudged: state = .notJudged(value["reason"]?.string ?? "")
    }
    entries = []
    for claim in claims.elements {
      guard let text = claim["text"]?.string, let source = claim["source"]?.string,
        let line = claim["line"]?.integer, let count = claim["scenarios"]?.integer, count >= 0
      else { throw ReportError("it is no claim of a suite", at: claim, in: path) }
      entries.append(
        Entry(
          text: text,
          source: source,
          line: Int(clamping: line),
          count: Int(clamping: count),
          first: claim["first"]?.string
        )
      )
    }
  }
}
