import Geodesy
import Platform
package import ScenarioLanguage
package import Simulation
import Synchronization

/// Two navigators or more over the same scenarios: who did what when.
///
/// After the first adopted reroute each navigator drives on a route of its own, so that what is counted is
/// counted up to then.
package struct NavigatorComparison: Sendable {
  /// A navigator with the name that tables call it.
  package struct Entrant: Sendable {
    /// The name, with `#2` for the second of that name.
    package let name: String
    /// The version; empty where there is none.
    package let version: String
    /// What the command line said.
    package let words: String
    /// The navigator.
    package let choice: NavigatorChoice
    /// Keys that differ from the scenario's.
    package let overrides: [NavigatorOverride]
    /// Rules that are broken in it on purpose.
    package let defects: PlantedDefects

    /// Creates an entrant.
    package init(
      name: String,
      words: String,
      choice: NavigatorChoice,
      overrides: [NavigatorOverride] = [],
      defects: PlantedDefects = []
    ) {
      self.name = name
      version = choice.version
      self.words = words
      self.choice = choice
      self.overrides = overrides
      self.defects = defects
    }

    /// Returns the same under another name.
    package func named(_ name: String) -> Entrant {
      Entrant(name: name, words: words, choice: choice, overrides: overrides, defects: defects)
    }
  }

  /// A moment, and metres that belong to it.
  package struct Moment: Hashable, Sendable {
    /// Virtual milliseconds.
    package let milliseconds: Int64
    /// Metres driven since, or from the stop; nil where unknown.
    package let metres: Double?
  }

  /// What one navigator did in a scenario.
  package struct Row: Sendable {
    /// The entrant's name.
    package let navigator: String
    /// What is to be said of it.
    package let outcome: ScenarioOutcome.Kind
    /// Why it did not hold; empty where it did.
    package let reason: String
    /// Its failure, where it failed.
    package let failure: RunFailure?
    /// Where it was off its first route; nil without one.
    package let departure: TrackDeparture?
    /// The first sign that it saw that; metres are those driven since the departure.
    package let noticed: Moment?
    /// Reroutes before any departure; nil where its route is not told.
    package let falseReroutes: Int?
    /// Reroutes, announcements and broken laws up to ``fairUntil``.
    package let reroutes: Int
    /// Nil where they are not told.
    package let announcements: Int?
    /// The names of the laws.
    package let lawsBroken: [String]
    /// The arrival at the last stop; metres from the stop.
    package let arrival: Moment?
    /// Expectations.
    package let held: Int, violated: Int, notJudged: Int
    /// The earliest adopted reroute of any navigator, in virtual milliseconds.
    package let fairUntil: Int64?
  }

  /// A scenario with a row for each navigator, in their order.
  package struct Comparison: Sendable {
    /// Which scenario it is.
    package let identity: ScenarioIdentity
    /// The rows.
    package let rows: [Row]

    /// Where the first of them that tells its route was off it.
    package var departure: TrackDeparture? { rows.lazy.compactMap(\.departure).first }
  }

  /// The navigators, in the order of the command line.
  package let entrants: [Entrant]
  /// The scenarios, in the order of their names.
  package let scenarios: [Comparison]

  /// Runs every scenario with every navigator.
  ///
  /// - Parameters:
  ///   - load: reads a scenario; what it throws is the failure of all rows of that scenario.
  ///   - progress: called with the number of runs done, on any thread.
  /// - Throws: Nothing itself; `load` may.
  package init(
    of selection: [ScenarioIdentity],
    by entrants: [Entrant],
    jobs: Int,
    shouldStop: @escaping @Sendable () -> Bool,
    progress: @escaping @Sendable (Int) -> Void,
    load: @escaping @Sendable (ScenarioIdentity) throws -> Scenario
  ) {
    let count = selection.count * entrants.count
    let runs = Mutex([ComparedRun?](repeating: nil, count: count))
    let done = Atomic<Int>(0)
    WorkerThreads.run(count: count, jobs: jobs) { index in
      if shouldStop() { return }
      let entrant = entrants[index % entrants.count]
      let run: ComparedRun
      do {
        let scenario = try load(selection[index / entrants.count])
        run = ComparedRun(
          of: try scenario.overriding(entrant.overrides),
          by: entrant.choice,
          defects: entrant.defects,
          shouldStop: shouldStop
        )
      } catch {
        run = ComparedRun(failure: RunFailure(error))
      }
      runs.withLock { $0[index] = run }
      progress(done.add(1, ordering: .relaxed).newValue)
    }
    let all = runs.withLock { $0 }
    self.entrants = entrants
    scenarios = selection.enumerated().map { number, identity in
      let found = all[number * entrants.count..<(number + 1) * entrants.count]
      let fairUntil = found.compactMap { $0?.adopted.first }.min()
      return Comparison(
        identity: identity,
        rows: zip(entrants, found).compactMap { entrant, run in
          run.map { Row($0, of: entrant, fairUntil: fairUntil) }
        }
      )
    }
  }

  /// Whether a navigator failed.
  package var hasFailures: Bool {
    scenarios.contains { $0.rows.contains { $0.outcome == .failed } }
  }
}

extension NavigatorComparison.Row {
  init(_ run: ComparedRun, of entrant: NavigatorComparison.Entrant, fairUntil: Int64?) {
    navigator = entrant.name
    failure = run.failure
    departure = run.departure
    self.fairUntil = fairUntil
    let limit = fairUntil ?? .max
    noticed = departure.flatMap { departure in
      let signs = (run.offRoutes + run.reroutes + run.adopted).filter {
        $0 >= departure.milliseconds
      }
      return signs.min().map { time in
        NavigatorComparison.Moment(
          milliseconds: time,
          metres: run.place(at: time).map { max(0, $0.driven - departure.driven) }
        )
      }
    }
    let left = departure?.milliseconds ?? .max
    falseReroutes = run.route == nil ? nil : run.reroutes.count { $0 < left }
    reroutes = run.reroutes.count { $0 <= limit }
    announcements = run.tellsAnnouncements ? run.announcements.count { $0 <= limit } : nil
    var names: [String] = []
    for violation in run.violations where violation.milliseconds <= limit {
      if !names.contains(violation.name.rawValue) { names.append(violation.name.rawValue) }
    }
    lawsBroken = names
    arrival = run.arrival.map { arrival in
      NavigatorComparison.Moment(
        milliseconds: arrival.milliseconds,
        metres: arrival.stop.flatMap { stop in
          run.place(at: arrival.milliseconds)?.coordinate.distance(to: stop)
        }
      )
    }
    let expectations = run.facts?.expectations ?? []
    held = expectations.count { $0.judgement == .held }
    violated = expectations.count { $0.judgement == .violated }
    notJudged = expectations.count { $0.judgement == .notJudged }
    if let failure = run.failure {
      outcome = .failed
      reason = failure.navigator?.kind.rawValue ?? failure.messages.first ?? ""
    } else if let unjudged = run.facts?.notJudged, !unjudged.isEmpty {
      outcome = .notJudged
      reason = unjudged
    } else if violated > 0 || !run.violations.isEmpty {
      outcome = .violated
      reason =
        expectations.first { $0.judgement == .violated }?.text
        ?? run.violations.first?.message ?? ""
    } else {
      outcome = held == 0 ? .notJudged : .held
      reason = held == 0 ? expectations.first?.detail ?? "the scenario expects nothing" : ""
    }
  }
}

extension ComparedRun {
  /// A run that could not be begun.
  init(failure: RunFailure) { self.failure = failure }
}
