import Platform
import ScenarioLanguage
import Simulation

/// A scenario of a suite with what it comes to when nothing is changed, to notice changes by.
struct MutationBaseline: Sendable {
  let scenario: Scenario
  /// Whether there is a golden that would be another.
  private let hasGolden: Bool
  private let untouched: Run

  /// Runs a scenario as it is.
  ///
  /// - Throws: ``RunFailure`` where it cannot be run.
  init(_ scenario: Scenario, hasGolden: Bool) throws {
    (self.scenario, self.hasGolden) = (scenario, hasGolden)
    untouched = try Run(of: scenario, RunOptions())
  }

  /// Runs the scenario with another navigator, and returns by what that is noticed.
  func notice(of scenario: Scenario, _ defects: PlantedDefects) -> MutationResult.Notice {
    var options = RunOptions()
    options.defects = defects
    guard let run = try? Run(of: scenario, options) else {
      // A navigator that cannot go on is overlooked by nobody.
      return MutationResult.Notice(byExpectations: scenario.name, byGolden: scenario.name)
    }
    var notice = MutationResult.Notice()
    if !run.violated.isSubset(of: untouched.violated) { notice.byExpectations = scenario.name }
    if hasGolden, run.differs(from: untouched) { notice.byGolden = scenario.name }
    return notice
  }

  /// What the gate sees of a run.
  private struct Run: Sendable {
    /// What is violated, in words that do not tell where.
    private(set) var violated: Set<String>
    private let digest: UInt64
    /// The recording, where differences of some events are known; else it is not kept.
    private let recording: [UInt8]
    private let knownEvents: Set<String>

    init(of scenario: Scenario, _ options: RunOptions) throws {
      var options = options
      options.followsDecisions = false
      let keeps = scenario.known.contains { if case .event = $0.subject { true } else { false } }
      var bytes: [UInt8] = []
      let result = try SimulationExecutor.run(scenario, options, artefact: nil) { lines in
        if keeps { bytes.append(contentsOf: copy lines) }
      }
      let facts = RunFacts(result, of: scenario)
      let excused = scenario.known.compactMap {
        if case .law(let law) = $0.subject { law } else { nil }
      }
      let broken = result.violations.map(\.name).filter { !excused.contains($0) }
      violated = Set(broken.map(\.rawValue))
      violated.formUnion(facts.violatedExpectations.map(\.text))
      violated.formUnion(facts.mended.map { "no more: \($0.text)" })
      // A thinned golden holds the digest of what it leaves out: it notices all that the whole one does.
      digest = result.digest
      (recording, knownEvents) = (bytes, facts.knownEvents)
    }

    func differs(from other: Self) -> Bool {
      guard digest != other.digest else { return false }
      guard !knownEvents.isEmpty else { return true }
      let diff = try? RecordingDiff(
        golden: other.recording,
        path: "untouched",
        new: recording,
        path: "changed"
      )
      guard var diff else { return true }
      _ = diff.excuse(knownEvents)
      return !diff.isEmpty
    }
  }
}
