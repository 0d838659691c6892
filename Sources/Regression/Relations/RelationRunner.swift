import CanonicalJSON
import Platform
import Recording
import ScenarioLanguage
import Simulation
import Synchronization

/// Holds relations against scenarios.
package struct RelationRunner: Sendable {
  /// What came of a relation in a scenario.
  package enum Outcome: Hashable, Sendable {
    case held
    /// The relation says nothing of the scenario.
    case notApplicable
    /// In words what happened in the changed run that must not.
    case violated(String)
    /// The scenario, or its changed copy, cannot be run.
    case failed(String)
  }

  /// A relation of a scenario with what came of it.
  package struct Result: Hashable, Sendable {
    /// Which of the scenarios it is.
    package let subject: Int
    /// The relation.
    package let relation: Relation
    /// What came of it.
    package let outcome: Outcome
  }

  private let subjects: [FuzzSubject]
  private let relations: [Relation]
  private let seed: FuzzSeed
  private let jobs: Int
  private let shouldStop: @Sendable () -> Bool
  private let progress: @Sendable (Int) -> Void

  /// Creates a runner of at least one job; `progress` is called on any thread with the scenarios done.
  package init(
    _ subjects: [FuzzSubject],
    _ relations: [Relation] = Relation.allCases,
    seed: FuzzSeed = .usual,
    jobs: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.subjects = subjects
    self.relations = relations
    self.seed = seed
    self.jobs = jobs
    self.shouldStop = shouldStop
    self.progress = progress
  }

  /// Runs each scenario as it stands and once for each relation; results by scenario, then by relation.
  package func run() -> [Result] {
    let here = relations.filter { $0 != .zoneAndLocale }
    // The whole process goes abroad: nothing else may run then.
    let abroad: [UInt64?] =
      relations.contains(.zoneAndLocale)
      ? ForeignSurroundings.during { each { Self.digest(of: subjects[$0]) } } : []
    let found: [[Result]] = each { index in
      var results = Self.results(of: index, subjects[index], here, seed)
      if let digest = abroad.isEmpty ? nil : abroad[index] {
        let isSame = Self.digest(of: subjects[index]) == digest
        results.append(
          Result(
            subject: index,
            relation: .zoneAndLocale,
            outcome: isSame ? .held : .violated("the recording has another digest")
          )
        )
      }
      return results
    }
    return found.flatMap(\.self)
  }

  /// Does something for each scenario on all threads.
  private func each<Value: Sendable>(_ work: @Sendable (Int) -> Value) -> [Value] {
    let values = Mutex<[Value?]>(Array(repeating: nil, count: subjects.count))
    let done = Mutex(0)
    withoutActuallyEscaping(work) { work in
      WorkerThreads.run(count: subjects.count, jobs: jobs) { index in
        if shouldStop() { return }
        let value = work(index)
        values.withLock { $0[index] = value }
        progress(
          done.withLock { done in
            done += 1
            return done
          }
        )
      }
    }
    return values.withLock { $0 }.compactMap(\.self)
  }

  /// Returns a scenario changed as a relation asks; nil where that changes nothing of its file, or says
  /// nothing of it.
  ///
  /// - Throws: `ScenarioError`, and ``RunFailure`` where the scenario cannot be run.
  package static func state(
    of subject: FuzzSubject,
    changedAs relation: Relation,
    seed: FuzzSeed
  ) throws -> ShrinkState? {
    switch relation {
    case .timeShift, .listenerOrder, .zoneAndLocale: nil
    case .keyOrder, .doubledFix, .finerResampling, .longitudeWrap, .mirroredMap, .pause,
      .otherProvider, .lateFix, .outlier, .jitter:
      RelationChange(relation, of: try RelationSubject(subject, seed))?.state
    }
  }

  private static func digest(of subject: FuzzSubject) -> UInt64? {
    (try? RelationRun(subject, subject.start)).map { Hash.of($0.recording.bytes) }
  }

  private static func results(
    of index: Int,
    _ subject: FuzzSubject,
    _ relations: [Relation],
    _ seed: FuzzSeed
  ) -> [Result] {
    do {
      let whole = try RelationSubject(subject, seed)
      return relations.map {
        Result(subject: index, relation: $0, outcome: outcome(of: $0, whole))
      }
    } catch {
      // What cannot be run says nothing of any relation.
      let outcome = Outcome.failed("\(error)")
      return relations.map { Result(subject: index, relation: $0, outcome: outcome) }
    }
  }

  private static func outcome(of relation: Relation, _ subject: RelationSubject) -> Outcome {
    guard let change = RelationChange(relation, of: subject) else { return .notApplicable }
    // Each provider has a word of its own for a request that nothing answers.
    if relation == .otherProvider, subject.run.violations.contains(.unscriptedRequest) {
      return .notApplicable
    }
    do {
      if relation == .listenerOrder { return try listeners(subject) }
      let other = try RelationRun(subject.subject, change.state, changing: change.scenario)
      if change.asksForSameRoutes, !subject.run.story.hasRoutes(alike: other.story) {
        return .notApplicable
      }
      if let words = difference(relation, change, subject, other) { return .violated(words) }
      let broken = other.violations.subtracting(subject.run.violations)
        .subtracting(subject.subject.allowed)
      return broken.map(\.rawValue).min().map { .violated("the law \($0) is broken") } ?? .held
    } catch is ScenarioError where relation == .otherProvider {
      // An answer that is no route, on purpose, is none of another provider.
      return .notApplicable
    } catch {
      return .failed("\(error)")
    }
  }

  private static func difference(
    _ relation: Relation,
    _ change: RelationChange,
    _ subject: RelationSubject,
    _ other: RelationRun
  ) -> String? {
    switch relation.measure {
    case .records:
      return subject.run.difference(to: other)
    case .story(let intervals):
      return subject.run.story.difference(
        to: other.story,
        tolerance: Int64(intervals * Double(subject.interval)),
        expected: change.expected
      )
    }
  }

  /// Runs a scenario with two listeners more, in both orders.
  private static func listeners(_ subject: RelationSubject) throws -> Outcome {
    let (first, second) = (Bystander(), Bystander())
    for order in [[first, second], [second, first]] {
      let run = try RelationRun(subject.subject, subject.start, listeners: order)
      if let words = subject.run.difference(to: run) { return .violated(words) }
    }
    return first.notes == second.notes ? .held : .violated("two listeners saw different things")
  }
}

