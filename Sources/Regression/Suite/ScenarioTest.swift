import Platform
import Recording

/// Runs a scenario, compares its recording with the golden, and puts the recording where it belongs.
package struct ScenarioTest: Sendable {
  /// What runs the scenario.
  package let executor: any ScenarioExecutor
  /// Where recordings wait.
  package let store: GoldenStore
  /// What may be written.
  package let policy: UpdatePolicy

  /// Asked now and then; the run ends early once it says so.
  package let shouldStop: @Sendable () -> Bool
  /// What measures how long it takes.
  package let stopwatch: Stopwatch

  /// Creates a test.
  package init(
    executor: any ScenarioExecutor,
    store: GoldenStore,
    policy: UpdatePolicy,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    stopwatch: Stopwatch = .running
  ) {
    self.executor = executor
    self.store = store
    self.policy = policy
    self.shouldStop = shouldStop
    self.stopwatch = stopwatch
  }

  /// Tests one scenario; whatever goes wrong is part of the outcome.
  ///
  /// A second run is made only to check determinism, never to turn a failure into a pass.
  ///
  /// - Parameter explains: whether what differs is run again for its causes.
  package func outcome(
    of identity: ScenarioIdentity,
    checkingDeterminism: Bool = false,
    explains: Bool = true
  ) -> ScenarioOutcome {
    var outcome = ScenarioOutcome(identity)
    outcome.isCheckMode = policy.isCheckMode
    outcome.elapsed = stopwatch.measure {
      do {
        try test(identity, checkingDeterminism, explains, &outcome)
      } catch {
        let failure = RunFailure(error)
        // A navigator that was waited for when somebody stopped the test did nothing wrong.
        if failure.navigator != nil, shouldStop() {
          outcome.facts.isInterrupted = true
        } else {
          outcome.failure = failure
        }
      }
    }
    return outcome
  }

  private func test(
    _ identity: ScenarioIdentity,
    _ checksDeterminism: Bool,
    _ explains: Bool,
    _ outcome: inout ScenarioOutcome
  ) throws {
    TemporaryFiles.sweep(Paths.folder(of: identity.goldenPath))
    let judgesGolden = identity.hasGoldens || policy.writesMissing
    var comparer = try GoldenComparer(
      golden: identity.goldenPath,
      scenario: identity.name,
      navigator: identity.navigator,
      destination: judgesGolden ? destination(for: identity) : .nowhere
    )
    var check = checksDeterminism ? DeterminismCheck() : nil
    var size = 0
    outcome.facts = try executor.run(identity, attempt: 0, shouldStop: shouldStop) { bytes in
      size += bytes.count
      try comparer.append(bytes)
      check?.append(bytes)
    }
    CrashNote.reach(.comparing)
    if outcome.facts.isInterrupted { return }
    // Where the scenario could not be put to the navigator, there is no recording.
    if !outcome.facts.notJudged.isEmpty { return }
    try comparer.finish()
    if var check {
      try runAgain(identity, &check, &outcome)
      if outcome.facts.isInterrupted || outcome.nondeterminism != nil { return }
    }
    guard judgesGolden else {
      outcome.isGoldenUnjudged = true
      return
    }
    outcome.verdict = comparer.verdict
    if outcome.verdict == .equal { outcome.facts.note(knownDifferences: []) }
    try describe(comparer, explains, &outcome)
    // Only what is a golden or is to become one: looking at a long drive costs nobody anything.
    let isKept = policy.writesPending || policy.writesMissing || policy.writesChanged
    if size > Self.sizeBudget, isKept || outcome.verdict == .equal {
      outcome.failure = Self.overBudget(size, outcome)
      // What nobody will read is not made a golden.
      if outcome.verdict != .equal { return }
    }
    try settle(comparer, &outcome)
  }

  /// The bytes that a golden may have.
  package static let sizeBudget = 2 * 1024 * 1024

  private static func overBudget(_ size: Int, _ outcome: ScenarioOutcome) -> RunFailure {
    let megabytes = Quantity.fixed(Double(size) / 1_048_576, 1)
    let thinnable = EventKind.thinnable.map(\.text)
    let frequent = outcome.facts.eventCounts.filter { thinnable.contains($0.event) }
      .max { $0.count < $1.count }
    var lines = [
      "\(outcome.identity.goldenPath): error: the recording has \(megabytes) MB, over the budget of 2 MB"
        + " for a golden"
    ]
    if let frequent {
      lines.append(
        "hint: most of it is \(frequent.event) (\(frequent.count) times); keep one in ten with "
          + "\"record\": {\"sample\": {\"\(frequent.event)\": 10}}, raise timeUpdateThreshold and "
          + "distanceUpdateThreshold, or cut the drive"
      )
    }
    return RunFailure(.budgetExceeded, lines)
  }

  private func runAgain(
    _ identity: ScenarioIdentity,
    _ check: inout DeterminismCheck,
    _ outcome: inout ScenarioOutcome
  ) throws {
    check.beginSecondRun()
    let again = try executor.run(identity, attempt: 1, shouldStop: shouldStop) { bytes in
      check.append(bytes)
    }
    if again.isInterrupted {
      outcome.facts.isInterrupted = true
      return
    }
    check.finish()
    outcome.wasCheckedForDeterminism = true
    outcome.nondeterminism = check.finding
  }

  /// Works out what is different; a golden that turns out to be no recording gets its verdict.
  private func describe(
    _ comparer: GoldenComparer,
    _ explains: Bool,
    _ outcome: inout ScenarioOutcome
  ) throws {
    guard case .different(let equalBytes) = comparer.verdict else { return }
    let path = outcome.identity.goldenPath
    do {
      let golden = try FileSystem.read(path)
      outcome.verdict = try difference(of: golden, path, comparer, explains, &outcome)
    } catch let error as FileError where error.isTooLarge {
      outcome.notes.append(
        "the recordings are too large to be aligned; they differ after \(equalBytes) bytes"
      )
    }
  }

  private func difference(
    of golden: [UInt8],
    _ path: String,
    _ comparer: GoldenComparer,
    _ explains: Bool,
    _ outcome: inout ScenarioOutcome
  ) throws -> GoldenVerdict {
    do {
      let new = try comparer.recording()
      var diff = try RecordingDiff(
        golden: golden,
        path: path,
        new: new,
        path: "the new recording",
        isGate: true
      )
      if !outcome.facts.knownEvents.isEmpty {
        outcome.facts.note(knownDifferences: diff.excuse(outcome.facts.knownEvents))
        if diff.isEmpty { return .equal }
      }
      let causes = explains ? try causes(of: diff, golden, outcome.identity) : nil
      outcome.diff = DiffSummary(diff, causes: causes)
      return comparer.verdict
    } catch let damage as GoldenDamage where damage.path == path {
      let line = ConflictMarkers.firstLine(in: golden)
      return line.map { .conflicted(line: $0) } ?? .damaged(damage)
    }
  }

  /// Folds differences by forced continuation; nil where the scenario cannot be run so, or is so long
  /// that nobody would wait for it.
  private func causes(
    of diff: RecordingDiff,
    _ golden: [UInt8],
    _ identity: ScenarioIdentity
  ) throws -> [FoldedCause]? {
    guard golden.count <= Self.foldingLimit, !shouldStop() else { return nil }
    CrashNote.reach(.explaining)
    return try CauseFolder(diff, golden: golden) { director, ledger in
      try executor.rerun(identity, following: director, ledger: ledger)
    }.causes()
  }

  /// The bytes of the largest golden whose scenario is run again for its causes.
  private static let foldingLimit = 8 << 20

  /// Puts the new recording where the policy says.
  private func settle(_ comparer: GoldenComparer, _ outcome: inout ScenarioOutcome) throws {
    let identity = outcome.identity
    let verdict = outcome.verdict ?? comparer.verdict
    if verdict == .equal { return try settleEqual(&outcome) }
    if updates(verdict) {
      if outcome.facts.isViolated {
        outcome.notes.append("the golden was not updated: an expectation or law is violated")
      } else if policy.writesOnlyCosmetic, outcome.diff?.isCosmetic != true {
        let kinds = outcome.diff.map { ": \($0.kinds)" } ?? ""
        outcome.notes.append("the golden was not updated: not only words and shapes differ\(kinds)")
      } else if let group = policy.writesOnlyGroup,
        outcome.diff?.meant.contains(where: { $0 != group }) ?? true
      {
        let others = outcome.diff?.meant.filter { $0 != group } ?? ["no golden yet"]
        outcome.notes.append(
          "the golden was not updated: not only '\(group)': \(others.joined(separator: "; "))"
        )
      } else if policy.writesOnlySeen, let reason = try unseen(comparer, identity) {
        outcome.notes.append("the golden was not updated: \(reason)")
        return
      } else {
        try comparer.keep(as: identity.goldenPath)
        outcome.written = .golden(identity.goldenPath)
        if let pending = store.pending(for: identity) { try store.reject(pending) }
        return
      }
    }
    guard policy.writesPending else { return }
    let path = store.pendingPath(for: identity)
    try comparer.keep(as: path)
    outcome.written = .pending(path)
  }

  /// Returns why nobody can have seen a recording; nil where it waits.
  private func unseen(_ comparer: GoldenComparer, _ identity: ScenarioIdentity) throws -> String? {
    let hint = "'navsim test' leaves it, 'navsim review' shows it; --unseen takes it as it is"
    guard let pending = store.pending(for: identity) else {
      return "nobody has seen this recording: none waits (\(hint))"
    }
    guard try FileSystem.read(pending.path) == comparer.recording() else {
      return "another recording waits than the one of now (\(hint))"
    }
    return nil
  }

  /// Removes a pending recording that has become needless, or says that it waits.
  private func settleEqual(_ outcome: inout ScenarioOutcome) throws {
    guard let pending = store.pending(for: outcome.identity) else { return }
    if policy.isCheckMode {
      outcome.hasPendingLeft = true
      outcome.notes.append("a pending recording waits: \(pending.path)")
    } else {
      try store.reject(pending)
    }
  }

  private func updates(_ verdict: GoldenVerdict) -> Bool {
    switch verdict {
    case .missing, .conflicted: policy.writesMissing
    case .different, .damaged: policy.writesChanged
    case .equal: false
    }
  }

  /// Returns where a recording that differs should grow, so that no copy is needed at its end.
  private func destination(for identity: ScenarioIdentity) -> GoldenComparer.Destination {
    let exists = FileSystem.kind(of: identity.goldenPath) == .file
    if exists ? policy.writesChanged : policy.writesMissing { return .file(identity.goldenPath) }
    if policy.writesPending { return .file(store.pendingPath(for: identity)) }
    return exists ? .memory : .nowhere
  }
}
