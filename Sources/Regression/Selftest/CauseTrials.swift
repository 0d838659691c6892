import Recording
import ScenarioLanguage
import Simulation

/// Goldens of one navigator beside the runs of another, and why they differ.
enum CauseTrials {
  static var all: [ToldTrial] {
    variants.map { name, golden, new in
      ToldTrial(
        name: "causes: \(name)",
        told: told(golden, new) + "\nthe other way round\n" + told(new, golden)
      )
    }
  }

  private static let variants: [(String, BlockDrive, BlockDrive)] = {
    func with(_ change: (inout BlockDrive) -> Void) -> BlockDrive {
      var drive = BlockDrive()
      change(&drive)
      return drive
    }
    func navigator(_ members: String) -> BlockDrive { with { $0.navigator += ", " + members } }
    let plain = BlockDrive()
    return [
      ("nothing", plain, plain),
      ("an arrival", navigator(#""arrivalDistance": 8"#), navigator(#""arrivalDistance": 40"#)),
      (
        "a departure",
        navigator(
          #""offRoute": { "strategy": "corridor", "distance": 30, "fixes": 1, "returnDistance": 20 }"#
        ),
        navigator(
          #""offRoute": { "strategy": "corridor", "distance": 30, "fixes": 4, "returnDistance": 20 }"#
        )
      ),
      (
        "a departure and an arrival",
        navigator(
          #""offRoute": { "strategy": "corridor", "distance": 25, "fixes": 2 }, "arrivalDistance": 8"#
        ),
        navigator(
          #""offRoute": { "strategy": "corridor", "distance": 60, "fixes": 3 }, "arrivalDistance": 30"#
        )
      ),
      ("reports", plain, with { $0.navigator = #""timeUpdateThreshold": 9"# }),
      ("words", plain, with { $0.title = "Mole" }),
      ("a slower service", plain, with { $0.latency = 2.5 }),
      ("a longer drive", plain, with { $0.stay = 9 }),
    ]
  }()

  private static func told(_ golden: BlockDrive, _ new: BlockDrive) -> String {
    let identity = ScenarioIdentity(path: "causes.json", workingFolder: "/")
    func recording(_ executor: SimulationExecutor) throws -> [UInt8] {
      var bytes: [UInt8] = []
      _ = try executor.run(identity, attempt: 0, shouldStop: { false }) { bytes += copy $0 }
      return bytes
    }
    do {
      let old = try recording(SimulationExecutor(reach: .anywhere, text: Array(golden.text().utf8)))
      let executor = SimulationExecutor(reach: .anywhere, text: Array(new.text().utf8))
      let now = try recording(executor)
      let diff = try RecordingDiff(golden: old, path: "golden", new: now, path: "new", isGate: true)
      var runs = 0
      let causes = try CauseFolder(diff, golden: old) { director, ledger in
        runs += 1
        return try executor.rerun(identity, following: director, ledger: ledger)
      }.causes()
      let lines = (causes ?? []).map { cause in
        let guess = cause.isGuess ? ", a guess" : ""
        return "\(cause.time) \(cause.rule): \(cause.text), \(cause.consequenceCount)\(guess);"
          + " \(told(cause.finding))"
      }
      let summary = DiffSummary(diff, causes: causes)
      return
        (["\(runs) runs, \(diff.changes.count) changes"] + lines + summary.headline
        + [summary.causes] + summary.findings.map(told) + summary.parts + summary.meant
        + summary.report).joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  private static func told(_ finding: Finding) -> String {
    let ticks = finding.ticks.map { " by \($0)" } ?? ""
    return "\(finding.group)\(ticks)\(finding.isTurn ? ", a turn" : ""): \(finding.reason)"
      + " \(finding.ties.sorted())"
  }
}
