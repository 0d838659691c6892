import Navigation
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
    try read(BlockDrive().text(expecting: drawn))
  }
}

/// Half a minute around a block, with two reroutes, and what trials change of it.
package struct BlockDrive: Sendable {
  /// The members of the section `navigator`.
  package var navigator = #""timeUpdateThreshold": 5, "distanceUpdateThreshold": 50"#
  /// What the stop is called.
  package var title = "Pier"
  /// Seconds that the service takes to answer.
  package var latency = 0.5
  /// Seconds for which the vehicle stands at its end.
  package var stay = 4

  /// Creates the drive as most trials have it.
  package init() {}

  /// Returns the text of its scenario.
  ///
  /// - Parameter drawn: The expectations, each as JSON.
  package func text(expecting drawn: [String] = []) -> String {
    #"""
    { "version": 1, "title": "A trial", "map": { "sketch": { "grid": 40, "drawing": [
          "a--------b--------c",
          "         |        |",
          "         |        |",
          "d--------e--------f" ],
        "ways": [
          { "nodes": "abc", "highway": "primary" }, { "nodes": "def", "highway": "secondary" },
          { "nodes": "be", "highway": "tertiary" }, { "nodes": "cf", "highway": "tertiary" } ] } },
      "routing": { "provider": "embedded", "latency": \#(latency) },
      "navigator": { \#(navigator) },
      "trace": { "drive": { "path": [{ "node": "a" }, { "node": "b" }, { "node": "c" }, { "node": "f" },
        { "node": "e" }], "stay": \#(stay) } },
      "actions": [
        { "at": 0, "do": "\#(EventKind.setDestinations)", "waypoints": [{ "node": "e", "title": "\#(title)" }] },
        { "at": 2, "do": "\#(EventKind.startGuidance)" } ],
      "expect": [\#(drawn.joined(separator: ",\n"))] }
    """#
  }
}

/// Answers each request as it is told to, after so many seconds.
final class TrialAnswers: CustomRouteProvider {
  private let scheduler: Scheduler
  private let answer: () -> (seconds: Int, Result<[Route], any Error>)

  init(_ scheduler: Scheduler, _ answer: @escaping () -> (seconds: Int, Result<[Route], any Error>))
  {
    (self.scheduler, self.answer) = (scheduler, answer)
  }

  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    let (seconds, outcome) = answer()
    return scheduler.schedule(afterNanoseconds: Int64(seconds) * 1_000_000_000, as: .answer) {
      completion(outcome)
    }
  }
}

/// Numbers that a seed draws.
struct Dice {
  private var stream: RandomStream

  init(_ name: String, _ seed: Int) { stream = RandomStream(name, seed: UInt64(seed)) }

  mutating func below(_ count: Int) -> Int { Int(stream.unit() * Double(count)) }

  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
