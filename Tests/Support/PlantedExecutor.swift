package import Regression

/// A navigator's place taken by a table: what each scenario records, finds or throws.
package struct PlantedExecutor: ScenarioExecutor {
  /// What a scenario does; the number is that of the attempt.
  package var scenarios: [String: @Sendable (Int) throws -> (recording: String, facts: RunFacts)]

  package init(
    _ scenarios: [String: @Sendable (Int) throws -> (recording: String, facts: RunFacts)]
  ) {
    self.scenarios = scenarios
  }

  package func run(
    _ scenario: ScenarioIdentity,
    attempt: Int,
    shouldStop: @escaping @Sendable () -> Bool,
    receive: (borrowing [UInt8]) throws -> Void
  ) throws -> RunFacts {
    guard let plant = scenarios[scenario.name] else {
      throw RunFailure(.invalidInput, ["\(scenario.path): error: no such plant"])
    }
    var (recording, facts) = try plant(attempt)
    for line in recording.split(separator: "\n") { try receive(Array("\(line)\n".utf8)) }
    facts.isInterrupted = shouldStop()
    return facts
  }

  /// A recording of three events, and of others of the kind `navigator.x` nine seconds after the start.
  package static func recording(of name: String, arrival: Int = 2000, more: Int = 0) -> String {
    let extra = #"{"seq":3,"t":9000,"source":"navigator","event":"navigator.x"}"# + "\n"
    let end = more == 0 ? arrival : 9000
    return """
      {"navsim":1,"scenario":"\(name)","seed":7}
      {"seq":0,"t":0,"source":"action","event":"startGuidance"}
      {"seq":1,"t":1000,"source":"navigator","event":"navigator.guidanceChanged","isActive":true}
      {"seq":2,"t":\(arrival),"source":"navigator","event":"navigator.didArrive","index":0}
      \(String(repeating: extra, count: more)){"end":\(end),"records":\(3 + more)}

      """
  }

  /// A scenario that always does the same.
  package static func steady(
    _ name: String,
    _ change: (inout RunFacts) -> Void = { _ in }
  ) -> @Sendable (Int) throws -> (recording: String, facts: RunFacts) {
    var facts = RunFacts()
    facts.endTime = 2000
    change(&facts)
    return { [facts] _ in (recording(of: name), facts) }
  }
}
