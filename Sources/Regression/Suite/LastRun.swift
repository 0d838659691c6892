import Platform
package import CanonicalJSON
import ScenarioLanguage
import Simulation

/// What became of each scenario of a suite when it was tested last, and how long that took.
///
/// Kept beside the scenarios in `.navsim/last-run.json`; losing it costs only time. It also holds what became of
/// each scenario in the runs before, counted and without dates.
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

  /// What became of one scenario in one run of the suite.
  package struct Run: Hashable, Sendable {
    /// Which run of the suite it was, from 1.
    package var number: Int64
    /// What was to be said of the navigator.
    package var kind: ScenarioOutcome.Kind
    /// Milliseconds that the test took.
    package var milliseconds: Int64
    /// Which navigator was tested; nil for the SDK's own.
    package var navigator: String?

    /// Creates a run.
    package init(
      number: Int64,
      kind: ScenarioOutcome.Kind,
      milliseconds: Int64,
      navigator: String? = nil
    ) {
      self.number = number
      self.kind = kind
      self.milliseconds = milliseconds
      self.navigator = navigator
    }
  }

  /// How many runs are kept of a scenario.
  package static let keptRuns = 20
  /// The scenarios of a suite up to which runs are kept; a larger one keeps the last alone.
  package static let keptScenarios = 10_000

  /// How often the suite was tested.
  package private(set) var runCount: Int64 = 0

  /// The runs of each scenario by its name, the oldest first.
  private var runs: [String: [Run]] = [:]

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
      let kept = (value["runs"].map { Array($0.elements) } ?? []).compactMap(Self.run)
      if !kept.isEmpty { runs[name] = kept.suffix(Self.keptRuns) }
    }
    runCount = max(0, document.root["runs"]?.integer ?? 0)
  }

  /// Reads a run; nil for what is none.
  private static func run(_ value: JSONValue) -> Run? {
    let parts = Array(value.elements)
    guard parts.count >= 3, let number = parts[0].integer, number > 0,
      let kind = parts[1].string.flatMap({ ScenarioOutcome.Kind(rawValue: $0) }),
      let milliseconds = parts[2].integer, milliseconds >= 0
    else { return nil }
    let navigator = parts.count > 3 ? parts[3].string : nil
    return Run(number: number, kind: kind, milliseconds: milliseconds, navigator: navigator)
  }

  /// Returns what became of a scenario with that navigator in the runs that are kept, the oldest first.
  package func runs(of identity: ScenarioIdentity) -> [Run] {
    (runs[identity.name] ?? []).filter { $0.navigator == identity.navigator }
  }

  /// What became of a scenario; nil where it was never tested.
  package subscript(name: String) -> Entry? { entries[name] }

  /// Takes note of the outcomes of a suite; what it did not run stays as it was.
  package mutating func note(_ outcomes: some Sequence<ScenarioOutcome>) {
    runCount += 1
    for outcome in outcomes where !outcome.isAsBefore {
      let name = outcome.identity.name
      let milliseconds = Int64(outcome.elapsed / .milliseconds(1))
      entries[name] = Entry(isPassed: outcome.isPassed, milliseconds: milliseconds)
      let run = Run(
        number: runCount,
        kind: outcome.kind,
        milliseconds: milliseconds,
        navigator: outcome.identity.navigator
      )
      runs[name] = ((runs[name] ?? []) + [run]).suffix(Self.keptRuns)
    }
    if entries.count > Self.keptScenarios { runs = [:] }
  }

  /// Forgets scenarios that are no more.
  package mutating func keepOnly(_ names: Set<String>) {
    entries = entries.filter { names.contains($0.key) }
    runs = runs.filter { names.contains($0.key) }
  }

  /// Writes the content of the file.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("navsim", 1)
    writer.member("kind", "lastRun")
    writer.member("runs", runCount)
    writer.beginArray("scenarios")
    for (name, entry) in entries.sorted(by: { Paths.precedes($0.key, $1.key) }) {
      writer.beginObject()
      writer.member("name", name)
      writer.member("passed", entry.isPassed)
      writer.member("milliseconds", entry.milliseconds)
      if let runs = runs[name] {
        writer.beginArray("runs")
        for run in runs { run.write(to: &writer) }
        writer.endArray()
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.newline()
  }
}

extension LastRun.Run {
  /// Writes the run as a row: its number, what became of it, milliseconds, and the navigator that is not the
  /// SDK's own.
  package func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.integer(number)
    writer.string(kind.rawValue)
    writer.integer(milliseconds)
    if let navigator { writer.string(navigator) }
    writer.endArray()
  }
}
