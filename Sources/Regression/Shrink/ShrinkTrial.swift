import CanonicalJSON
package import Navigation
import Platform
package import Recording
package import ScenarioLanguage
package import Simulation

/// Runs candidates of a scenario that is being made smaller, and tells how they fail.
package final class ShrinkTrial {
  /// A run that does not fail: what an older program, or other settings, record of a candidate.
  package struct Reference {
    /// The recording; nil where the candidate cannot be run.
    package var recording: [UInt8]?
    /// Whether it held all laws and met all expectations.
    package var isClean: Bool

    /// Creates what a reference came to.
    package init(recording: [UInt8]?, isClean: Bool) {
      self.recording = recording
      self.isClean = isClean
    }
  }

  private let path: String
  private let name: String
  private let folderRoot: String?
  /// Changes what the failing navigator is.
  let change: (inout Scenario) throws -> Void
  /// What is broken in the navigator.
  private let defects: PlantedDefects
  /// Which navigator is driven.
  private let navigator: NavigatorChoice
  private let reference: ((ShrinkState, Scenario) throws -> Reference)?
  private let anchor: GoldenAnchor?
  /// Whether each candidate is run in a copy of the process first, since one trapped.
  package var isIsolated = false
  /// Is shown each decision, and each record that tells the story; nil for nobody.
  package var watch: (decided: (Decision) -> Void, told: (RecordView) -> Void)?
  private var last: (root: JSONTree, scenario: Scenario)?

  /// How many runs were made, and how many fixes they took.
  private(set) var runCount = 0
  private(set) var fixCount = 0

  /// Creates a trial.
  ///
  /// - Parameters:
  ///   - path: the scenario's file, from whose folder the names of its files start.
  ///   - folderRoot: the folder that they must lie in; nil lifts that.
  ///   - prepare: changes what the failing navigator is.
  ///   - defects: what is broken in it.
  ///   - navigator: which navigator fails.
  ///   - reference: runs a candidate where it does not fail.
  ///   - anchor: what the recording has, or lacks, against its golden, where nothing else fails.
  /// - Throws: Nothing itself; `prepare` and `reference` may.
  package init(
    path: String,
    name: String,
    folderRoot: String?,
    prepare: @escaping (inout Scenario) throws -> Void = { _ in },
    defects: PlantedDefects = [],
    navigator: NavigatorChoice = .standard,
    reference: ((ShrinkState, Scenario) throws -> Reference)? = nil,
    anchor: GoldenAnchor? = nil
  ) {
    self.path = path
    self.name = name
    self.folderRoot = folderRoot
    change = prepare
    self.defects = defects
    self.navigator = navigator
    self.reference = reference
    self.anchor = anchor
  }

  /// Whether a candidate must not fail elsewhere.
  package var hasReference: Bool { reference != nil }

  /// Whether fixes keep their times: what is missing or new is known by its moment.
  var keepsTimes: Bool { anchor != nil }

  /// Returns the scenario of a candidate as it is written.
  ///
  /// - Throws: `ScenarioError` where it is no scenario.
  package func scenario(of state: ShrinkState) throws(ScenarioError) -> Scenario {
    var scenario: Scenario
    if let last, last.root == state.draft.root {
      scenario = last.scenario
    } else {
      scenario = try ScenarioLoader.decode(
        state.isInline ? state.stub.text : state.draft.text,
        path: path,
        name: name,
        root: folderRoot,
        standsAlone: true
      )
      last = (state.draft.root, scenario)
    }
    if state.isInline { scenario.trace = .points(state.fixes) }
    return scenario
  }

  /// Runs a candidate; nil where it is no scenario that can be run.
  ///
  /// - Throws: What changes the navigator throws, and ``RunFailure`` where it cannot be run.
  package func observe(_ state: ShrinkState, keepsRecording: Bool = false) throws -> Observation? {
    guard var scenario = try? scenario(of: state) else { return nil }
    try change(&scenario)
    return try observe(scenario, keepsRecording: keepsRecording)
  }

  /// Returns how a candidate fails; nil where it does not, or its reference fails too.
  func signature(of state: ShrinkState) throws -> FailureSignature? {
    let keeps = hasReference || anchor != nil
    guard let seen = try observe(state, keepsRecording: keeps) else { return nil }
    if let anchor {
      guard !seen.isFailure, try anchor.holds(in: seen.recording) else { return nil }
      return FailureSignature(seen, divergence: anchor.divergence)
    }
    guard let reference else { return FailureSignature(seen) }
    let other = try reference(state, try scenario(of: state))
    runCount += 1
    fixCount += seen.fixCount
    guard let recording = other.recording, other.isClean else { return nil }
    return FailureSignature(seen, divergence: try Self.divergence(of: seen.recording, recording))
  }

  /// Runs a scenario as it is.
  ///
  /// - Throws: ``RunFailure`` where it cannot be run for another reason than its budget.
  package func observe(_ scenario: Scenario, keepsRecording: Bool) throws -> Observation {
    var recording: [UInt8] = []
    var story: [EventKind] = []
    var moments = FailureMoments()
    var options = RunOptions()
    options.followsDecisions = false
    options.defects = defects
    try navigator.apply(to: &options)
    options.observedKinds = EventKind.allCases.filter(\.tellsStory)
    options.recordObserver = { [watch] in
      story.append($0.kind)
      moments.note($0)
      watch?.told($0)
    }
    options.decisionObserver = watch?.decided
    runCount += 1
    var seen = Observation()
    if isIsolated, let crash = Self.crash(of: scenario, options) {
      seen.trap = crash.kind
      return seen
    }
    do {
      let result = try SimulationExecutor.run(scenario, options, artefact: nil) { lines in
        if keepsRecording { recording.append(contentsOf: copy lines) }
      }
      seen = Observation(result, of: scenario)
    } catch let failure as RunFailure where failure.exitCode == .budgetExceeded {
      seen.budget = FailureShape.withoutNumbers(failure.messages.first ?? "")
    } catch let failure as RunFailure {
      guard let navigator = failure.navigator, navigator.kind != .cannotStart else { throw failure }
      let words = "\(navigator.kind.rawValue): \(navigator.detail)"
      seen.navigatorFailure = FailureShape.withoutNumbers(words)
    }
    seen.story = story
    seen.moments = moments
    seen.recording = recording
    fixCount += seen.fixCount
    return seen
  }

  /// Runs a scenario in a copy of this process, and returns how it trapped; nil where it did not.
  private static func crash(of scenario: Scenario, _ options: RunOptions) -> CrashJournal.Crash? {
    ProcessCopy.crash(whileDoing: scenario.name) {
      _ = try? SimulationExecutor.run(scenario, options) { _ in }
    }
  }

  /// Returns the first difference of a recording from the reference's; nil where they are the same.
  static func divergence(
    of new: [UInt8],
    _ reference: [UInt8]
  ) throws -> FailureDivergence? {
    guard new != reference else { return nil }
    return FailureDivergence(
      of: try RecordingDiff(golden: reference, path: "reference", new: new, path: "new")
    )
  }
}

