import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Simulation
import Synchronization

extension Workbench {
  /// Lists what waits to be accepted: recordings that wait on the disk, and what differed in the last run here.
  func pending() throws -> [UInt8] {
    let (scenarios, outcomes) = state.withLock { ($0.selection.scenarios, $0.outcomes) }
    return Self.object { json in
      json.beginArray("pending")
      for identity in scenarios {
        let outcome = outcomes[identity.name]
        let waits = session.goldenStore.pending(for: identity) != nil
        guard waits || Self.differs(outcome) else { continue }
        json.beginObject()
        json.member("name", identity.name)
        json.member("path", identity.path)
        json.member("title", outcome?.facts.title ?? ScenarioText(of: identity).title)
        json.member("group", Self.group(of: outcome))
        json.endObject()
      }
      json.endArray()
    }
  }

  private static func differs(_ outcome: ScenarioOutcome?) -> Bool {
    guard let outcome, outcome.failure == nil else { return false }
    return switch outcome.verdict {
    case .missing, .conflicted, .damaged, .different: !outcome.isUpdated
    case .equal, nil: false
    }
  }

  /// What those have in common that changed alike: the rule that decided otherwise.
  private static func group(of outcome: ScenarioOutcome?) -> String {
    guard let outcome else { return "waits on the disk" }
    if outcome.verdict == .missing { return "new" }
    if outcome.facts.isViolated { return "violated" }
    if let cause = outcome.diff?.foldedCauses?.first(where: { !$0.isGuess }) { return cause.rule }
    return outcome.diff?.headline.first.map { String($0.prefix { $0 != ":" }) } ?? "differs"
  }

  /// Runs a scenario as its file stands, to be looked at: what it does now over what its golden says.
  func look(_ asked: JSONValue, _ shouldStop: @escaping @Sendable () -> Bool) throws -> [UInt8] {
    let identity = try identity(asked)
    let book = ReportBook()
    let executor = ReportExecutor(simulation: SimulationExecutor(reach: reach), book: book)
    let outcome = try test(executor, shouldStop: shouldStop).outcome(of: identity)
    keep(outcome)
    let bytes = (try? FileSystem.read(identity.path, limit: ScenarioLoader.sizeLimit)) ?? []
    let text = WorkbenchText(bytes, of: identity, reach: reach)
    return Self.object { json in
      json.member("text", String(decoding: bytes, as: UTF8.self))
      json.member("map", text.mapKey)
      json.member("item", raw: row(of: outcome))
      json.member("detail", raw: book.detail(of: outcome))
      json.member("digest", outcome.facts.digest)
      json.member("cause", Self.cause(of: outcome))
      if let obstacle = Self.obstacle(of: outcome) { json.member("obstacle", obstacle) }
    }
  }

  /// Why something differs, in one line.
  private static func cause(of outcome: ScenarioOutcome) -> String {
    if let failure = outcome.failure { return failure.messages.first ?? "it could not be run" }
    if outcome.verdict == .missing { return "no golden yet" }
    if let cause = outcome.diff?.foldedCauses?.first { return cause.text }
    return outcome.diff?.headline.first ?? (outcome.verdict == .equal ? "the golden says so" : "")
  }

  /// Why a recording cannot become the golden; nil where it can.
  private static func obstacle(of outcome: ScenarioOutcome) -> String? {
    if outcome.failure != nil { return "the scenario cannot be run" }
    if outcome.facts.isInterrupted { return "the run was interrupted" }
    if outcome.facts.isViolated {
      return "an expectation or law is violated; change the scenario or the navigator"
    }
    return nil
  }

  /// Makes what the person looked at the golden.
  func accept(_ asked: JSONValue) throws -> [UInt8] {
    let identity = try identity(asked)
    let outcome = try bless(identity, seen: try Self.text("digest", of: asked))
    keep(outcome)
    return Self.object { json in
      json.member("accepted", outcome.isUpdated || outcome.verdict == .equal)
      json.member("words", Self.words(of: outcome))
      json.member("row", raw: row(of: outcome))
    }
  }

  /// Throws a recording away that waits.
  func reject(_ asked: JSONValue) throws -> [UInt8] {
    let identity = try identity(asked)
    let pending = session.goldenStore.pending(for: identity)
    if let pending { try session.goldenStore.reject(pending) }
    return Self.object { json in
      json.member(
        "words",
        pending == nil
          ? "no recording waited; the golden stays as it was" : "the recording that waited is gone"
      )
    }
  }

  // MARK: - Many drives

  /// The drives of one sweep.
  private static let sweepLimit = (values: 12, seeds: 500)

  /// Drives a text with several values of a key and many seeds, and counts what the navigator does.
  func sweep(_ asked: JSONValue, _ shouldStop: @escaping @Sendable () -> Bool) throws -> [UInt8] {
    let identity = try identity(asked)
    let bytes = Array(try Self.text("text", of: asked).utf8)
    let key = try Self.text("key", of: asked)
    let values = (asked["values"].map { Array($0.elements) } ?? []).map {
      String(decoding: $0.rawBytes, as: UTF8.self)
    }
    let seeds = min(Self.sweepLimit.seeds, max(1, Int(asked["seeds"]?.integer ?? 20)))
    guard !values.isEmpty, values.count <= Self.sweepLimit.values else {
      throw WorkbenchRefusal(.invalid, "a sweep has 1 to \(Self.sweepLimit.values) values")
    }
    let scenario = try SimulationExecutor(reach: reach, text: bytes).load(identity)
    let runner = EnsembleRunner(
      seeds: 1..<UInt64(seeds) + 1,
      jobs: jobs,
      shouldStop: { [session] in shouldStop() || session.io.isInterrupted() },
      progress: { [self] done, count in
        guard done % max(1, count / 50) == 0 else { return }
        tell(
          "sweep",
          Self.object { json in
            json.member("done", done)
            json.member("total", count)
          }
        )
      }
    )
    let cells = try runner.run(
      [scenario],
      values.map { value in
        EnsembleRunner.Variant(
          name: value,
          overrides: [NavigatorOverride(key: key, value: value)]
        )
      }
    )
    return Self.object { json in
      json.member("seeds", seeds)
      json.beginArray("cells")
      for (value, cell) in zip(values, cells) {
        json.beginObject()
        json.member("value", raw: Array(value.utf8))
        json.member("drives", cell.counted.count)
        json.member("falseReroutes", cell.falseReroutes)
        json.member("reroutes", cell.reroutes)
        json.member("detected", cell.detected)
        json.member("departures", cell.departures)
        json.member("seconds", ifPresent: cell.detectionSeconds.median, decimals: 2)
        json.member("arrived", cell.arrivedOnce)
        if let failure = cell.failures.first?.failure { json.member("failure", "\(failure)") }
        json.endObject()
      }
      json.endArray()
    }
  }
}
