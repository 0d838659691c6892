import Platform
import Testing

@testable import Regression
@testable import navsim

/// One change, one finding: what scenarios have in common is told once.
@Suite("Findings over the suite") struct FindingGroupTests {
  private static let names = ["a", "b", "c", "d", "e"]

  /// Five scenarios alike, whose goldens are changed, in `e` in something more.
  private func changed(
    _ change: (String) -> String,
    check: (Folder) throws -> Void
  ) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      for name in Self.names {
        try folder.write(Suite.scenario(), to: "Scenarios/\(name).json")
      }
      #expect(CommandRun("accept", "--unseen", folder("Scenarios")).status == 0)
      for name in Self.names {
        var golden = change(try Folder.text(of: folder("Golden/\(name).jsonl")))
        if name == "e" {
          golden = golden.replacing("\"cause\":\"requested\"", with: "\"cause\":\"asked\"")
        }
        try folder.write(golden, to: "Golden/\(name).jsonl")
      }
      try check(folder)
    }
  }

  private static let url: @Sendable (String) -> String = {
    $0.replacing("annotations=true", with: "annotations=false")
  }

  @Test("A member that changed everywhere is one finding, and three scenarios stand for it")
  func terminal() throws {
    try changed(Self.url) { folder in
      let run = CommandRun("test", folder("Scenarios"), "--update", "none")
      #expect(run.status == 1)
      #expect(
        run.output.contains("\n2 findings over the suite\n  5 scenarios: provider.request: url\n")
      )
      #expect(run.output.contains("accept     navsim accept --all --group 'provider.request: url'"))
      #expect(run.output.contains("  1 scenario: guidanceChanged: cause\n"))
      // a, b and c in full; d is alike; e differs in something else as well.
      let told = run.output.split(separator: "\n").filter { $0.contains("golden differs: ") }
      #expect(told.count == 4)
    }
  }

  @Test("'accept --group' takes the finding where nothing else differs")
  func acceptGroup() throws {
    try changed(Self.url) { folder in
      _ = CommandRun("test", folder("Scenarios"))
      let words = ["accept", folder("Scenarios"), "--group", "provider.request: url"]
      let run = CommandRun(arguments: words)
      #expect(run.status == 1)
      #expect(run.error.contains("4 accepted"))
      #expect(run.error.contains("not only 'provider.request: url': guidanceChanged: cause"))
      let again = CommandRun("test", folder("Scenarios"), "--update", "none")
      #expect(again.output.contains("1 of 6 scenarios failed"))
    }
  }

  @Test("'accept --group' takes nothing that a guess has folded under the finding")
  func acceptGuess() throws {
    let withoutGuidance: (String) -> String = { golden in
      let lines = Self.url(golden).split(separator: "\n")
        .filter { !$0.contains("navigator.guidanceChanged") }
      return lines.joined(separator: "\n")
        .replacing(#/"records":[0-9]+/#, with: "\"records\":\(lines.count - 2)") + "\n"
    }
    try changed(withoutGuidance) { folder in
      let run = CommandRun("test", folder("Scenarios"))
      #expect(run.output.contains("a guess"), "\(run.output)")
      #expect(run.output.contains("  5 scenarios: provider.request: url\n"), "\(run.output)")
      let words = ["accept", folder("Scenarios"), "--group", "provider.request: url"]
      let accepted = CommandRun(arguments: words)
      #expect(accepted.status == 1)
      #expect(
        accepted.error.contains("not only 'provider.request: url': guidanceChanged added"),
        "\(accepted.error)"
      )
    }
  }

  @Test("A rule that is broken is one finding, whatever follows from it or breaks")
  func brokenRule() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      for name in Self.names {
        try folder.write(Suite.scenario(), to: "Scenarios/\(name).json")
      }
      #expect(CommandRun("accept", "--unseen", folder("Scenarios")).status == 0)
      let words = ["test", folder("Scenarios"), "--plant", "arrivesAgain"]
      let run = CommandRun(arguments: words)
      #expect(run.status == 1)
      #expect(run.output.contains("\n1 finding over the suite\n  6 scenarios: didArrive sooner\n"))
      #expect(run.output.contains("\n3 scenarios more failed in the same ways"))
      // The report says the same of it.
      let report = folder("r.json")
      try folder.write(CommandRun(arguments: words + ["--json"]).output, to: "r.json")
      let merged = CommandRun("merge-reports", report, "--reporter", "markdown=" + folder("m.md"))
      #expect(merged.status == 1)
      #expect(
        try Folder.text(of: folder("m.md")).contains("<summary>6 scenarios: didArrive sooner")
      )
    }
  }

  @Test("Reports for other programs tell it once, and a comment folds what is behind it")
  func reports() throws {
    try changed(Self.url) { folder in
      let run = CommandRun(
        "test",
        folder("Scenarios"),
        "--update",
        "none",
        "--reporter",
        "markdown=" + folder("c.md"),
        "--reporter",
        "junit=" + folder("j.xml")
      )
      #expect(run.status == 1)
      let comment = try Folder.text(of: folder("c.md"))
      #expect(comment.hasPrefix("<!-- navsim -->\n### navsim\n\n**5 of 6 scenarios failed.**\n"))
      #expect(comment.contains("<details><summary>5 scenarios: provider.request: url</summary>"))
      #expect(comment.utf8.count < 65_536)
      let junit = try Folder.text(of: folder("j.xml"))
      #expect(junit.contains("one of 5 scenarios: provider.request: url"))
    }
  }

  @Test("Numbers that drift by a hair are one finding, whatever they are")
  func drift() throws {
    let drifted: (String) -> String = { text in
      text.replacing("\"distance\":1400,", with: "\"distance\":1400.04,")
        .replacing("\"duration\":100.72", with: "\"duration\":100.75")
    }
    try changed(drifted) { folder in
      let run = CommandRun("test", folder("Scenarios"), "--update", "none")
      #expect(run.output.contains("  5 scenarios: numbers by at most 0.05\n"), "\(run.output)")
    }
  }
}

