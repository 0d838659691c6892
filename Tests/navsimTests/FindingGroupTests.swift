import Platform
import Testing

@testable import Regression
@testable import navsim

/// One change, one finding: what scenarios have in common is told once.
@Suite("Findings over the suite") struct FindingGroupTests {
  private static let names = ["a", "b", "c", "d", "e"]

  /// Writes a suite with five scenarios alike, and their goldens.
  private static func write(to folder: Folder) throws {
    try Suite.write(to: folder)
    for name in names { try folder.write(Suite.scenario(), to: "Scenarios/\(name).json") }
    #expect(CommandRun("accept", "--unseen", folder("Scenarios")).status == 0)
  }

  /// Five scenarios alike, whose goldens are changed, in `e` in something more.
  private func changed(
    _ change: (String) -> String,
    check: (Folder) throws -> Void
  ) throws {
    try Folder.withTemporary { folder in
      try Self.write(to: folder)
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
      try Self.write(to: folder)
      let words = ["test", folder("Scenarios"), "--plant", "arrivesAgain"]
      let run = CommandRun(arguments: words)
      #expect(run.status == 1)
      #expect(
        run.output.contains(
          "\n1 finding over the suite\n  6 scenarios: didArrive sooner, new in each\n"
        )
      )
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

  @Test("What keeps all scenarios from being run, or compared, is one finding")
  func unrun() throws {
    try Folder.withTemporary { folder in
      try Self.write(to: folder)
      try folder.write("{\"naviator\": {}}", to: "Scenarios/_defaults.json")
      let defaults = CommandRun("test", folder("Scenarios"), "--update", "none")
      #expect(
        defaults.output.contains("1 finding over the suite\n  6 scenarios: not run: "),
        "\(defaults.output)"
      )
      #expect(!defaults.output.contains("--group"))
      try folder.write("{\"version\": 1}", to: "Scenarios/_defaults.json")
      for (index, name) in Self.names.enumerated() {
        let golden = try Folder.text(of: folder("Golden/\(name).jsonl"))
        try folder.write(String(golden.dropLast(200 + 150 * index)), to: "Golden/\(name).jsonl")
      }
      let cut = CommandRun("test", folder("Scenarios"), "--update", "none")
      #expect(
        cut.output.contains("1 finding over the suite\n  5 scenarios: not run: "),
        "\(cut.output)"
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
    arguments: [
      // In all of the other change's scenarios, in three of four, in two of three.
      (behind: 3, of: 3, groups: 1), (behind: 2, of: 2, groups: 2), (behind: 9, of: 12, groups: 2),
      (behind: 10, of: 15, groups: 1),
    ]
  )
  func rare(behind: Int, of all: Int, groups: Int) {
    let left = turn("didChangeOnRouteState to offRoute sooner")
    let many = (0..<all).map {
      ("s\($0)", [left], [left.group] + ($0 < behind ? ["rerouteStarted sooner"] : []))
    }
    let one = Finding(group: "rerouteStarted: origin.lat", ties: ["rerouteStarted: origin.lat"])
    #expect(described(many + [("t", [one], [one.group])]).count == groups)
  }

  @Test(
    "What is but a sign of some change is told with one of its event, or with the most frequent of the navigator's",
    arguments: [
      (
        sign: "didUpdateLocation left out changed", change: "didUpdateLocation: course", of: 1,
        groups: 1
      ),
      (sign: "didUpdateLocation left out changed", change: "didAnnounce: count", of: 2, groups: 1),
      (sign: "law onePlace: # m", change: "didAnnounce: count", of: 1, groups: 2),
      (sign: "law onePlace: # m", change: "didAnnounce: count", of: 2, groups: 1),
      (sign: "law onePlace: # m", change: "provider.request: url", of: 9, groups: 2),
      (sign: "law onePlace: # m", change: "words and shapes", of: 9, groups: 2),
    ]
  )
  func signs(sign: String, change: String, of count: Int, groups: Int) {
    let real = Finding(group: change, ties: change.contains(":") ? [change] : [])
    let told = described(
      (0..<count).map { ("s\($0)", [real], []) }
        + [("z", [Finding(group: sign, isFaint: true)], [])]
    )
    #expect(told.count == groups, "\(told)")
    if groups == 1 { #expect(told == ["\(count + 1) scenarios: \(change)"]) }
  }

  @Test("A sign that never comes without one change is that change's, however frequent another is")
  func besideIt() {
    let left = Finding(group: "didUpdateLocation left out changed", isFaint: true)
    let stop = Finding(group: "didArrive: index", ties: ["didArrive: index"])
    let other = Finding(group: "didAnnounce: count", ties: ["didAnnounce: count"])
    let told = described(
      [("x", [stop, left], [])] + (0..<5).map { ("s\($0)", [other], []) }
    )
    #expect(told == ["5 scenarios: didAnnounce: count", "1 scenario: didArrive: index"])
  }

  @Test("An event that is new or gone in each scenario is told so")
  func appearance() {
    let new = Finding(group: "a sooner", isTurn: true, appears: true)
    let gone = Finding(group: "b later", isTurn: true, appears: false)
    let moved = Finding(group: "b later", ticks: 1, isTurn: true)
    #expect(
      described([("x", [new], []), ("y", [new], [])]) == ["2 scenarios: a sooner, new in each"]
    )
    #expect(described([("x", [gone], [])]) == ["1 scenario: b later, gone in each"])
    #expect(
      described([("x", [gone], []), ("y", [moved], [])]) == ["2 scenarios: b later by 1 tick"]
    )
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
