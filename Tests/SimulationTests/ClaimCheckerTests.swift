import CanonicalJSON
import Navigation
import Platform
import Recording
import TestSupport
import Testing

@testable import ScenarioLanguage
@testable import Simulation

@Suite("Claims of a suite, as one run meets them")
struct ClaimCheckerTests {
  private static func claims(_ text: String) throws -> [Claim] {
    let folder = try TemporaryFolder()
    try folder.write(#"{"version":1,"sometimes":[\#(text)]}"#, to: "_suite.json")
    return try #require(try SuiteFile(ofSuiteAt: folder.path)).claims
  }

  private static func decision(
    _ rule: Decision.Rule,
    fired: Bool = true,
    margin: Double = 1,
    _ detail: Decision.StaticDetail = .none
  ) -> Decision {
    Decision(
      rule: rule,
      measured: 20,
      threshold: 25,
      unit: .metres,
      fired: fired,
      margin: margin,
      detail: detail
    )
  }

  @Test(
    "A claim about a decision is met by its rule, verdict, word and numbers, and by nothing else",
    arguments: [
      (#"{"decision":"arrival"}"#, true),
      (#"{"decision":"banner"}"#, false),
      (#"{"decision":"arrival","where":{"verdict":"fired"}}"#, true),
      (#"{"decision":"offRoute","where":{"verdict":"fired"}}"#, false),
      (#"{"decision":"offRoute","where":{"detail":"nearMiss"}}"#, true),
      (#"{"decision":"offRoute","where":{"detail":"debouncing"}}"#, false),
      (#"{"decision":"arrival","where":{"detail":"nearMiss"}}"#, false),
      (#"{"decision":"arrival","where":{"unit":"seconds"}}"#, false),
      (#"{"decision":"arrival","where":{"threshold":25}}"#, true),
      (#"{"decision":"arrival","value":"margin","between":[0.5,1]}"#, true),
      (#"{"decision":"arrival","value":"margin","between":[1.001,2]}"#, false),
      (#"{"decision":"offRoute","where":{"verdict":"held"},"value":"margin","is":-3}"#, true),
    ]
  )
  func decisions(claim: String, isMet: Bool) throws {
    let checker = ClaimChecker(try Self.claims(claim), of: .builtin(.builtin))
    checker.decided(Self.decision(.offRoute, fired: false, margin: -7, .nearMiss))
    checker.decided(Self.decision(.offRoute, fired: false, margin: -3, .nearMiss))
    checker.decided(Self.decision(.arrival))
    checker.decided(Self.decision(.arrival))
    #expect(checker.places == (isMet ? [0] : []))
  }

  @Test("A run tells which claims it met, whether of events or of decisions")
  func run() throws {
    let claims = try Self.claims(
      """
      {"event":"navigator.didArrive","where":{"isFinalDestination":false}},
      {"event":"navigator.didArrive","where":{"isFinalDestination":true}},
      {"decision":"rerouteGuard"},
      {"decision":"arrival","where":{"verdict":"fired"}},
      {"order":[{"event":"navigator.didArrive"},{"event":"startGuidance"}]},
      {"order":[{"event":"startGuidance"},{"event":"navigator.didArrive"}]},
      {"event":"navigator.didArrive","within":[0,1]},
      {"event":"navigator.didArrive","value":"index","between":[0,3]}
      """
    )
    let path = "Scenarios/arrival/at-25-metres.json"
    let scenario = try ScenarioLoader.load(path: path, name: "at-25-metres", root: "Scenarios")
    var options = RunOptions()
    options.claims = claims
    var branches: Set<DecisionBranch> = []
    options.decisionObserver = { branches.insert(DecisionBranch($0)) }
    var sink = Nowhere()
    let result = try ScenarioRunner.run(scenario, options: options, into: &sink)
    #expect(result.claimsMet == [1, 3, 5, 7])
    #expect(branches.map(\.text).contains("arrival fired"))
  }

  private struct Nowhere: RecordingSink {
    mutating func append(_ lines: borrowing [UInt8]) {}
    mutating func finish() {}
  }

  @Test("Every branch of every rule stands in the catalogue once, by a name of its own")
  func catalogue() {
    let branches = DecisionBranch.catalogue
    #expect(Set(branches).count == branches.count)
    #expect(Set(branches.map(\.text)).count == branches.count)
    #expect(Set(branches.map(\.rule)) == Set(Decision.Rule.allCases))
    let texts = branches.map(\.text)
    #expect(texts.contains("rerouteGuard fired minimumTime"))
    #expect(texts.contains("arrival held nearMiss"))
    #expect(!texts.contains("rerouteGuard fired"))
  }
}
