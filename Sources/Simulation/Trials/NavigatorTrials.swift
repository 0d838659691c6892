import CanonicalJSON
import Navigation
import Platform
import Recording
import ScenarioLanguage

/// Drives that seeds draw, guided by the navigator, with every record and every decision: how near each of its
/// rules came to its limit at each fix, which no golden holds.
enum NavigatorTrials {
  static let all: [ToldTrial] =
    (1...60).map { number in
      let said = (0..<4).map { draw in told(number * 10 + draw) }
      return ToldTrial(name: "drawn guidance \(number)", told: said.joined(separator: "\nnext\n"))
    } + [ledgers]

  /// The ledgers of drives as they are written: all of them, and what came nearest to each limit.
  private static var ledgers: ToldTrial {
    let said = (1...12).map { number -> String in
      let ledger = DecisionLedger(keepsAll: true)
      var options = RunOptions()
      options.ledger = ledger
      var sink = TrialSink()
      do {
        let scenario = try TrialScenario.read(drawn(1000 + number, withDepartures: false))
        _ = try ScenarioRunner.run(scenario, options: options, into: &sink)
      } catch {
        return "\(error)"
      }
      var closest = JSONWriter()
      for entry in ledger.closestDecisions {
        DecisionLedger.write(entry, to: &closest)
        closest.newline()
      }
      return String(decoding: ledger.takeLines { _ in false } + closest.bytes, as: UTF8.self)
    }
    return ToldTrial(name: "ledgers of drives", told: said.joined(separator: "next\n"))
  }

  /// A divided road between two streets, roads 25 m apart, and a tunnel.
  private static let town = #"""
    "map": { "sketch": { "grid": 25, "drawing": [
        "a--------b--------c--------d--------e",
        "|        |        |        |        |",
        "|        |        |        |        |",
        "f--------g--------h--------i--------j",
        "k--------l--------m--------n--------o",
        "|        |        |        |        |",
        "p--------q--------r--------s--------t",
        "         |                 |         ",
        "         u-----------------v         " ],
      "ways": [
        { "nodes": "abcde", "highway": "tertiary" },
        { "nodes": "fghij", "highway": "primary", "oneway": "yes" },
        { "nodes": "onmlk", "highway": "primary", "oneway": "yes" },
        { "nodes": "pqrst", "highway": "residential", "maxspeed": "30" },
        { "nodes": "afkp", "highway": "secondary" }, { "nodes": "bglq", "highway": "residential" },
        { "nodes": "chmr", "highway": "residential" }, { "nodes": "dins", "highway": "tertiary" },
        { "nodes": "ejot", "highway": "secondary" },
        { "nodes": "qu", "highway": "service" }, { "nodes": "sv", "highway": "service" },
        { "nodes": "uv", "highway": "secondary", "tunnel": "yes" } ] } },
    """#

  /// Ways to decide, the first of them without anything that is said.
  private static let rules = [
    "", #""offRoute": { "strategy": "network" }"#, #""offRoute": { "strategy": "network" }"#,
    #""offRoute": { "strategy": "network", "evidence": 5 }"#,
    #""offRoute": { "strategy": "network", "evidence": 20, "course": 30 }"#,
    #""offRoute": { "strategy": "network", "evidence": 8 }"#,
    #""offRoute": { "distance": 30, "fixes": 2, "returnDistance": 20 }"#,
    #""profile": "ferrostar""#, #""profile": "maplibre-ios""#, #""profile": "maplibre-android""#,
    #""reroute": { "minimumTime": 1, "minimumMovement": 5 }"#,
    #""arrivalDistance": 8, "arrivalTime": 4, "instructionTolerance": 1, "stepExitDistance": 12"#,
    #""positioning": { "reckonAfter": 1, "poorAfter": 2, "lostAfter": 5 }"#,
  ]

  private static func drawn(_ seed: Int, withDepartures: Bool) -> String {
    var dice = Dice("guidance", seed)
    let stops = (0...1 + dice.below(3)).map { _ in
      #"{ "node": "\#(SimulatorTrials.node(&dice))" }"#
    }
    let start = #"{ "node": "\#(SimulatorTrials.node(&dice))" }"#
    let departures = (0...dice.below(3)).map { _ in SimulatorTrials.departure(&dice) }
    let noise = [
      #"{ "kind": "correlated", "sigma": \#(dice.one(of: ["0.5", "3", "8"])), "time": 25 }"#,
      #"{ "kind": "white", "sigma": \#(dice.one(of: ["0.4", "2", "5"])) }"#,
    ]
    let faults =
      noise.prefix(dice.below(3))
      + (0..<dice.below(3)).map { _ in SimulatorTrials.fault(&dice, isTimed: true) }
    let departed = withDepartures ? departures.joined(separator: ", ") : ""
    let rule = dice.one(of: rules)
    let members = [
      #""routing": { "provider": "embedded", "latency": \#(dice.one(of: ["0.2", "0.8", "3"])) }"#,
      #""navigator": { \#(rule)\#(rule.isEmpty ? "" : ", ")"distanceUpdateThreshold": 40 }"#,
      #""trace": { "drive": { "waypoints": [\#(([start] + stops).joined(separator: ", "))], "#
        + #""interval": \#(dice.one(of: ["1", "1", "0.5", "3", "8"])), "dwell": \#(dice.below(9)), "#
        + #""stay": \#(dice.below(20)), "departures": [\#(departed)] } }"#,
      #""faults": [\#(faults.joined(separator: ", "))]"#,
      #""actions": [{ "at": 0, "do": "\#(EventKind.setDestinations)", "waypoints": "drive" }, "#
        + #"{ "at": \#(dice.below(4)), "do": "\#(EventKind.startGuidance)" }, "#
        + #"{ "on": { "event": "\#(EventKind.didArrive)" }, "do": "\#(EventKind.continueToNextDestination)" }]"#,
    ]
    let map = (dice.below(3) == 0 ? SimulatorTrials.city : town).replacing("\n", with: " ")
    return SimulatorTrials.scenario(seed, map + members.joined(separator: ", "))
  }

  private static func told(_ seed: Int) -> String {
    // Not every drive has a place for the departures that are drawn.
    (try? driven(drawn(seed, withDepartures: true)))
      ?? (try? driven(drawn(seed, withDepartures: false))) ?? "no drive"
  }

  private static func driven(_ text: String) throws -> String {
    final class Witness { var lines: [String] = [] }
    let witness = Witness()
    var options = RunOptions()
    options.decisionObserver = { decision in
      let numbers = [decision.measured, decision.threshold].map { Quantity.fixed($0, 4) }
      let words = [decision.rule.rawValue] + numbers
      let outcome = "\(decision.fired ? "fired" : "held") \(decision.detail.rawValue)"
      witness.lines.append((words + [outcome]).joined(separator: " "))
    }
    var sink = TrialSink()
    _ = try ScenarioRunner.run(TrialScenario.read(text), options: options, into: &sink)
    return witness.lines.joined(separator: "\n") + "\n"
      + String(decoding: sink.bytes, as: UTF8.self)
  }
}