extension RelationRun {
  /// Returns the first record in which two recordings differ, apart from texts of the wall clock.
  fileprivate func difference(to other: RelationRun) -> String? {
    for index in 1..<max(1, min(recording.count, other.recording.count)) {
      let (own, found) = (recording[index], other.recording[index])
      if own.rawBytes.elementsEqual(found.rawBytes) { continue }
      let fields = FieldChange.between(own, found).filter { !$0.isWallClock }
      guard let field = fields.first else { continue }
      return "record \(index), \(own["event"]?.string ?? ""): \(field)"
    }
    if recording.count == other.recording.count { return nil }
    // The header and the line that closes it are no records.
    return "\(other.recording.count - 2) records, not \(recording.count - 2)"
  }
}

extension JSONLines {
  /// Whether there is a record of an event.
  func has(_ kind: EventKind) -> Bool {
    (1..<max(1, count)).contains { self[$0]["event"]?.string == kind.text }
  }

  /// Whether there is a record of an event between two times in milliseconds, both included.
  func has(_ kind: EventKind, from start: Int64, to end: Int64) -> Bool {
    (1..<max(1, count)).contains { index in
      let time = self[index]["t"]?.double ?? -1
      return Double(start) <= time && time <= Double(end)
        && self[index]["event"]?.string == kind.text
    }
  }
}

extension FieldChange {
  /// Whether both values are times of the wall clock, such as `2026-03-01T08:00:00Z`, or seconds since 1970.
  fileprivate var isWallClock: Bool {
    if let before = golden.flatMap(Double.init), let now = new.flatMap(Double.init) {
      return before > 1e9 && now - before == Double(RelationChange.weeksInSeconds)
    }
    return [golden, new].allSatisfy { text in
      text?.contains(#/[0-9]{4}-[0-9]{2}-[0-9]{2}/#) ?? false
    }
  }
}
