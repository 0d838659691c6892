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

/// Numbers that a seed draws.
struct Dice {
  private var stream: RandomStream

  init(_ name: String, _ seed: Int) { stream = RandomStream(name, seed: UInt64(seed)) }

  mutating func below(_ count: Int) -> Int { Int(stream.unit() * Double(count)) }

  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
