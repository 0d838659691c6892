import Navigation
import Recording
import Testing
import Recording

@testable import ScenarioLanguage
@testable import Simulation

@Suite struct ScenarioRunnerTests {
  private static func load(_ members: String) throws -> Scenario {
    try ScenarioLoader.decode(
      Array(#"{"version":1,"title":"x",\#(members)}"#.utf8),
      path: "x.json",
      name: "a/x",
      root: nil
    )
  }

  private static func run(
    _ members: String,
    options: RunOptions = RunOptions()
  ) throws -> (result: RunResult, lines: [String]) {
    var sink = MemorySink()
    let result = try ScenarioRunner.run(load(members), options: options, into: &sink)
    let text = String(decoding: sink.bytes, as: UTF8.self)
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n").map(String.init)
    let isClosed = lines.last?.hasSuffix(#","records":\#(lines.count - 2)}"#) == true
    // What was broken off is closed by nothing.
    #expect(isClosed != result.isInterrupted)
    return (result, isClosed ? lines.dropLast() : lines)
  }

  private static let points = #"""
    "trace":{"points":[
      {"t":0,"lat":47,"lon":9.5},
      {"t":1.0019,"lat":47.00012346,"lon":-0.00000001,"accuracy":5.004,"course":90.06,"speed":10.126}
    ]}
    """#

  @Test("A small run is recorded line by line as the catalogue says")
  func bytes() throws {
    let (result, lines) = try Self.run(
      #"""
      "seed":7,"navigator":{"offRoute":{"distance":50}},
      "actions":[
        {"at":0,"do":"setThreshold","time":"max","distance":50},
        {"on":{"event":"navigator.didUpdateLocation"},"do":"probe","what":"navigatorState"}
      ],
      """# + Self.points
    )
    #expect(lines.count == 6)
    #expect(lines[0].hasPrefix(#"{"navsim":1,"scenario":"a/x","seed":7,"navigator":"builtin","#))
    #expect(!lines[0].contains("default"))
    #expect(
      Array(lines[1...]) == [
        #"{"seq":0,"t":0,"source":"action","event":"setThreshold","time":"max","distance":50}"#,
        #"{"seq":1,"t":0,"source":"navigator","event":"navigator.didUpdateLocation","lat":47,"#
          + #""lon":9.5,"isSnapped":false}"#,
        #"{"seq":2,"t":0,"source":"action","event":"probe","what":"navigatorState"}"#,
        #"{"seq":3,"t":0,"source":"probe","event":"navigatorState","onRouteState":"undefined","#
          + #""isGuidanceActive":false,"legCount":0,"remainingStops":[],"timesAndDistances":[],"#
          + #""traveledPoints":0,"traveledDistance":0,"timeUpdateThreshold":"max","#
          + #""distanceUpdateThreshold":50,"voice":"alertsAndGuidance","vibration":true,"#
          + #""delayCategory":"noData","speedAlertSeverity":"unknown","isSimulating":false}"#,
        #"{"seq":4,"t":1001,"source":"navigator","event":"navigator.didUpdateLocation","#
          + #""lat":47.0001235,"lon":0,"course":90.1,"speed":10.13,"horizontalAccuracy":5,"#
          + #""isSnapped":false}"#,
      ]
    )
    #expect(result.recordCount == 5)
    #expect(result.fixCount == 2)
    #expect(
      result.eventCounts.map { "\($0.event) \($0.count)" } == [
        "navigator.didUpdateLocation 2", "navigatorState 1", "setThreshold 1", "probe 1",
      ]
    )
  }

  @Test("The same scenario gives the same bytes and the same digest")
  func determinism() throws {
    let first = try Self.run(Self.points)
    let second = try Self.run(Self.points)
    #expect(first.lines == second.lines)
    #expect(first.result.digest == second.result.digest)
  }

  // MARK: - The end

  @Test("A run ends with its last fix when nothing waits")
  func endsWithTrace() throws {
    #expect(try Self.run(Self.points).result.endTime.milliseconds == 1001)
  }

  @Test("An action after the last fix is still performed, whatever the grace")
  func lateAction() throws {
    let run = try Self.run(
      #""actions":[{"at":500,"do":"startGuidance"}],"end":{"grace":1},"# + Self.points
    )
    #expect(run.result.endTime.milliseconds == 500_000)
  }

  @Test(
    "A late answer is waited for, at most the grace",
    arguments: [(30.0, true), (1.0, false)]
  )
  func grace(grace: Double, isHeard: Bool) throws {
    let run = try Self.run(
      #"""
      "routing":{"provider":"scripted","answers":[{"latency":10,"body":{"code":"NoRoute"}}]},
      "actions":[{"at":1,"do":"setDestinations","waypoints":[{"lat":47,"lon":9.6}]}],
      "end":{"grace":\#(grace)},
      """# + Self.points
    )
    #expect(run.lines.contains { $0.contains("provider.response") } == isHeard)
  }

  @Test("Without a trace the duration ends the run")
  func duration() throws {
    let run = try Self.run(
      #""duration":10,"actions":[{"at":10,"do":"startGuidance"},{"at":11,"do":"stopGuidance"}]"#
    )
    #expect(run.lines.contains { $0.contains("startGuidance") })
    #expect(!run.lines.contains { $0.contains("stopGuidance") })
  }

  @Test("A run that is told to stop says that it was interrupted")
  func interruption() throws {
    let points = (0..<3000).map { #"{"t":\#($0),"lat":47,"lon":9}"# }.joined(separator: ",")
    var options = RunOptions()
    options.shouldStop = { true }
    let run = try Self.run(#""trace":{"points":[\#(points)]}"#, options: options)
    #expect(run.result.isInterrupted)
    #expect(run.result.fixCount < 3000)
  }

  @Test("Actions that trigger themselves for ever are over the budget")
  func budget() throws {
    let error = try #require(throws: BudgetError.self) {
      try Self.run(
        #"""
        "duration":1,"actions":[
          {"at":0,"do":"startGuidance"},
          {"on":{"event":"startGuidance","every":true},"do":"startGuidance"}
        ]
        """#
      )
    }
    #expect(error == .jobs(at: .zero, limit: Scheduler.jobLimit))
  }

  // MARK: - Triggers

  @Test(
    "A trigger fires on the first match, the n-th, or each",
    arguments: [("", 1), (#","nth":3"#, 1), (#","nth":5"#, 0), (#","every":true"#, 4)]
  )
  func triggers(option: String, count: Int) throws {
    let points = (0..<4).map { #"{"t":\#($0),"lat":47,"lon":9}"# }.joined(separator: ",")
    let run = try Self.run(
      #"""
      "trace":{"points":[\#(points)]},
      "actions":[{"on":{"event":"navigator.didUpdateLocation"\#(option)},"do":"startGuidance"}]
      """#
    )
    #expect(run.lines.count { $0.contains(#""event":"startGuidance""#) } == count)
  }

  // MARK: - Scripted answers

  @Test("A request without an answer left is a violation, unless the scenario says so")
  func unscripted() throws {
    let members = #"""
      "actions":[{"at":1,"do":"setDestinations","waypoints":[{"lat":47,"lon":9.6}]}],
      """#
    let plain = try Self.run(members + Self.points).result
    #expect(plain.violations.allSatisfy { $0.name == .unscriptedRequest })
    #expect(!plain.isClean)
    let meant = try Self.run(#""violates":["unscriptedRequest"],"# + members + Self.points).result
    #expect(meant.isClean)
  }

  @Test("A law that the scenario says it breaks must be broken")
  func unmet() throws {
    let result = try Self.run(#""violates":["oneArrival"],"# + Self.points).result
    #expect(result.violations.map(\.name) == [.oneArrival])
  }

  @Test("Answers that nobody asked for are counted")
  func unused() throws {
    let result = try Self.run(
      #""routing":{"provider":"scripted","answers":[{"body":{}},{"error":"timeout"}]},"#
        + Self.points
    ).result
    #expect(result.unusedAnswers == 2)
  }

  @Test("A navigator without its key or terms says so and does nothing")
  func context() throws {
    let run = try Self.run(
      #""context":{"apiKey":false},"actions":[{"at":0,"do":"startGuidance"}],"duration":1"#
    )
    #expect(
      run.lines.last?.hasSuffix(#""event":"navigator.accessError","error":"apiKeyMissing"}"#)
        == true
    )
  }
}
