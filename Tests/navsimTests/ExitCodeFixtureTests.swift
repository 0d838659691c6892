import ScenarioLanguage
import Testing

@testable import navsim

/// Every exit code by a fixture, and several at once by their precedence.
@Suite("Exit codes")
struct ExitCodeFixtureTests {
  /// What is wrong with a suite that was sound.
  enum Fault: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case none, noGolden, differingGolden, violatedExpectation, brokenText, unknownKey, missingTrace
    case foreignGolden, futureGolden, damagedGolden, futureScenario, conflictInGolden
    case obsoleteGolden, unusedAnswer, budget, sameGoldenTwice, mendedFailure, unwritableOutput

    var testDescription: String { rawValue }

    var code: Int32 {
      switch self {
      case .none: 0
      case .differingGolden, .violatedExpectation, .mendedFailure: 1
      case .brokenText, .unknownKey, .missingTrace, .foreignGolden, .futureGolden, .damagedGolden,
        .futureScenario, .sameGoldenTwice:
        2
      case .noGolden, .conflictInGolden: 3
      case .obsoleteGolden, .unusedAnswer: 6
      case .budget: 7
      case .unwritableOutput: 70
      }
    }

    /// What is told of it.
    var sentence: String {
      switch self {
      case .none: "1 scenario passed"
      case .noGolden: "no golden"
      case .differingGolden: "golden differs"
      case .violatedExpectation: "navigator.didArrive"
      case .brokenText: "broken.json:1:2"
      case .unknownKey: "did you mean"
      case .missingTrace: "traces/none.csv"
      case .foreignGolden: "other"
      case .futureGolden: "version 9"
      case .damagedGolden: "cut off in the middle of a line"
      case .futureScenario: "version"
      case .conflictInGolden: "conflict"
      case .obsoleteGolden: "no scenario has this golden"
      case .unusedAnswer: "never asked for"
      case .budget: "more than 3 records"
      case .sameGoldenTwice: "same golden"
      case .mendedFailure: "remove \"known\""
      case .unwritableOutput: "cannot create the folder"
      }
    }

    /// The further arguments of `navsim test`.
    func arguments(in folder: Folder) -> [String] {
      self == .unwritableOutput
        ? ["--reporter", "junit=" + folder("Scenarios/ok.json/junit.xml")] : []
    }

    /// Plants the fault in a suite whose scenario `ok` has its golden.
    func plant(in folder: Folder) throws {
      let golden = try Folder.text(of: folder("Golden/ok.jsonl"))
      func spoil(_ name: String, _ text: String, golden: String? = nil) throws {
        try folder.write(text, to: "Scenarios/\(name).json")
        if let golden { try folder.write(golden, to: "Golden/\(name).jsonl") }
      }
      func named(_ name: String) -> String {
        golden.replacing("\"scenario\":\"ok\"", with: "\"scenario\":\"\(name)\"")
      }
      switch self {
      case .none, .unwritableOutput: break
      case .noGolden: try spoil("new", Suite.scenario())
      case .differingGolden:
        let other = named("differs").replacing("\"navigator.didArrive\"", with: "\"navigator.x\"")
        try spoil("differs", Suite.scenario(), golden: other)
      case .violatedExpectation:
        let violated = Suite.scenario().replacing("\"count\": 1", with: "\"count\": 2")
        try spoil("violated", violated, golden: named("violated"))
      case .brokenText: try spoil("broken", "{")
      case .unknownKey: try spoil("key", Suite.scenario(extra: "\n  \"tilte\": \"x\","))
      case .missingTrace: try spoil("lost", Suite.scenario(trace: "traces/none.csv"))
      case .foreignGolden: try spoil("mine", Suite.scenario(), golden: named("other"))
      case .futureGolden:
        let future = named("future").replacing("{\"navsim\":1,", with: "{\"navsim\":9,")
        try spoil("future", Suite.scenario(), golden: future)
      case .damagedGolden:
        try spoil("torn", Suite.scenario(), golden: String(named("torn").dropLast(20)))
      case .futureScenario:
        try spoil("next", Suite.scenario().replacing("\"version\": 1", with: "\"version\": 9"))
      case .conflictInGolden:
        let lines = "<<<<<<< ours\n=======\n>>>>>>> theirs\n"
        try spoil("merged", Suite.scenario(), golden: named("merged") + lines)
      case .obsoleteGolden: try folder.write(golden, to: "Golden/old.jsonl")
      case .unusedAnswer:
        let answer = "{ \"latency\": 0.8, \"body\": \"cassettes/straight.json\" }"
        let twice = Suite.scenario().replacing(answer, with: "\(answer), \(answer)")
        try spoil("unused", twice, golden: named("unused"))
      case .budget:
        let poor = Suite.scenario(extra: "\n  \"budget\": { \"records\": 3 },")
        try spoil("poor", poor, golden: named("poor"))
      case .sameGoldenTwice:
        let matrix = "\n  \"matrix\": { \"seed\": [1] },"
        try spoil("twin", Suite.scenario(extra: matrix), golden: nil)
        try spoil("twin@seed=1", Suite.scenario(), golden: named("twin@seed=1"))
      case .mendedFailure:
        let known = "\n  \"known\": { \"issue\": \"#1\", \"since\": \"2026-01\" },"
        try spoil("mended", Suite.scenario(extra: known), golden: named("mended"))
      }
    }
  }

  private func outcome(of faults: [Fault]) throws -> CommandRun {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      #expect(CommandRun("accept", "--unseen", folder("Scenarios")).status == 0)
      for fault in faults { try fault.plant(in: folder) }
      let extra = faults.flatMap { $0.arguments(in: folder) }
      return CommandRun(
        arguments: ["test", folder("Scenarios")] + extra,
        environment: ["CI": "1"]
      )
    }
  }

  @Test("Each fault has its exit code and says what is wrong", arguments: Fault.allCases)
  func single(fault: Fault) throws {
    let run = try outcome(of: [fault])
    let text = run.output + run.error
    #expect(run.status == fault.code, "\(text)")
    #expect(text.contains(fault.sentence), "\(text)")
  }

  private static let mixtures: [([Fault], Int32)] = [
    ([.noGolden, .differingGolden], 1),
    ([.differingGolden, .brokenText], 2),
    ([.unusedAnswer, .noGolden], 3),
    ([.budget, .unusedAnswer], 6),
    ([.noGolden, .budget], 3),
    ([.brokenText, .violatedExpectation, .noGolden, .budget], 2),
    ([.unwritableOutput, .brokenText, .differingGolden], 70),
  ]

  @Test("Of several faults the gravest decides", arguments: mixtures)
  func several(faults: [Fault], code: Int32) throws {
    let run = try outcome(of: faults)
    #expect(run.status == code, "\(run.output)\(run.error)")
  }
}