extension EventKind {
  /// Whether the event is a turn of the story, not what comes again with every fix or report.
  package var tellsStory: Bool { !Self.repeated.contains(self) }

  private static let repeated: Set<EventKind> = [
    .didUpdateLocation, .didUpdateRemainingTime, .didUpdateRemainingDistance,
    .didUpdateRemainingTimeOrDistance, .didUpdateInstruction, .didAnnounce, .didVibrate,
    .didAdvanceStep, .didUpdateSpeedAlert, .didChangeGPSQuality, .mapWillMove, .mapDidChangeCamera,
    .mapIdle, .traceRepaired, .fleetEtaUpdate,
  ]
}

extension ShrinkTrial {
  /// Whether a scenario, read from its file, fails as the state that it was written of.
  ///
  /// - Throws: What changes the navigator throws, and ``RunFailure`` where it cannot be run.
  package func fails(_ scenario: Scenario, as result: ShrinkResult) throws -> Bool {
    var subject = scenario
    try change(&subject)
    let seen = try observe(subject, keepsRecording: true)
    let expected = try observe(result.state, keepsRecording: true)
    // The header tells the name and what differs from the defaults, which a file's folder may change.
    return Self.events(of: seen.recording) == expected.map { Self.events(of: $0.recording) }
  }

  private static func events(of recording: [UInt8]) -> ArraySlice<UInt8> {
    recording[(recording.firstIndex(of: UInt8(ascii: "\n")) ?? recording.endIndex)...]
  }
}
