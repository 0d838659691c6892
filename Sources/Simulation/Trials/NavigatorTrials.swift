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
    } + apps + directed + planted + WildDrives.all + [ledgers]

  /// The same with each defect that can be planted: somebody relies on what it does.
  private static let planted: [ToldTrial] = PlantedDefect.allCases.enumerated().map {
    number,
    defect in
    let said = (0..<2).map { draw -> String in
      let seed = 3000 + number * 10 + draw
      let text = draw == 0 ? calling(seed) : drawn(seed, withDepartures: false)
      let left = try? driven(drawn(seed, withDepartures: true), planted: [defect])
      return left ?? (try? driven(text, planted: [defect])) ?? "no drive"
    }
    let left = [0.4, 6].map { latency in
      (try? driven(leavingBehindAVia(latency), planted: [defect])) ?? "no drive"
    }
    return ToldTrial(
      name: "drives with \(defect)",
      told: (said + left).joined(separator: "\nnext\n")
    )
  }

  /// A drive that leaves its route when it has passed a via, with answers that come after some seconds.
  private static func leavingBehindAVia(_ latency: Double) -> String {
    let nodes = "abghcdins".map { #"{ "node": "\#($0)" }"# }.joined(separator: ", ")
    let members = [
      #""routing": { "provider": "embedded", "latency": \#(latency) }"#,
      #""navigator": { "reroute": { "minimumTime": 1, "minimumMovement": 5 } }"#,
      #""trace": { "drive": { "path": [\#(nodes)], "stay": 5 } }"#,
      #""actions": [{ "at": 0, "do": "\#(EventKind.setDestinations)", "waypoints": "#
        + #"[{ "node": "g", "kind": "via" }, { "node": "j", "title": "Pier" }] }, "#
        + #"{ "at": 1, "do": "\#(EventKind.startGuidance)" }]"#,
    ]
    return SimulatorTrials.scenario(
      4000,
      town.replacing("\n", with: " ") + members.joined(separator: ", ")
    )
  }

  /// The same with somebody who has the last word on each decision, and now and then says otherwise.
  private static let directed: [ToldTrial] = (1...20).map { number in
    let said = (0..<4).map { draw in
      let seed = number * 10 + draw
      let text = draw < 2 ? calling(2000 + seed) : drawn(2000 + seed, withDepartures: false)
      return (try? driven(text, directedBy: Director(seed))) ?? "no drive"
    }
    return ToldTrial(name: "directed drives \(number)", told: said.joined(separator: "\nnext\n"))
  }

  /// Mostly lets the navigator have its way.
  final class Director: DecisionDirector {
    private var dice: Dice
    private let share: Int

    init(_ seed: Int) {
      dice = Dice("directors", seed)
      share = seed % 3 == 0 ? 1_000_000 : 40
    }

    private func objects() -> Bool { dice.below(share) == 0 }

    func fires(_ rule: Decision.Rule, own: Bool, at time: Instant) -> Bool {
      objects() ? !own : own
    }

    func isInCorridor(own: Bool, at time: Instant) -> Bool { objects() ? !own : own }

    func onRouteState(before: OnRouteState, own: OnRouteState, at time: Instant) -> OnRouteState {
      objects() ? before : own
    }

    func step(before: StepPlace, own: StepPlace, at time: Instant) -> StepPlace {
      objects() ? StepPlace(leg: before.leg, index: before.index + 1) : own
    }
  }

  /// The same with an app that calls whatever it likes, at any time and inside of callbacks.
  private static let apps: [ToldTrial] = (1...30).map { number in
    let said = (0..<4).map { draw in
      (try? driven(calling(number * 10 + draw))) ?? "no drive \(number * 10 + draw)"
    }
    return ToldTrial(name: "drawn apps \(number)", told: said.joined(separator: "\nnext\n"))
  }

  private static func waypoints(_ dice: inout Dice) -> String {
    let stops = (0...dice.below(3)).map { number in
      let kind = number > 0 && dice.below(3) == 0 ? #", "kind": "via""# : ""
      return #"{ "node": "\#(SimulatorTrials.node(&dice))"\#(kind) }"#
    }
    // The last of them is a stop.
    let last = #"{ "node": "\#(SimulatorTrials.node(&dice))", "title": "Pier" }"#
    return "[\((stops + [last]).joined(separator: ", "))]"
  }

  /// A call of an app, with what it takes.
  private static func call(_ dice: inout Dice) -> String {
    switch dice.below(24) {
    case 0, 1: return #""\#(EventKind.setDestinations)", "waypoints": \#(waypoints(&dice))"#
    case 2: return #""\#(EventKind.clearDestinations)""#
    case 3, 4: return #""\#(EventKind.continueToNextDestination)""#
    case 5, 6: return #""\#(EventKind.startGuidance)""#
    case 7: return #""\#(EventKind.stopGuidance)""#
    case 8:
      return
        #""\#(EventKind.setThreshold)", "time": \#(dice.one(of: ["1", "30", "\"max\"", "-1", "0"]))"#
    case 9:
      return
        #""\#(EventKind.setThreshold)", "distance": \#(dice.one(of: ["1", "100", "\"max\"", "-1", "0"]))"#
    case 10:
      let voice = dice.one(of: ["silent", "alertsOnly", "alertsAndGuidance"])
      let (vibrates, speaks) = (dice.below(2) == 0, dice.below(2) == 0)
      return
        #""\#(EventKind.setAudioGuidance)", "voice": "\#(voice)", "vibration": \#(vibrates), "bluetooth": \#(speaks), "bluetoothAvailable": true"#
    case 11:
      let minor = dice.one(of: ["-0.5", "0", "0.05", "0.2"])
      return
        #""\#(EventKind.setSpeedAlertOptions)", "minor": \#(minor), "major": \#(dice.one(of: ["-0.3", "0.1", "0.3"])), "upgradeDuration": \#(dice.below(4))"#
    case 12:
      return #""\#(EventKind.setFasterRoute)", "minutes": \#(dice.one(of: ["0", "1", "\"max\""]))"#
    case 13:
      return #""\#(EventKind.setFasterRoute)", "percent": \#(dice.one(of: ["0", "10", "\"max\""]))"#
    case 14:
      let answer = dice.one(of: ["doNothing", "getNewRoutes"])
      return
        #""\#(EventKind.delegateAnswers)", "deviation": "\#(answer)", "alternate": \#(dice.below(3) - 1)"#
    case 15: return #""\#(EventKind.simulateAlongExistingRoute)""#
    case 16: return #""\#(EventKind.simulateAlongNewRoute)", "waypoints": \#(waypoints(&dice))"#
    case 17: return #""\#(EventKind.simulateLocation)", "node": "\#(SimulatorTrials.node(&dice))""#
    case 18: return #""\#(EventKind.stopSimulation)""#
    case 19: return #""\#(EventKind.pauseSimulation)", "paused": \#(dice.below(2) == 0)"#
    case 20:
      let (factor, spacing) = (
        dice.one(of: ["1", "3", "0.5"]), dice.one(of: ["0", "15", "\"max\""])
      )
      return
        #""\#(EventKind.setSimulator)", "speedMultiplier": \#(factor), "jitter": \#(dice.below(3)), "bias": \#(dice.below(9) - 4), "spacing": \#(spacing)"#
    case 21: return #""locationEnabled", "enabled": \#(dice.below(3) > 0)"#
    case 22: return #""\#(EventKind.trafficDelay)", "seconds": \#(dice.below(200) - 60)"#
    default:
      return
        #""probe", "what": "navigatorState", "waypoints": [{ "node": "\#(SimulatorTrials.node(&dice))", "title": "Pier" }]"#
    }
  }

  /// A drive whose navigator is called again and again.
  private static func calling(_ seed: Int) -> String {
    var dice = Dice("apps", seed)
    let start = #"{ "node": "\#(SimulatorTrials.node(&dice))" }"#
    let path =
      [start]
      + (0..<2 + dice.below(3)).map { _ in
        #"{ "node": "\#(SimulatorTrials.node(&dice))" }"#
      }
    let heard: [EventKind] = [
      .didArrive, .didArrive, .didChangeRoute, .didChangeOnRouteState, .guidanceChanged,
      .rerouteStarted, .rerouteEnded, .routeStatus, .didAdvanceStep, .shouldCorrectDeviation,
    ]
    let calls = (0..<2 + dice.below(9)).map { _ -> String in
      let made = call(&dice)
      let when =
        switch dice.below(4) {
        case 0: #""on": { "event": "\#(dice.one(of: heard))", "nth": \#(1 + dice.below(3)) }"#
        case 1 where !made.contains("probe"):
          #""inside": { "event": "\#(dice.one(of: heard))", "nth": \#(1 + dice.below(3)) }"#
        default: #""at": \#(dice.below(160))"#
        }
      return "{ \(when), \"do\": \(made) }"
    }
    let rule = dice.one(of: rules)
    let faults = (0..<dice.below(2)).map { _ in SimulatorTrials.fault(&dice, isTimed: true) }
    let members = [
      #""routing": { "provider": "embedded", "latency": \#(dice.one(of: ["0", "0.4", "2", "6"])) }"#,
      #""navigator": { \#(rule)\#(rule.isEmpty ? "" : ", ")"distanceUpdateThreshold": 60, "#
        + #""timeUpdateThreshold": 10, "stopsGuidanceAtArrival": \#(dice.below(2) == 0), "#
        + #""fasterRoute": { "interval": 20, "minimumRemaining": 10 } }"#,
      #""trace": { "drive": { "waypoints": [\#(path.joined(separator: ", "))], "#
        + #""interval": \#(dice.one(of: ["1", "2"])), "dwell": \#(dice.below(9)), "at": \#(dice.below(6)), "stay": \#(dice.below(20)) } }"#,
      #""duration": 180, "faults": [\#(faults.joined(separator: ", "))]"#,
      #""actions": [{ "at": \#(dice.below(9)), "do": "\#(EventKind.setDestinations)", "waypoints": \#(waypoints(&dice)) }, "#
        + #"{ "at": \#(dice.below(12)), "do": "\#(EventKind.startGuidance)" }, \#(calls.joined(separator: ", "))]"#,
    ]
    return SimulatorTrials.scenario(
      seed,
      town.replacing("\n", with: " ") + members.joined(separator: ", ")
    )
  }

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
  static let town = #"""
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
  static let rules = [
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
    let count = 1 + dice.below(3)
    let stops = (0...count).map { number in
      // The last of them is a stop.
      let kind = number < count && dice.below(4) == 0 ? #", "kind": "via""# : ""
      return #"{ "node": "\#(SimulatorTrials.node(&dice))"\#(kind) }"#
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

  /// Hears a navigator beside its delegate.
  private final class Listener: NavigatorDelegate {
    private(set) var lines: [String] = []

    func navigator(_ navigator: Navigator, didPassVia waypoint: Waypoint, index: Int) {
      lines.append("via \(index)")
    }

    func navigator(
      _ navigator: Navigator,
      shouldCorrect deviation: Deviation,
      remaining waypoints: [Waypoint]
    ) -> CorrectiveAction {
      lines.append("departure by \(Quantity.fixed(deviation.distance, 2)), \(waypoints.count)")
      return .doNothing
    }

    func navigator(_ navigator: Navigator, didStartReroute request: RerouteRequest) {
      lines.append("reroute \(request.id)")
    }

    func navigator(_ navigator: Navigator, didArriveAt arrival: Arrival) {
      lines.append("arrival \(arrival.index)")
    }
  }

  static func driven(
    _ text: String,
    directedBy director: Director? = nil,
    planted defects: PlantedDefects = []
  ) throws -> String {
    final class Witness { var lines: [String] = [] }
    let (witness, listener) = (Witness(), Listener())
    var options = RunOptions()
    options.director = director
    options.defects = defects
    options.listeners = [listener]
    options.decisionObserver = { decision in
      let numbers = [decision.measured, decision.threshold].map { Quantity.fixed($0, 4) }
      let words = [decision.rule.rawValue] + numbers
      let outcome = "\(decision.fired ? "fired" : "held") \(decision.detail.rawValue)"
      witness.lines.append((words + [outcome]).joined(separator: " "))
    }
    var sink = TrialSink()
    let result = try ScenarioRunner.run(TrialScenario.read(text), options: options, into: &sink)
    witness.lines += listener.lines
    witness.lines += result.violations.map { "\($0.milliseconds) \($0.message)" }
    return witness.lines.joined(separator: "\n") + "\n"
      + String(decoding: sink.bytes, as: UTF8.self)
  }
}
