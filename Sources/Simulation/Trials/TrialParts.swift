import Recording
import ScenarioLanguage

/// Keeps a recording.
struct TrialSink: RecordingSink {
  var bytes: [UInt8] = []
  mutating func append(_ lines: borrowing [UInt8]) { bytes += copy lines }
  mutating func finish() {}
}

/// A scenario of a trial, whose text is in no file.
enum TrialScenario {
  /// Reads the text of a scenario.
  ///
  /// - Parameter isLive: Whether a server answers, so that it needs no cassette.
  /// - Throws: ``ScenarioError`` where the text is no scenario.
  static func read(_ text: String, isLive: Bool = false) throws(ScenarioError) -> Scenario {
    try ScenarioLoader.decode(
      Array(text.utf8),
      path: "trial.json",
      name: "trial",
      root: nil,
      isLive: isLive
    )
  }
}

extension TrialScenario {
  /// Half a minute around a block, with two reroutes.
  ///
  /// - Parameter drawn: The expectations, each as JSON.
  /// - Throws: ``ScenarioError`` where one of them is none.
  static func aroundTheBlock(expecting drawn: [String] = []) throws(ScenarioError) -> Scenario {
    try read(
      #"""
      { "version": 1, "title": "A trial", "map": { "sketch": { "grid": 40, "drawing": [
            "a--------b--------c",
            "         |        |",
            "         |        |",
            "d--------e--------f" ],
          "ways": [
            { "nodes": "abc", "highway": "primary" }, { "nodes": "def", "highway": "secondary" },
            { "nodes": "be", "highway": "tertiary" }, { "nodes": "cf", "highway": "tertiary" } ] } },
        "routing": { "provider": "embedded", "latency": 0.5 },
        "navigator": { "timeUpdateThreshold": 5, "distanceUpdateThreshold": 50 },
        "trace": { "drive": { "path": [{ "node": "a" }, { "node": "b" }, { "node": "c" }, { "node": "f" },
          { "node": "e" }], "stay": 4 } },
        "actions": [
          { "at": 0, "do": "\#(EventKind.setDestinations)", "waypoints": [{ "node": "e", "title": "Pier" }] },
          { "at": 2, "do": "\#(EventKind.startGuidance)" } ],
        "expect": [\#(drawn.joined(separator: ",\n"))] }
      """#
    )
  }
}

/// Numbers that a seed draws.
struct Dice {
  private var stream: RandomStream

  init(_ name: String, _ seed: Int) { stream = RandomStream(name, seed: UInt64(seed)) }

  mutating func below(_ count: Int) -> Int { Int(stream.unit() * Double(count)) }

  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