@Suite struct FindingTests {
  @Test(
    "A number drifts by little, and by more it is another one",
    arguments: [
      ("deviation", "60", "60.05", true), ("deviation", "60", "60.06", false),
      ("from.lat", "47.1", "47.100001", true), ("from.lat", "47.1", "47.100002", false),
      ("text", "\"a\"", "\"b\"", false), ("isSnapped", "true", "false", false),
    ]
  )
  func drift(path: String, golden: String, new: String, isDrift: Bool) {
    #expect(FieldChange(path: path, golden: golden, new: new).isDrift == isDrift)
  }

  private func described(_ scenarios: [(String, [Finding], [String])]) -> [String] {
    FindingGroup.groups(
      of: scenarios.map { ScenarioFindings(operand: $0.0, findings: $0.1, parts: $0.2) }
    )
    .map(\.described)
  }

  private func turn(_ group: String, ticks: Int? = nil, ties: Set<String> = []) -> Finding {
    Finding(group: group, ticks: ticks, ties: ties.union([group]), isTurn: true)
  }

  @Test(
    "Groups stand by the number of their scenarios, then by name, with the range of their shifts"
  )
  func groups() {
    let groups = described([
      ("x", [Finding(group: "b"), turn("didArrive sooner", ticks: -1)], []),
      ("y", [turn("didArrive sooner", ticks: -2)], []), ("z", [Finding(group: "a")], []),
    ])
    #expect(
      groups == [
        "2 scenarios: didArrive sooner by 1 to 2 ticks", "1 scenario: a", "1 scenario: b",
      ]
    )
  }

  @Test("Findings of one member, and what differs at one moment, are one change")
  func ties() {
    let course = Finding(group: "started: course", ties: ["started: course", "asked: url"])
    let both = Finding(group: "started: lat, course", ties: ["started: lat", "started: course"])
    let url = Finding(group: "asked: url", ties: ["asked: url"])
    let other = Finding(group: "started: cause", ties: ["started: cause"])
    let groups = described([
      ("w", [course], []), ("x", [course], []), ("y", [both], []), ("z", [url], []),
      ("v", [other], []),
    ])
    #expect(groups == ["4 scenarios: started: course", "1 scenario: started: cause"])
  }

  @Test("What stands behind a turn follows from it, unless another scenario begins with it")
  func consequences() {
    let arrival = turn("didArrive sooner")
    let words = Finding(group: "words and shapes")
    #expect(
      described([("x", [arrival, words], []), ("y", [arrival], [])])
        == ["2 scenarios: didArrive sooner"]
    )
    #expect(
      described([("x", [arrival, words], []), ("y", [words], [])])
        == ["2 scenarios: words and shapes", "1 scenario: didArrive sooner"]
    )
  }

  @Test(
    "A change whose event mostly differs behind another one is that one; where it does so seldom it is its own",
    arguments: [(10, 1), (9, 2)]
  )
  func rare(behind: Int, groups: Int) {
    let left = turn("didChangeOnRouteState to offRoute sooner")
    let many = (0..<behind).map { ("s\($0)", [left], [left.group, "rerouteStarted sooner"]) }
    let one = Finding(group: "rerouteStarted: origin.lat", ties: ["rerouteStarted: origin.lat"])
    #expect(described(many + [("t", [one], [one.group])]).count == groups)
  }

  @Test("The reason is told that most of them have, with the numbers of the first")
  func reason() {
    func finding(_ reason: String) -> Finding {
      Finding(group: "a", ties: ["a"], isTurn: true, reason: reason)
    }
    let reasons = ["no way", "deviation 51.6 m", "deviation 60.0 m"]
    let groups = FindingGroup.groups(
      of: reasons.map { ScenarioFindings(operand: $0, findings: [finding($0)]) }
    )
    #expect(groups.map(\.reason) == ["deviation 51.6 m (and in 1 more alike)"])
  }

  @Test("Two long texts are shown from where they differ")
  func longTexts() {
    let start = "\"" + String(repeating: "x", count: 80)
    let change = FieldChange(path: "url", golden: start + "a\"", new: start + "b\"")
    #expect(change.description == "url …xxxxxxxxxxxxb\" (was …xxxxxxxxxxxxa\")")
  }
}
