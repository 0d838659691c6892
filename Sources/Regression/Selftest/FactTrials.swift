import Geodesy
import Navigation
import Platform
import Recording
import ScenarioLanguage
import Simulation
import Synchronization

/// What is known of runs once they are over: all that a report takes from a run, whether it tells it or not.
enum FactTrials {
  static var all: [ToldTrial] {
    let scenarios = [
      ("with an answer too many", [EquatorRoad.answer, EquatorRoad.answer]),
      ("without an answer", []),
    ]
    return scenarios.map { name, answers in
      ToldTrial(name: "facts of a run \(name)", told: told(answers))
    } + [limits, prepared, cassettes, laws, parts]
  }

  /// What is known of a drive of which parts are left out: it is the same drive.
  private static var parts: ToldTrial {
    let said = RunOptions.Part.allCases.map { part -> String in
      do {
        let scenario = try scenario(turnOntoLaterLeg, named: "parts")
        var options = RunOptions()
        options.leftOut = [part]
        var size = 0
        let result = try SimulationExecutor.run(scenario, options) { size += $0.count }
        return "without \(part): \(size) bytes\n\(RunFacts(result, of: scenario))"
      } catch {
        return "\(part): \(error)"
      }
    }
    return ToldTrial(name: "drives without a part", told: said.joined(separator: "\n"))
  }

  /// A scenario whose text stands in place of its file, with somebody who sees to its options.
  private static var prepared: ToldTrial {
    final class Seen: Sendable { let count = Mutex(0) }
    let seen = Seen()
    let executor = SimulationExecutor(
      reach: .anywhere,
      text: Array(text([EquatorRoad.answer]).utf8),
      planted: .reportsTwice,
      prepare: { _, options in
        options.fixObserver = { _ in seen.count.withLock { $0 += 1 } }
      }
    )
    var size = 0
    let said: String
    do {
      let facts = try executor.run(
        ScenarioIdentity(path: "facts.json", workingFolder: "/"),
        attempt: 0,
        shouldStop: { false }
      ) { size += $0.count }
      said = "\(facts.recordCount) records, \(size) bytes, \(seen.count.withLock { $0 }) fixes seen"
    } catch {
      said = "\(error)"
    }
    return ToldTrial(name: "a run that is prepared", told: said)
  }

