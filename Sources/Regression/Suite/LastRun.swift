import Platform
package import CanonicalJSON
import ScenarioLanguage
import Simulation

/// What became of each scenario of a suite when it was tested last, and how long that took.
///
/// Kept beside the scenarios in `.navsim/last-run.json`; losing it costs only time.
package struct LastRun: Sendable {
  /// What became of one scenario.
  package struct Entry: Hashable, Sendable {
    /// Whether its test passed.
    package var isPassed: Bool
    /// Milliseconds that the test took.
    package var milliseconds: Int64

    /// Creates an entry.
    package init(isPassed: Bool, milliseconds: Int64) {
      self.isPassed = isPassed
      self.milliseconds = milliseconds
    }
  }

  /// By the scenarios' names.
  package private(set) var entries: [String: Entry] = [:]

  /// Creates a memory of nothing.
  package init() {}

  /// Reads what was kept; nothing where there is no such file or it is damaged.
  package init(reading path: String) {
    guard let bytes = try? FileSystem.read(path, limit: 64 << 20),
      let document = try? JSONDocument(parsing: bytes),
      document.root["kind"]?.string == "lastRun"
    else { return }
    for value in document.root["scenarios"].map({ Array($0.elements) }) ?? [] {
      guard let name = value["name"]?.string, let isPassed = value["passed"]?.bool else { continue }
      entries[name] = Entry(
        isPassed: isPassed,
        milliseconds: max(0, value["milliseconds"]?.integer ?? 0)
      )
    }
  }

  /// What became of a scenario; nil where it was never tested.
  package subscript(name: String) -> Entry? { entries[name] }

  /// Takes note of the outcomes of a suite; what it did not run stays as it was.
  package mutating func note(_ outcomes: some Sequence<ScenarioOutcome>) {
    for outcome in outcomes where !outcome.isAsBefore {
      entries[outcome.identity.name] = Entry(
        isPassed: outcome.isPassed,
        milliseconds: Int64(outcome.elapsed / .milliseconds(1))
      )
    }
  }

  /// Forgets scenarios that are no more.
  package mutating func keepOnly(_ names: Set<String>) {
    entries = entries.filter { names.contains($0.key) }
  }

  /// Writes the content of the file.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("navsim", 1)
    writer.member("kind", "lastRun")
    writer.beginArray("scenarios")
    for (name, entry) in entries.sorted(by: { Paths.precedes($0.key, $1.key) }) {
      writer.beginObject()
      writer.member("name", name)
      writer.member("passed", entry.isPassed)
      writer.member("milliseconds", entry.milliseconds)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.newline()
  }
}
