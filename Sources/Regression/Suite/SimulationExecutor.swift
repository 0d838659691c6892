import Platform
import CanonicalJSON
package import Navigation
import RoadNetwork
package import ScenarioLanguage
package import Simulation
import Traces
import Recording

/// Runs scenarios in the simulation, with the built-in navigator.
package struct SimulationExecutor: ScenarioExecutor {
  /// Whether a scenario may name files outside its suite root.
  package enum Reach: Hashable, Sendable {
    case insideRoot
    case anywhere
  }

  /// Real servers in place of cassettes.
  package struct Live: Sendable {
    /// Makes the connection of one run.
    package let connect: @Sendable () throws -> LiveServer

    /// Creates servers that are connected to when a run begins; `connect` throws where none
    /// answers.
    ///
    /// - Throws: Nothing itself.
    package init(connect: @escaping @Sendable () throws -> LiveServer) { self.connect = connect }
  }

  /// Whether a scenario may name files outside its suite root.
  package let reach: Reach

  /// Where servers answer, and cassettes are recorded; nil without.
  package let live: Live?

  /// Which navigator is driven.
  package let navigator: NavigatorChoice

  /// What suites claim to be so at least once; nil where nobody asks.
  private let claims: SuiteClaims?

  /// Whether a scenario is also driven with the seeds of its ensemble.
  private let judgesEnsembles: Bool

  /// The scenario's text in place of its file.
  private let text: [UInt8]?

  /// The folder for full recordings of scenarios whose goldens are thinned; nil for none.
  private let artefacts: @Sendable (ScenarioIdentity) -> String?

  /// What is broken in the navigator on purpose.
  private let planted: PlantedDefect?
  private var defects: PlantedDefects { planted.map { [$0] } ?? [] }

  /// Called with every scenario before it runs, to see to its options.
  private let prepare: @Sendable (Scenario, inout RunOptions) -> Void

  /// Creates an executor.
  ///
  /// - Parameters:
  ///   - navigator: which navigator is driven.
  ///   - text: the text of the one scenario that will be run, in place of its file.
  ///   - planted: a defect of the navigator in every run, to see what notices.
  ///   - claims: what suites claim, for runs to look for.
  ///   - judgesEnsembles: whether a scenario is also driven with the seeds of its ensemble.
  ///   - artefacts: the folder for full recordings of scenarios whose goldens are thinned.
  ///   - prepare: may add observers to a run; on any thread.
  package init(
    reach: Reach = .insideRoot,
    live: Live? = nil,
    navigator: NavigatorChoice = .standard,
    text: [UInt8]? = nil,
    planted: PlantedDefect? = nil,
    claims: SuiteClaims? = nil,
    judgesEnsembles: Bool = false,
    artefacts: @escaping @Sendable (ScenarioIdentity) -> String? = { _ in nil },
    prepare: @escaping @Sendable (Scenario, inout RunOptions) -> Void = { _, _ in }
  ) {
    self.reach = reach
    self.live = live
    self.navigator = navigator
    self.text = text
    self.planted = planted
    self.claims = claims
    self.judgesEnsembles = judgesEnsembles
    self.artefacts = artefacts
    self.prepare = prepare
  }

  /// Reads a scenario.
  ///
  /// - Throws: ``RunFailure`` with every problem, each with its line.
  package func load(_ identity: ScenarioIdentity) throws(RunFailure) -> Scenario {
    let folder = identity.root?.scenarios ?? Paths.folder(of: identity.path)
    let root = reach == .anywhere ? nil : folder
    if root != nil, identity.isGoldenOutside {
      let problem = Diagnostic.outsideOfSuite("the golden lies", source: identity.goldenPath)
      throw RunFailure(.invalidInput, [Self.rendered(problem, of: identity, text)])
    }
    do {
      if let text {
        return try navigator.applied(
          to: ScenarioLoader.decode(
            text,
            path: identity.path,
            name: identity.name,
            root: root,
            isLive: live != nil,
            variant: identity.variant
          )
        )
      }
      return try navigator.applied(
        to: ScenarioLoader.load(
          path: identity.path,
          name: identity.name,
          root: root,
          isLive: live != nil,
          variant: identity.variant
        )
      )
    } catch {
      throw RunFailure(.invalidInput, error.problems.map { Self.rendered($0, of: identity, text) })
    }
  }

  /// Runs a scenario as its file says, after ``load(_:)``.
  ///
  /// - Throws: ``RunFailure`` where the scenario cannot be read or run, and what `receive` throws.
  package func run(
    _ identity: ScenarioIdentity,
    attempt: Int,
    shouldStop: @escaping @Sendable () -> Bool,
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunFacts {
    let scenario = try load(identity)
    var options = RunOptions()
    prepare(scenario, &options)
    options.defects = defects
    options.shouldStop = shouldStop
    options.claims = claims(of: identity)
    try navigator.apply(to: &options, attempt: attempt)
    try connect(scenario, &options)
    let result = try Self.run(scenario, options, artefact: artefact(of: identity, attempt)) {
      try receive($0)
    }
    var facts = RunFacts(result, of: scenario)
    facts.isUnplanted = planted.map { !$0.isKnown(to: scenario.navigator.profile) } ?? false
    facts.warnings += try Self.keepCassette(of: result, scenario)
    judgeEnsemble(of: scenario, attempt, shouldStop, &facts)
    return facts
  }

  /// Returns what the scenario's suite claims, for a run to look for.
  package func claims(of identity: ScenarioIdentity) -> [Claim] {
    claims?.claims(of: identity) ?? []
  }

  /// Drives a scenario with the seeds of its ensemble, and adds what came of its bounds to the expectations.
  ///
  /// - Parameter attempt: only the first is judged so: what is the same twice is known by one drive.
  package func judgeEnsemble(
    of scenario: Scenario,
    _ attempt: Int,
    _ shouldStop: @Sendable () -> Bool,
    _ facts: inout RunFacts
  ) {
    guard judgesEnsembles, attempt == 0, let gate = scenario.ensemble, !facts.isInterrupted,
      facts.notJudged.isEmpty
    else { return }
    guard navigator.isBuiltin, live == nil else {
      let reason = live == nil ? "of the SDK's own navigator alone" : "a real server answers"
      facts.expectations += gate.unjudged(reason)
      return
    }
    var outcomes: [DriveOutcome] = []
    for seed in gate.seeds {
      if shouldStop() {
        facts.isInterrupted = true
        return
      }
      var drive = scenario
      drive.seed = seed
      outcomes.append(EnsembleRunner.outcome(of: drive, by: navigator, defects: defects))
    }
    let cell = EnsembleCell(scenario: scenario.name, variant: "", outcomes: outcomes)
    facts.expectations += EnsembleVerdict(gate, cell).expectations
  }

  /// Runs a scenario again for its recording; nil where a real server answers, which need not say
  /// the same twice.
  ///
  /// - Throws: ``RunFailure`` where the scenario cannot be read or run.
  package func rerun(
    _ identity: ScenarioIdentity,
    following director: any DecisionDirector,
    ledger: DecisionLedger
  ) throws -> [UInt8]? {
    // A server need not answer twice the same.
    if live != nil || !navigator.isBuiltin { return nil }
    return try Self.recording(
      of: try load(identity),
      defects: defects,
      following: director,
      ledger: ledger
    )
  }

  /// Runs a scenario once, handing on what belongs into the golden.
  ///
  /// - Parameters:
  ///   - artefact: where the full recording goes, if the golden's is thinned; nil for nowhere.
  ///   - whole: takes the full recording, thinned or not.
  package static func run(
    _ scenario: Scenario,
    _ options: RunOptions,
    artefact: String?,
    whole: (borrowing [UInt8]) -> Void = { _ in },
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunResult {
    var thinning = RecordThinning(scenario.sampling)
    let isThinned = !thinning.isIdentity
    if isThinned, let artefact { try ArtefactFolder.prepare(for: artefact) }
    let file = try isThinned ? artefact.map { try AtomicFile(replacing: $0) } : nil
    let result = try run(scenario, options) { lines in
      whole(lines)
      guard isThinned else { return try receive(lines) }
      try file?.append(lines)
      try receive(thinning.thin(lines))
    }
    try file?.commit()
    return result
  }

  /// Returns where the full recording of a scenario goes whose golden is thinned.
  package func artefact(of identity: ScenarioIdentity, _ attempt: Int) -> String? {
    guard attempt == 0, let folder = artefacts(identity) else { return nil }
    return Paths.join(folder, identity.name + ".full.jsonl")
  }

  /// Runs a scenario for its recording alone, as it belongs into the golden.
  ///
  /// - Throws: ``RunFailure`` where the scenario cannot be run.
  package static func recording(
    of scenario: Scenario,
    defects: PlantedDefects = [],
    following director: any DecisionDirector,
    ledger: DecisionLedger
  ) throws -> [UInt8] {
    var options = RunOptions()
    options.defects = defects
    options.director = director
    options.ledger = ledger
    var bytes: [UInt8] = []
    _ = try run(scenario, options, artefact: nil) { bytes.append(contentsOf: copy $0) }
    return bytes
  }

  /// Gives a run its real server, where its scenario has one and that is wanted.
  ///
  /// - Throws: What the connection throws where no server answers.
  package func connect(_ scenario: Scenario, _ options: inout RunOptions) throws {
    guard let live, scenario.routing.isServer || scenario.fleet?.server != nil else { return }
    var server = try live.connect()
    // An address that is given stands for the routing server where there is one.
    if !scenario.routing.isServer { server.fleetEndpoint = server.endpoint }
    options.live = server
  }

  /// Writes the cassettes that a live run made, and returns the words for them; one with a request that
  /// got no answer is not kept.
  ///
  /// - Throws: ``FileError`` where a cassette cannot be written.
  package static func keepCassette(
    of result: RunResult,
    _ scenario: Scenario
  ) throws -> [String] {
    try result.recorded.flatMap { recorded -> [String] in
      let path =
        switch recorded.subject {
        case .routing: scenario.routing.cassettePath
        case .fleet: scenario.fleet?.server?.cassettePath
        }
      return try path.map { [try keep(recorded, at: $0, result)] } ?? []
    }
  }

  private static func keep(
    _ recorded: RecordedCassette,
    at path: String,
    _ result: RunResult
  ) throws -> String {
    let count = Quantity.count(recorded.requestCount, "request")
    if let failure = recorded.failure {
      return "\(path) was not recorded: a request got no answer (\(failure))"
    }
    if recorded.requestCount == 0 || result.isInterrupted {
      return "\(path) was not recorded: \(result.isInterrupted ? "interrupted" : count)"
    }
    let file = try AtomicFile(replacing: path)
    try file.append(recorded.bytes)
    try file.commit()
    return "recorded \(path): \(count)"
  }

  /// Runs a scenario once, sorting what goes wrong by its exit code.
  ///
  /// - Throws: ``RunFailure`` where the scenario cannot be run, and what `receive` throws.
  package static func run(
    _ scenario: Scenario,
    _ options: RunOptions,
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunResult {
    do {
      return try withoutActuallyEscaping(receive) { receive in
        var sink = ReceivingSink(receive: receive)
        return try ScenarioRunner.run(scenario, options: options, into: &sink)
      }
    } catch let error as TraceError {
      throw RunFailure(.invalidInput, [error.description])
    } catch let error as RoadNetwork.MapError {
      throw RunFailure(.invalidInput, [error.description])
    } catch let error as ScenarioError {
      throw RunFailure(.invalidInput, error.problems.map { rendered($0) })
    } catch let failure as NavigatorFailure {
      throw RunFailure(failure)
    } catch let error as BudgetError {
      throw RunFailure(.budgetExceeded, ["\(scenario.path): error: \(error)"])
    }
  }

  /// Returns a problem with its line and a caret, where the file can still be read.
  ///
  /// - Parameter text: the text that stands for the scenario's file; nil where that was read.
  private static func rendered(
    _ problem: Diagnostic,
    of identity: ScenarioIdentity? = nil,
    _ text: [UInt8]? = nil
  ) -> String {
    if let text, problem.source == identity?.path { return problem.rendered(in: text) }
    guard problem.location != nil else { return problem.rendered(in: []) }
    do {
      return problem.rendered(
        in: try FileSystem.read(problem.source, limit: ScenarioLoader.sizeLimit)
      )
    } catch {
      return problem.description
    }
  }

  /// Hands the recording on.
  private struct ReceivingSink: RecordingSink {
    let receive: (borrowing [UInt8]) throws -> Void

    mutating func append(_ lines: borrowing [UInt8]) throws { try receive(lines) }

    mutating func finish() {}
  }
}