  /// What becomes of cassettes that a live run made: what is not worth keeping is told, and what cannot be written.
  private static var cassettes: ToldTrial {
    let text = #"""
      { "version": 1, "title": "Live", "routing": { "provider": "osrm", "endpoint": "http://localhost:5000",
          "cassette": "live-trial.json" },
        "trace": { "points": [{ "t": 0, "lat": 0, "lon": 0 }] }, "expect": [] }
      """#
    var lines: [String] = []
    for count in 0...2 {
      for failure in [nil, "timeout"] {
        // What is worth keeping is left out: it would be written.
        for isInterrupted in [false, true] where isInterrupted || failure != nil || count == 0 {
          var result = RunResult()
          result.isInterrupted = isInterrupted
          result.recorded = [
            RecordedCassette(subject: .routing, bytes: [], requestCount: count, failure: failure),
            RecordedCassette(subject: .fleet, bytes: [], requestCount: count, failure: failure),
          ]
          do {
            let scenario = try scenario(text, named: "live", isLive: true)
            lines += try SimulationExecutor.keepCassette(of: result, scenario)
          } catch {
            lines.append("\(error)")
          }
        }
      }
    }
    return ToldTrial(name: "cassettes that are not kept", told: lines.joined(separator: "\n"))
  }

  /// The decisions of drives whose numbers are just those with which they are compared: no golden has them.
  private static var limits: ToldTrial {
    let said = [149.9, 150, 150.1].map { course -> String in
      final class Witness { var lines: [String] = [] }
      let witness = Witness()
      var options = RunOptions()
      options.decisionObserver = { decision in
        witness.lines.append(
          "\(decision.rule.rawValue) \(Quantity.fixed(decision.measured, 4)) \(decision.fired)"
        )
      }
      do {
        let text = Self.text(
          [EquatorRoad.answer],
          points: (0...14).map { second in
            let step = Double(max(0, second - 4)) * 5
            let angle = course * .pi / 180
            let (north, east) = (
              step * DeterministicMath.cos(angle), step * DeterministicMath.sin(angle)
            )
            let place = (north / 111_195, (east + Double(min(4, second)) * 5) / 111_195)
            return
              #"{ "t": \#(second), "lat": \#(Quantity.fixed(place.0, 7)), "lon": \#(Quantity.fixed(place.1, 7)), "#
              + #""course": \#(second > 4 ? course : 90), "speed": 5, "accuracy": 3 }"#
          }
        )
        let scenario = try scenario(text, named: "limits")
        _ = try SimulationExecutor.run(scenario, options) { _ in }
      } catch {
        witness.lines.append("\(error)")
      }
      return witness.lines.joined(separator: "\n")
    }
    return ToldTrial(name: "decisions at limits", told: said.joined(separator: "\nnext\n"))
  }

  /// Which laws a drive breaks for each defect of the navigator: what a law is told of the fixes comes from the drive,
  /// whose navigator reports next to nothing.
  private static var laws: ToldTrial {
    let lines = PlantedDefect.allCases.map { defect -> String in
      do {
        let scenario = try scenario(turnOntoLaterLeg, named: "laws")
        var options = RunOptions()
        options.defects = [defect]
        let broken = try SimulationExecutor.run(scenario, options) { _ in }.violations
        return "\(defect)" + broken.map { " · \($0.milliseconds) \($0.message)" }.joined()
      } catch {
        return "\(defect) · \(error)"
      }
    }
    return ToldTrial(name: "laws of drives with a defect", told: lines.joined(separator: "\n"))
  }

  /// A drive down a road that its route takes after a loop.
  private static let turnOntoLaterLeg = #"""
    { "version": 1, "title": "Laws",
      "map": { "sketch": { "grid": 40, "origin": { "lat": 0, "lon": 0 },
        "drawing": [
          "          c---------d",
          "          |         |",
          "a---------b---------e",
          "          |          ",
          "          |          ",
          "          |          ",
          "          |          ",
          "          f          "],
        "ways": [{ "nodes": "abe" }, { "nodes": "ed" }, { "nodes": "dc" }, { "nodes": "cbf" }] } },
      "routing": { "provider": "embedded", "latency": 0.8 },
      "navigator": { "timeUpdateThreshold": "max", "distanceUpdateThreshold": "max" },
      "trace": { "drive": { "path": [{ "node": "a" }, { "node": "b" }, { "node": "f" }], "limit": 13.9 } },
      "actions": [
        { "at": 0, "do": "\#(EventKind.setDestinations)", "waypoints": [
          { "node": "d", "title": "D", "kind": "via" }, { "node": "f", "title": "F" }] },
        { "on": { "event": "\#(EventKind.routeStatus)", "where": { "status": "ok" } },
          "do": "\#(EventKind.startGuidance)" }],
      "expect": [] }
    """#

  private static func scenario(
    _ text: String,
    named name: String,
    isLive: Bool = false
  ) throws -> Scenario {
    try ScenarioLoader.decode(
      Array(text.utf8),
      path: "\(name).json",
      name: name,
      root: nil,
      isLive: isLive
    )
  }

  private static func told(_ answers: [String]) -> String {
    do {
      let scenario = try scenario(text(answers), named: "facts")
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
  private static func text(_ answers: [String], points: [String]? = nil) -> String {
    let points =
      points
      ?? [0, 1, 2, 3, 4, 2, 1, 3, 5, 7, 9, 10].enumerated().map { second, place in
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
}
