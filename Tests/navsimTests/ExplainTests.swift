import Navigation
import Reporting
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Explaining")
struct ExplainTests {
  @Test("A run that was changed is reproduced with what changed it")
  func changedRun() {
    let path = Folder.package("Scenarios/reroute/missed-turn.json")
    let changes = ["--seed", "3", "--set", "reroute.enabled=false"]
    let run = CommandRun(arguments: ["run", path] + changes)
    #expect(run.status == 1)
    #expect(run.output.contains("navsim run \(path) --seed 3 --set reroute.enabled=false\n"))
  }

  @Test(
    "A moment is read as people write it",
    arguments: [
      ("47", 47_000), ("47.8", 47_800), ("0:47.8", 47_800), ("1:02:03.5", 3_723_500), ("0", 0),
      ("-1", nil), ("x", nil), ("", nil), ("1:", nil), ("1:99", nil), ("1:2:3:4", nil),
      ("nan", nil), ("inf", nil),
    ] as [(String, Int64?)]
  )
  func moments(text: String, milliseconds: Int64?) {
    #expect(MomentText.milliseconds(text) == milliseconds)
  }

  @Test("The neighbourhood of an arrival tells rule, measure, threshold and verdict")
  func neighbourhood() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let timeline = CommandRun("run", folder("Scenarios/ok.json")).output
      let line = try #require(timeline.split(separator: "\n").first { $0.contains("arrived ") })
      let time = try #require(line.split(separator: " ").first.map(String.init))
      let run = CommandRun("explain", folder("Scenarios/ok.json"), "--at", time, "--window", "1")
      #expect(run.status == 0)
      #expect(run.output.contains("» arrival "))
      #expect(run.output.contains(" against 25.00 m, "))
      #expect(run.output.contains("→ arrived "))
      let json = CommandRun("explain", folder("Scenarios/ok.json"), "--at", time, "--json")
      #expect(json.output.contains(#""rule":"arrival""#))
    }
  }

  @Test("About a moment after the end nothing can be said, and that is said")
  func afterTheEnd() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let run = CommandRun("explain", folder("Scenarios/ok.json"), "--at", "999")
      #expect(run.status == 2)
      #expect(run.error.contains("error: the run ends at 1:46.0"))
      #expect(run.error.contains("there is nothing at 16:39"))
    }
  }

  @Test("A rule that fires within its limit is within it, not past it")
  func within() {
    let near = Decision(
      rule: .arrival,
      measured: 2.2,
      threshold: 25,
      unit: .metres,
      fired: true,
      margin: 22.8
    )
    #expect(DecisionText.comparison(near) == "2.20 m against 25.00 m, 22.80 m within it: fired")
    let far = Decision(
      rule: .offRoute,
      measured: 51.6,
      threshold: 50,
      unit: .metres,
      fired: true,
      margin: 1.6
    )
    #expect(DecisionText.comparison(far) == "51.60 m against 50.00 m, 1.60 m past it: fired")
  }

  @Test("Who is back by where it heads, far from the route, is measured against nothing")
  func withoutLimit() {
    let decision = Decision(
      rule: .backOnRoute,
      measured: 77.62,
      threshold: .infinity,
      unit: .metres,
      fired: true,
      margin: .infinity
    )
    #expect(
      DecisionText.comparison(decision)
        == "77.62 m from the route, which the rule does not ask for: fired"
    )
  }

  @Test(
    "What lies a hair off a limit has as many decimals as tell it",
    arguments: [
      (50.001, 50, .metres, "50.001 m against 50.000 m, 0.001 m past it: held"),
      (50.01, 50, .metres, "50.01 m against 50.00 m, 0.01 m past it: held"),
      (1117.001, 1117, .metres, "1117.001 m against 1117.000 m, 0.001 m past it: held"),
      (1900, 1117, .metres, "1.9 km against 1.1 km, 783.00 m past it: held"),
      (5.001, 5, .seconds, "5.001 s against 5.000 s, 0.001 s past it: held"),
      (60.01, 60, .degrees, "60.010° against 60.000°, 0.010° past it: held"),
      (50, 50, .metres, "50.00 m against 50.00 m, right at it: held"),
      (50 + 1e-9, 50, .metres, "50.000 m against 50.000 m, right at it: held"),
    ] as [(Double, Double, Decision.Unit, String)]
  )
  func hair(measured: Double, threshold: Double, unit: Decision.Unit, text: String) {
    let decision = Decision(
      rule: .stepAdvance,
      measured: measured,
      threshold: threshold,
      unit: unit,
      fired: false,
      margin: measured - threshold
    )
    #expect(DecisionText.comparison(decision) == text)
  }

  @Test("Without a moment it says how to give one")
  func noMoment() {
    let run = CommandRun("explain", "Scenarios/drive/straight.json")
    #expect(run.status == 2)
    #expect(run.error.contains("'navsim explain' needs --at <time>"))
  }
}
