import Regression
import ScenarioLanguage
import Recording

extension GateTrial {
  /// What must be so sometimes: claims that are met, that are not, and that are not judged.
  static let claims: [GateTrial] = [
    claim("an event that comes", #"{ "event": "\#(EventKind.didArrive)" }"#, isMet: true),
    claim("an event that never comes", #"{ "event": "\#(EventKind.didVibrate)" }"#, isMet: false),
    claim(
      "an event with other members",
      #"{ "event": "\#(EventKind.rerouteEnded)", "where": { "outcome": "stale" } }"#,
      isMet: false
    ),
    claim(
      "a value that comes once",
      #"{ "event": "\#(EventKind.didUpdateRemainingDistance)", "value": "metres", "between": [222, 223] }"#,
      isMet: true
    ),
    claim(
      "a value that never comes",
      #"{ "event": "\#(EventKind.didUpdateRemainingDistance)", "value": "metres", "between": [223, 300] }"#,
      isMet: false
    ),
    claim(
      "an order",
      #"{ "order": [{ "event": "\#(EventKind.rerouteStarted)" }, { "event": "\#(EventKind.didArrive)" }] }"#,
      isMet: true
    ),
    claim(
      "an order that is the other way round",
      #"{ "order": [{ "event": "\#(EventKind.didArrive)" }, { "event": "\#(EventKind.rerouteStarted)" }] }"#,
      isMet: false
    ),
    claim(
      "an event outside its window",
      #"{ "event": "\#(EventKind.didArrive)", "within": [0, 9.999] }"#,
      isMet: false
    ),
    claim(
      "a decision",
      #"{ "decision": "arrival", "where": { "verdict": "fired", "unit": "metres" } }"#,
      isMet: true,
      isOwn: true
    ),
    claim(
      "a decision that is never taken",
      #"{ "decision": "reroute" }"#,
      isMet: false,
      isOwn: true
    ),
    claim(
      "a decision with another verdict",
      #"{ "decision": "banner", "where": { "verdict": "held" } }"#,
      isMet: false,
      isOwn: true
    ),
    claim(
      "a decision with another number",
      #"{ "decision": "arrival", "where": { "verdict": "fired" }, "value": "threshold", "between": [0, 1] }"#,
      isMet: false,
      isOwn: true
    ),
    GateTrial(
      topic: .claim,
      name: "one of two is met",
      files: [
        "Scenarios/_suite.json":
          suite(#"{ "event": "\#(EventKind.didArrive)" }, { "event": "\#(EventKind.didVibrate)" }"#)
      ],
      code: .regression,
      says: [
        "1 scenario passed, but that is not all", "1 of 2 claims met", "_suite.json:2: error",
      ],
      hushes: ["the claim: eventually \(EventKind.didArrive)"]
    ),
    GateTrial(
      topic: .claim,
      name: "of a selection",
      files: [
        "Scenarios/_suite.json": suite(#"{ "event": "\#(EventKind.didVibrate)" }"#),
        "Scenarios/broken.json": "{",
      ],
      arguments: ["--filter", "story"],
      code: .success,
      says: ["1 claim of the suite not judged: only some of the suite was selected"]
    ),
    GateTrial(
      topic: .claim,
      name: "of a part",
      files: ["Scenarios/_suite.json": suite(#"{ "event": "\#(EventKind.didVibrate)" }"#)],
      copies: ["b"],
      arguments: ["--shard", "1/2"],
      code: .success
    ),
    GateTrial(
      topic: .claim,
      name: "misspelt",
      files: ["Scenarios/_suite.json": suite(#"{ "decision": "arival" }"#)],
      code: .invalidInput,
      says: ["_suite.json:2:", "did you mean 'arrival'?"]
    ),
  ]

  private static func claim(
    _ name: String,
    _ claim: String,
    isMet: Bool,
    isOwn: Bool = false
  ) -> GateTrial {
    GateTrial(
      topic: .claim,
      name: name,
      files: ["Scenarios/_suite.json": suite(claim)],
      isOwn: isOwn,
      code: isMet ? .success : .regression,
      says: isMet
        ? ["1 scenario passed", "1 claim met"]
        : ["no scenario of the suite meets the claim: ", "0 of 1 claim met"],
      hushes: isMet ? ["error"] : []
    )
  }

  private static func suite(_ claims: String) -> String {
    "{ \"version\": 1, \"sometimes\": [\n\(claims)] }"
  }

  /// The bounds of ensembles: tried with the SDK's own navigator, on a street of its own.
  static let ensembles: [GateTrial] = [
    ensemble("a bound at its end", #""arrivedOnceShare": { "atLeast": 1 }"#, fault: nil),
    ensemble(
      "a share that is too small",
      #""detectedShare": { "atLeast": 0 }, "arrivedOnceShare": { "atLeast": 1 }"#,
      fault: "detectedShare at least 0; found there was nothing to measure"
    ),
    ensemble(
      "a share that is too large",
      #""arrivedOnceShare": { "atMost": 0.999 }"#,
      fault: "arrivedOnceShare at most 0.999; found 1.000"
    ),
    foreign(
      ensemble(
        "a bound of another navigator",
        #""arrivedOnceShare": { "atLeast": 1 }"#,
        code: .regression,
        fault: nil
      )
    ),
    ensemble("a rate at its end", #""reroutesPerDrive": { "atMost": 0 }"#, fault: nil),
    ensemble(
      "a rate that is too small",
      #""reroutesPerDrive": { "atLeast": 0.001 }"#,
      fault: "reroutesPerDrive at least 0.001; found 0.000"
    ),
    ensemble(
      "drives that cannot be counted",
      #""reroutesPerDrive": { "atMost": 10 }"#,
      routing: #"{ "provider": "scripted", "answers": [] }"#,
      fault: "every drive can be counted; found 2 cannot; seed 1: "
    ),
    drives("all that is measured of drives with a departure", says: ["no golden yet"]),
    drives(
      "all that is measured of drives that begin late and end beside the road",
      drive: #""at": 3, "parking": 12"#,
      bounds: [.arrivedOnceShare: #""atLeast": 1"#],
      says: ["no golden yet"]
    ),
    drives(
      "drives on which a law is broken",
      arguments: ["--plant", "arrivesAgain"],
      code: .regression,
      says: ["ensemble of 6 seeds: no drive breaks a law"]
    ),
    drives(
      "reroutes that nobody drove, of a poor receiver",
      navigator: #"{ "offRoute": \#(narrow) }"#,
      sigma: 8,
      bounds: [.falseReroutesPer1000km: #""atMost": 0"#],
      code: .regression,
      says: ["falseReroutesPer1000km at most 0; found "]
    ),
    drives(
      "departures that nobody notices",
      navigator: #"{ "offRoute": { "strategy": "corridor", "distance": 10000, "course": 180 } }"#,
      bounds: [.detectedShare: #""atLeast": 0.5"#],
      code: .regression,
      says: ["detectedShare at least 0.5; found "]
    ),
    drives(
      "reports off the route after a departure",
      navigator: #"{ "offRoute": \#(narrow), "reroute": { "enabled": false } }"#,
      sigma: 8,
      bounds: [.falseOffRoutesPer1000km: #""atMost": 0"#],
      code: .regression,
      says: ["falseOffRoutesPer1000km at most 0; found "]
    ),
  ]

  /// A corridor that a poor receiver leaves now and then.
  private static let narrow =
    #"{ "strategy": "corridor", "distance": 8, "returnDistance": 5, "fixes": 1 }"#

  /// Drives through a town of twelve corners that take a wrong turn, with a bound on each measure.
  private static func drives(
    _ name: String,
    navigator: String = "{}",
    sigma: Double = 3,
    drive: String = #""at": 0"#,
    bounds: [EnsembleGate.Measure: String] = [:],
    arguments: [String] = [],
    code: ExitCode = .missingGolden,
    says: [String]
  ) -> GateTrial {
    let bounds = EnsembleGate.Measure.allCases.map { measure in
      #""\#(measure.rawValue)": { \#(bounds[measure] ?? #""atLeast": 0"#) }"#
    }
    let text = #"""
      { "version": 1, "title": "A town",
        "map": { "sketch": { "grid": 100, "drawing": [
          "a----b----c----d", "|    |    |    |", "|    |    |    |",
          "e----f----g----h", "|    |    |    |", "|    |    |    |",
          "i----j----k----l" ],
          "ways": [
            { "nodes": "abcd", "highway": "primary", "name": "North Street" },
            { "nodes": "efgh", "highway": "primary", "name": "Main Street" },
            { "nodes": "ijkl", "highway": "primary", "name": "South Street" },
            { "nodes": "aei", "highway": "secondary", "name": "First Street" },
            { "nodes": "bfj", "highway": "secondary", "name": "Second Street" },
            { "nodes": "cgk", "highway": "secondary", "name": "Third Street" },
            { "nodes": "dhl", "highway": "secondary", "name": "Fourth Street" } ] } },
        "routing": { "provider": "embedded", "latency": 0.5 },
        "navigator": \#(navigator),
        "trace": { "drive": {
          "random": { "distance": [600, 2000] }, "departures": [{ "kind": "wrongTurn" }], "stay": 10,
          \#(drive) } },
        "faults": [{ "kind": "white", "sigma": \#(sigma) }],
        "actions": [
          { "at": 0, "do": "setDestinations", "waypoints": "drive" }, { "at": 2, "do": "startGuidance" }],
        "expect": [],
        "ensemble": { "seeds": 6, \#(bounds.joined(separator: ", ")) } }
      """#
    return GateTrial(
      topic: .ensemble,
      name: name,
      golden: nil,
      files: ["Scenarios/story.json": text],
      arguments: arguments,
      isOwn: true,
      code: code,
      says: says
    )
  }

  /// The same of a navigator that is not the SDK's own, whose seeds nobody drives.
  private static func foreign(_ trial: GateTrial) -> GateTrial {
    var trial = trial
    (trial.isOwn, trial.says, trial.hushes) = (false, [], [])
    return trial
  }

  static func ensemble(
    _ name: String,
    _ bounds: String,
    routing: String = #"{ "provider": "embedded" }"#,
    code: ExitCode? = nil,
    fault: String?
  ) -> GateTrial {
    let text = #"""
      { "version": 1, "title": "A street",
        "map": { "sketch": { "drawing": ["a---------b"], "ways": [{ "nodes": "ab", "highway": "primary" }] } },
        "routing": \#(routing),
        "trace": { "drive": { "path": [{ "node": "a" }, { "node": "b" }] } },
        "faults": [{ "kind": "white", "sigma": 1 }],
        "actions": [
          { "at": 0, "do": "setDestinations", "waypoints": [{ "node": "b", "title": "Pier" }] },
          { "at": 2, "do": "startGuidance" }],
        "expect": [],
        "ensemble": { "seeds": 2, \#(bounds) } }
      """#
    return GateTrial(
      topic: .ensemble,
      name: name,
      golden: nil,
      files: ["Scenarios/story.json": text],
      arguments: ["--update", "missing"],
      isOwn: true,
      code: code ?? (fault == nil ? .success : .regression),
      says: fault.map { ["violated  ", "ensemble of 2 seeds: \($0)"] } ?? ["NEW "],
      hushes: fault == nil ? ["violated"] : []
    )
  }
}
