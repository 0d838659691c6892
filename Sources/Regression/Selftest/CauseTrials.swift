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

  /// What a scenario differs by: a member of its navigator, or of itself.
  private struct Variant {
    var navigator = #""timeUpdateThreshold": 5"#
    var title = "Pier"
    var latency = "0.5"
    var stay = 4
  }

  private static let variants: [(String, Variant, Variant)] = {
    let plain = Variant()
    func navigator(_ members: String) -> Variant {
      Variant(navigator: plain.navigator + ", " + members)
    }
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
      ("reports", plain, Variant(navigator: #""timeUpdateThreshold": 9"#)),
      ("words", plain, Variant(title: "Mole")),
      ("a slower service", plain, Variant(latency: "2.5")),
      ("a longer drive", plain, Variant(stay: 9)),
    ]
  }()

  private static func text(_ variant: Variant) -> [UInt8] {
    Array(
      #"""
      { "version": 1, "title": "A trial", "map": { "sketch": { "grid": 40, "drawing": [
            "a--------b--------c",
            "         |        |",
            "         |        |",
            "d--------e--------f" ],
          "ways": [
            { "nodes": "abc", "highway": "primary" }, { "nodes": "def", "highway": "secondary" },
            { "nodes": "be", "highway": "tertiary" }, { "nodes": "cf", "highway": "tertiary" } ] } },
        "routing": { "provider": "embedded", "latency": \#(variant.latency) },
        "navigator": { \#(variant.navigator) },
        "trace": { "drive": { "path": [{ "node": "a" }, { "node": "b" }, { "node": "c" }, { "node": "f" },
          { "node": "e" }], "stay": \#(variant.stay) } },
        "actions": [
          { "at": 0, "do": "\#(EventKind.setDestinations)",
            "waypoints": [{ "node": "e", "title": "\#(variant.title)" }] },
          { "at": 2, "do": "\#(EventKind.startGuidance)" } ], "expect": [] }
      """#.utf8
    )
  }

  private static func told(_ golden: Variant, _ new: Variant) -> String {
    let identity = ScenarioIdentity(path: "causes.json", workingFolder: "/")
    func recording(_ executor: SimulationExecutor) throws -> [UInt8] {
      var bytes: [UInt8] = []
      _ = try executor.run(identity, attempt: 0, shouldStop: { false }) { bytes += copy $0 }
      return bytes
    }
    do {
      let old = try recording(SimulationExecutor(reach: .anywhere, text: text(golden)))
      let executor = SimulationExecutor(reach: .anywhere, text: text(new))
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
