import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Simulation
import Synchronization

extension Workbench {
  /// Lists what waits to be accepted: recordings that wait on the disk, and what differed in the last run here; those
  /// that have the same in common follow each other, the most frequent first, as in the terminal.
  func pending(_ shouldStop: @escaping @Sendable () -> Bool) throws -> [UInt8] {
    refresh()
    let (selection, known) = state.withLock { ($0.selection, $0.outcomes) }
    var unknown = selection
    // What only lies on the disk is run, so that it is known what it is about.
    unknown.filter { known[$0.name] == nil && session.goldenStore.pending(for: $0) != nil }
    if !unknown.scenarios.isEmpty {
      let runner = SuiteRunner(
        test: try test(shouldStop: shouldStop),
        jobs: jobs,
        determinism: .none,
        progress: { [self] in keep($0.outcome) }
      )
      _ = runner.run(unknown)
    }
    let outcomes = state.withLock { $0.outcomes }
    let waiting = selection.scenarios.compactMap { identity -> ScenarioOutcome? in
      guard let outcome = outcomes[identity.name] else { return nil }
      let waits = session.goldenStore.pending(for: identity) != nil && outcome.verdict != .equal
      return waits || Self.differs(outcome) ? outcome : nil
    }
    let groups = FindingGroup.groups(of: waiting)
    let ranked = waiting.map { outcome -> (rank: Int, outcome: ScenarioOutcome) in
      let names = Set(outcome.findings.map(\.group))
      return (groups.firstIndex { names.contains($0.name) } ?? groups.count, outcome)
    }
    let sorted = ranked.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
    return Self.object { json in
      json.beginArray("pending")
      for (rank, outcome) in sorted {
        json.beginObject()
        json.member("name", outcome.identity.name)
        json.member("path", outcome.identity.path)
        json.member("title", outcome.facts.title)
        json.member("group", rank < groups.count ? groups[rank].name : Self.group(of: outcome))
        json.member("digest", outcome.facts.digest)
        json.member("isObstructed", Self.obstacle(of: outcome) != nil)
        json.endObject()
      }
      json.endArray()
      json.beginArray("groups")
      for group in groups {
        json.beginObject()
        json.member("name", group.name)
        json.member("words", group.described)
        json.endObject()
      }
      json.endArray()
    }
  }

  private static func differs(_ outcome: ScenarioOutcome) -> Bool {
    guard outcome.failure == nil else { return false }
    return switch outcome.verdict {
    case .missing, .conflicted, .damaged, .different: !outcome.isUpdated
    case .equal, nil: false
    }
  }

  /// What a scenario is about that has nothing in common with others.
  private static func group(of outcome: ScenarioOutcome) -> String {
    if outcome.failure != nil { return "cannot be run" }
    return outcome.verdict == .missing ? "no golden yet" : "differs"
  }

  /// Makes what the scenarios of a group do now their goldens, where nothing else of them differs and the drive is
  /// the one that was told of.
  func acceptGroup(_ asked: JSONValue) throws -> [UInt8] {
    let group = try Self.text("group", of: asked)
    var told: [(name: String, outcome: ScenarioOutcome?, words: String)] = []
    for member in asked["members"].map({ Array($0.elements) }) ?? [] {
      let name = try Self.text("name", of: member)
      let digest = try Self.text("digest", of: member)
      do {
        let outcome = try bless(try identity(member), seen: digest, onlyGroup: group)
        keep(outcome)
        told.append((name, outcome, Self.words(of: outcome)))
      } catch let refusal as WorkbenchRefusal where refusal.status == .conflict {
        told.append((name, nil, refusal.description))
      }
    }
    return Self.object { json in
      json.beginArray("members")
      for (name, outcome, words) in told {
        json.beginObject()
        json.member("name", name)
        json.member("accepted", outcome.map { $0.isUpdated || $0.verdict == .equal } ?? false)
        json.member("words", words)
        if let outcome { json.member("row", raw: row(of: outcome)) }
        json.endObject()
      }
      json.endArray()
    }
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
