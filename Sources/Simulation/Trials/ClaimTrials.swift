import Recording
import ScenarioLanguage

/// What a suite claims to be so once, and which of it a drive meets.
enum ClaimTrials {
  static var all: [ToldTrial] { [ToldTrial(name: "claims", told: told())] }

  private static let claims = #"""
    { "version": 1, "sometimes": [
      { "decision": "offRoute" },
      { "decision": "offRoute", "where": { "verdict": "fired" } },
      { "decision": "offRoute", "where": { "verdict": "held" } },
      { "decision": "offRoute", "where": { "verdict": "fired", "detail": "debouncing" } },
      { "decision": "arrival", "where": { "verdict": "fired" } },
      { "decision": "arrival", "where": { "verdict": "fired" },
        "value": "measured", "between": [0, 10] },
      { "decision": "arrival", "where": { "verdict": "fired" },
        "value": "measured", "between": [24.5, 25] },
      { "decision": "stepAdvance", "where": { "verdict": "fired" } },
      { "decision": "stepAdvance", "value": "measured", "between": [-100000, 100000] },
      { "decision": "courseDeparture" },
      { "event": "\#(EventKind.didArrive)" },
      { "event": "\#(EventKind.didPassWaypoint)" },
      { "order": [{ "event": "\#(EventKind.rerouteStarted)" }, { "event": "\#(EventKind.didArrive)" }] },
      { "order": [{ "event": "\#(EventKind.didArrive)" }, { "event": "\#(EventKind.rerouteStarted)" }] }
    ] }
    """#

  private static func told() -> String {
    do {
      var options = RunOptions()
      options.claims = try SuiteFile(Array(claims.utf8), path: "_suite.json").claims
      var sink = TrialSink()
      let result = try ScenarioRunner.run(
        TrialScenario.aroundTheBlock(),
        options: options,
        into: &sink
      )
      return result.claimsMet.map { "\(options.claims[$0].described)" }.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }
}
