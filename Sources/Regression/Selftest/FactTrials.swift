import Recording
import ScenarioLanguage
import Simulation

/// What is known of runs once they are over: all that a report takes from a run, whether it tells it or not.
enum FactTrials {
  static var all: [ToldTrial] {
    let scenarios = [
      ("with an answer too many", [answer, answer]), ("without an answer", []),
    ]
    return scenarios.map { name, answers in
      ToldTrial(name: "facts of a run \(name)", told: told(answers))
    }
  }

  private static func told(_ answers: [String]) -> String {
    do {
      let scenario = try ScenarioLoader.decode(
        Array(text(answers).utf8),
        path: "facts.json",
        name: "facts",
        root: nil
      )
      var options = RunOptions()
      options.ledger = DecisionLedger(keepsAll: false)
      let result = try SimulationExecutor.run(scenario, options) { _ in }
      var cut = result
      cut.isInterrupted = true
      cut.claimsMet = [1, 3]
      cut.notJudged = "nobody can say"
      cut.unusedEntries = ["an entry"]
      var foreign = result
      foreign.navigator = NavigatorIdentity(name: "another", routes: .asked, tells: [])
      return [result, cut, foreign].map { result in
        let facts = RunFacts(result, of: scenario)
        let closest = facts.closestExpectation.map { "\($0)" } ?? "none"
        return "\(facts)\nclosest \(closest)\nmended \(facts.mended)"
          + "\nviolated \(facts.isViolated) \(facts.violatedExpectations) \(facts.isKnownFailure)"
      }.joined(separator: "\nnext\n")
    } catch {
      return "\(error)"
    }
  }

  /// A drive that goes back a little, with marks of what is known: some of it is violated, and some not any more.
  private static func text(_ answers: [String]) -> String {
    let points = [0, 1, 2, 3, 4, 2, 1, 3, 5, 7, 9, 10].enumerated().map { second, place in
      #"{ "t": \#(second), "lat": 0, "lon": \#(place == 10 ? "0.01" : "0.00\(place)") }"#
    }
    return #"""
      { "version": 1, "title": "Facts",
        "known": [
          { "law": "unscriptedRequest", "issue": "#1" }, { "law": "oneArrival", "issue": "#2" },
          { "event": "\#(EventKind.didArrive)", "issue": "#3" }],
        "routing": { "provider": "scripted", "answers": [\#(answers.joined(separator: ", "))] },
        "trace": { "points": [\#(points.joined(separator: ", "))] },
        "actions": [
          { "at": 0, "do": "\#(EventKind.setDestinations)", "waypoints": [{ "lat": 0, "lon": 0.01 }] },
          { "at": 0.5, "do": "\#(EventKind.startGuidance)" }],
        "expect": [
          { "event": "\#(EventKind.didArrive)", "count": 1, "within": [8, 12] },
          { "event": "\#(EventKind.didUpdateRemainingDistance)", "value": "metres", "between": [-5, 1200] },
          { "event": "\#(EventKind.didArrive)", "count": 2, "known": { "issue": "#4" } },
          { "never": "\#(EventKind.didVibrate)", "known": { "issue": "#5" } },
          { "event": "\#(EventKind.rerouteStarted)", "count": 3 }] }
      """#
  }

  private static let answer = #"""
    { "latency": 0.2, "body": { "code": "Ok", "routes": [{ "distance": 1111.95, "duration": 111.195,
      "geometry": "???_pR", "legs": [{ "distance": 1111.95, "duration": 111.195, "summary": "", "steps": [
        { "distance": 1111.95, "duration": 111.195, "name": "Equator Road", "mode": "driving",
          "geometry": "???_pR", "maneuver":
            { "type": "depart", "location": [0, 0], "bearing_before": 0, "bearing_after": 90 } },
        { "distance": 0, "duration": 0, "name": "Equator Road", "mode": "driving",
          "geometry": "?_pR??", "maneuver":
            { "type": "arrive", "location": [0.01, 0], "bearing_before": 90, "bearing_after": 0 } }
      ] }] }] } }
    """#
}
