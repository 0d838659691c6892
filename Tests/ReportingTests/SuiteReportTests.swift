import Platform
import CanonicalJSON
import ScenarioLanguage
import Testing

@testable import Regression
@testable import Reporting
import TestSupport

@Suite("Reports") struct SuiteReportTests {
  private let folder: TemporaryFolder
  private let names = (0..<40).map { "f\($0 % 3)/s\($0 < 10 ? "0" : "")\($0)" }.sorted()

  init() throws {
    folder = try TemporaryFolder()
    for name in names {
      try folder.write("{}", to: "Scenarios/\(name).json")
      try folder.write(PlantedExecutor.recording(of: name), to: "Golden/\(name).jsonl")
    }
  }

  private func executor(bad: Bool) -> PlantedExecutor {
    var scenarios: [String: @Sendable (Int) throws -> (recording: String, facts: RunFacts)] = [:]
    for name in names { scenarios[name] = PlantedExecutor.steady(name) }
    if bad {
      scenarios["f0/s03"] = { _ in
        (PlantedExecutor.recording(of: "f0/s03", arrival: 3000), RunFacts())
      }
      scenarios["f1/s07"] = { _ in throw RunFailure(.invalidInput, ["x.json:1:1: error: <&\u{1}>"])
      }
      scenarios["f2/s08"] = { attempt in
        (PlantedExecutor.recording(of: "f2/s08", arrival: 2000 + attempt), RunFacts())
      }
    }
    return PlantedExecutor(scenarios)
  }

  private func result(_ shard: Shard? = nil, bad: Bool = true) throws -> SuiteResult {
    var selection = try SuiteSelection(of: [folder("Scenarios")], workingFolder: "/")
    if let shard { selection.keep(shard) }
    let test = ScenarioTest(
      executor: executor(bad: bad),
      store: GoldenStore(),
      policy: try UpdatePolicy(flag: nil) { ["CI": "1"][$0] }
    )
    return SuiteRunner(test: test, jobs: 2, determinism: .all).run(selection)
  }

  private func withoutTimes(_ bytes: [UInt8]) throws -> String {
    String(decoding: bytes, as: UTF8.self)
      .split(separator: ",").filter { !$0.hasPrefix("\"seconds\"") }.joined(separator: ",")
  }

  private func merged(of count: Int, bad: Bool) throws -> SuiteReport {
    let reports = try (1...count).map { number in
      let part = try result(Shard(number, of: count), bad: bad)
      return ("\(number).json", try SuiteReport(parsing: part.json(timed: true), path: "\(number)"))
    }
    return try SuiteReport(merging: reports)
  }

  private func json(_ report: SuiteReport) -> [UInt8] {
    var writer = JSONWriter()
    report.write(to: &writer)
    writer.newline()
    return writer.bytes
  }

  @Test("The merged report of all parts equals the report of the whole", arguments: [1, 2, 5, 60])
  func merging(count: Int) throws {
    let whole = try result()
    let merged = try merged(of: count, bad: true)
    #expect(try withoutTimes(json(merged)) == withoutTimes(whole.json(timed: true)))
    #expect(merged.exitCode == whole.exitCode)
    #expect(merged.exitCode == .invalidInput)
  }

  @Test("A golden without scenario is told once by the parts together")
  func obsolete() throws {
    for name in ["f0/gone", "f1/gone", "other"] {
      try folder.write(PlantedExecutor.recording(of: name), to: "Golden/\(name).jsonl")
    }
    let whole = try result(bad: false)
    #expect(whole.obsoleteGoldens.count == 3)
    let merged = try merged(of: 4, bad: false)
    #expect(merged.obsoleteGoldens == whole.obsoleteGoldens)
    #expect(merged.exitCode == .obsolete)
    #expect(try self.merged(of: 4, bad: true).obsoleteGoldens.isEmpty, "only where nothing failed")
  }

  private func part(_ shard: Shard?) throws -> (String, SuiteReport) {
    let path = shard.map { "\($0.number)-of-\($0.count).json" } ?? "whole.json"
    return (path, try SuiteReport(parsing: result(shard, bad: false).json(timed: true), path: path))
  }

  private func parts(_ count: Int) throws -> [(String, SuiteReport)] {
    try (1...count).map { try part(Shard($0, of: count)) }
  }

  @Test(
    "A part that is missing is an error, and what came of the others is told",
    arguments: [0, 1, 2]
  )
  func missingPart(index: Int) throws {
    var all = try parts(3)
    all.remove(at: index)
    let report = try SuiteReport(merging: all)
    #expect(report.exitCode == .invalidInput)
    #expect(
      report.errors == ["error: part \(index + 1)/3 is missing: nothing is known of its scenarios"]
    )
    #expect(report.cases.count == all[0].1.cases.count + all[1].1.cases.count)
    #expect(JUnitReport(report).text.contains(" errors=\"1\""))
    #expect(GitHubReport(report).annotations == ["::error title=navsim::\(report.errors[0])"])
    #expect(GitHubReport(report).summary.contains("passed, but that is not all"))
    let again = try SuiteReport(parsing: json(report), path: "merged")
    #expect(again.exitCode == .invalidInput)
    #expect(try SuiteReport(merging: parts(3)).exitCode == .success)
  }

  @Test("A part that is there twice, or is of another whole, is refused")
  func strangeParts() throws {
    func refusal(_ reports: [(String, SuiteReport)]) -> String? {
      #expect(throws: ReportError.self) { try SuiteReport(merging: reports) }?.description
    }
    let three = try parts(3)
    #expect(refusal(three + [three[1]]) == "2-of-3.json: error: part 2/3 is also in 2-of-3.json")
    let other = try part(Shard(2, of: 4))
    #expect(
      refusal([three[0], other])
        == "2-of-4.json: error: it is one of 4 parts, not of 3: 1-of-3.json"
    )
    let whole = try part(nil)
    #expect(
      refusal([three[0], whole])
        == "whole.json: error: it is no part of what 1-of-3.json is a part of"
    )
    // Somebody changed a scenario between the parts.
    try folder.write(#"{"title":"other"}"#, to: "Scenarios/f0/s00.json")
    let changed = try part(Shard(2, of: 3))
    #expect(
      refusal([three[0], changed])
        == "2-of-3.json: error: it is part of another selection of scenarios: 1-of-3.json"
    )
    let text = String(
      decoding: try result(Shard(1, of: 3), bad: false).json(timed: true),
      as: UTF8.self
    )
    let version = text.replacing(#""version":""#, with: #""version":"9."#)
    let newer = ("9.json", try SuiteReport(parsing: Array(version.utf8), path: "9.json"))
    #expect(refusal([three[1], newer])?.contains("it was made by navsim 9.") == true)
    let spoilt = text.replacing(#""number":1"#, with: #""number":4"#)
    #expect(throws: ReportError.self) {
      try SuiteReport(parsing: Array(spoilt.utf8), path: "x")
    }
  }

  @Test("Parts that overlap are refused, and the scenario is named")
  func overlap() throws {
    let report = try SuiteReport(parsing: result().json(timed: true), path: "a")
    let error = #expect(throws: ReportError.self) {
      try SuiteReport(merging: [("a.json", report), ("b.json", report)])
    }
    #expect(error?.description == "b.json: error: \"f0/s00\" is also in a.json")
  }

  @Test(
    "What is no report is refused with its place",
    arguments: [
      ("{}", "x:1:1: error: no result of 'navsim test'"),
      (#"{"kind":"test","navsim":9}"#, "x:1:1: error: made by another version"),
      (#"{"kind":"test","navsim":1}"#, "x:1:1: error: the report lists no"),
      (#"{"kind":"test","navsim":1,"scenarios":[{}]}"#, "x:1:40: error: a scenario needs a"),
      (
        #"{"kind":"test","navsim":1,"scenarios":[{"name":"a","exitCode":99}]}"#,
        "x:1:40: error: \"a\" needs an \"exitCode\" of navsim"
      ),
    ]
  )
  func refused(text: String, message: String) {
    let error = #expect(throws: ReportError.self) {
      try SuiteReport(parsing: Array(text.utf8), path: "x")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("JUnit tells failures from errors, and its totals are those of the JSON")
  func junit() throws {
    let report = try SuiteReport(parsing: result().json(timed: true), path: "x")
    let text = JUnitReport(report).text
    #expect(
      text.contains(
        "<testsuites name=\"navsim\" tests=\"40\" failures=\"1\" errors=\"2\" skipped=\"0\""
      )
    )
    #expect(text.components(of: "<testcase ") == 40)
    #expect(text.components(of: "<failure ") == 1)
    #expect(text.components(of: "<error ") == 2)
    #expect(
      text.contains("x.json:1:1: error: &lt;&amp;&gt;"),
      "controls are left out, marks escaped"
    )
    #expect(!text.unicodeScalars.contains("\u{1}"))
  }

  @Test(
    "Reports tell the cause first, then what must not be, then what followed, and how to hear why"
  )
  func cause() throws {
    let text = #"""
      {"navsim":1,"kind":"test","exitCode":1,"scenarios":[{"name":"a/b@seed=2","path":"S/a/b.json",
      "exitCode":1,"golden":{"state":"different","headline":["9 reports moved"],"firstDifference":52500,
      "causes":[{"text":"off route later: deviation 9 m","consequences":8}]},
      "expectations":[{"text":"S/a/b.json:7: never x","met":false}]}]}
      """#
    let report = try SuiteReport(parsing: Array(text.utf8), path: "x")
    let lines = [
      "off route later: deviation 9 m (8 consequences)", "violated: S/a/b.json:7: never x",
      "in all: 9 reports moved", "reproduce: navsim run S/a/b.json@seed=2",
      "why: navsim explain S/a/b.json@seed=2 --at 52.5",
    ]
    #expect(report.cases[0].problems + report.cases[0].commands(with: report.options) == lines)
    let junit = JUnitReport(report).text
    #expect(junit.contains("message=\"\(lines[0])\">\(lines[0])"))
    #expect(junit.contains(lines[4]))
    let annotation = try #require(GitHubReport(report).annotations.first)
    #expect(annotation.contains("::\(lines[0])%0A") && annotation.hasSuffix(lines[4]))
    let summary = GitHubReport(report).summary
    #expect(summary.contains("| \(lines[0]) |"))
    #expect(summary.contains("navsim explain S/a/b.json@seed=2 --at 52.5\n"))
  }

  @Test(
    "What is said to be typed is what this run was, at the line that is about it",
    arguments: [
      (#""options":["--plant","lostEast"],"#, #""exitCode":1"#, "test --plant", 7),
      (
        #""options":["--navigator","sh n.sh"],"#, #""exitCode":1"#,
        "run S/a.json --navigator 'sh n.sh'", 7
      ),
      ("", #""exitCode":5"#, "run S/a.json --check-determinism", 7),
      ("", #""exitCode":2,"errors":["S/a.json:12:3: error: no"]"#, "lint S/a.json", 12),
    ]
  )
  func commands(options: String, code: String, words: String, line: Int) throws {
    let text =
      #"{"navsim":1,"kind":"test","exitCode":1,\#(options)"scenarios":["#
      + #"{"name":"a","path":"S/a.json",\#(code),"expectations":[{"text":"S/a.json:7: never x","met":false}]}]}"#
    let report = try SuiteReport(parsing: Array(text.utf8), path: "x")
    let words = words == "test --plant" ? "test S/a.json --plant lostEast" : words
    #expect(report.cases[0].commands(with: report.options) == ["reproduce: navsim \(words)"])
    let annotation = try #require(GitHubReport(report).annotations.first)
    #expect(annotation.contains("file=S/a.json,line=\(line),"))
    #expect(annotation.hasSuffix("navsim \(words)"))
    #expect(JUnitReport(report).text.contains("reproduce: navsim "))
  }

  @Test("What is known is told as such, and counted where all passed")
  func known() throws {
    let text = #"""
      {"navsim":1,"kind":"test","exitCode":1,"scenarios":[
      {"name":"a","path":"a","exitCode":0,"known":[{"text":"a:1: never x","issue":"7","violated":true}],
      "expectations":[{"text":"a:1: never x","met":false}]},
      {"name":"b","path":"b","exitCode":1,"violations":["law"],
      "known":[{"text":"b:1: never x","issue":"7","violated":true},{"text":"b:2: never y","violated":false}],
      "expectations":[{"text":"b:1: never x","met":false},{"text":"b:2: never y","met":true}]}]}
      """#
    let report = try SuiteReport(parsing: Array(text.utf8), path: "x")
    #expect(report.knownCount == 2)
    #expect(
      report.cases[1].problems == [
        "broken: law", "known: b:1: never x (7)",
        "mended: b:2: never y is violated no more: remove \"known\"",
      ]
    )
  }

  @Test("In a comment nobody's words are marks, and nobody is called")
  func marks() throws {
    let words = "*a* _b_ [c](http://d) `e` <b>&amp; @octo #12 |x| \\y ~~z~~"
    // As JSON has it.
    let quoted = "\"\(words.replacing("\\", with: "\\\\"))\""
    let text =
      #"{"navsim":1,"kind":"test","exitCode":1,"scenarios":[{"name":"n@`s`","path":"n","exitCode":1,"#
      + #""violations":[\#(quoted)]}]}"#
    let report = try SuiteReport(parsing: Array(text.utf8), path: "x")
    let comment = MarkdownReport(report).text
    let inText =
      ##"\*a\* \_b\_ \[c\](http://d) 'e' &lt;b&gt;&amp;amp; <code>@</code>octo \#12 \|x\| \\y \~\~z\~\~"##
    #expect(comment.contains("\n- broken: \(inText)\n"), "\(comment)")
    #expect(!comment.contains("<b>"))
    #expect(comment.contains("<summary>n<code>@</code>`s`: broken: *a* _b_"))
    #expect(GitHubReport(report).summary.contains("| `n@'s'` | broken: \(inText) |"))
  }

  @Test("GitHub gets at most ten annotations, and no text can end one early")
  func annotations() throws {
    let cases = (0..<30).map { index in
      #"{"name":"a/\#(index)","path":"S/a,\#(index).json","exitCode":1,"#
        + #""violations":["50 % of it::error\nnext"]}"#
    }
    let text =
      #"{"navsim":1,"kind":"test","exitCode":1,"scenarios":[\#(cases.joined(separator: ","))]}"#
    let report = GitHubReport(try SuiteReport(parsing: Array(text.utf8), path: "x"))
    #expect(report.annotations.count == 10)
    // What all have in common first, without its numbers.
    #expect(
      report.annotations[0]
        == "::error title=navsim%3A one finding%2C many scenarios::30 scenarios: "
        + "law # %25 of it::error%0Anext"
    )
    #expect(
      report.annotations[1]
        == "::error file=S/a%2C0.json,line=1,title=navsim%3A a/0::broken: 50 %25 of it::error%0Anext"
        + "%0Areproduce: navsim run S/a,0.json"
    )
    #expect(report.annotations.allSatisfy { !$0.contains("\n") })
    #expect(report.summary.hasPrefix("### navsim\n\n**30 of 30 scenarios failed.**\n"))
  }

  @Test("The summary of a step stays below its limit, and says what it leaves out")
  func summary() throws {
    let long = String(repeating: "x", count: 900)
    let cases = (0..<400).map { index in
      #"{"name":"a/\#(index)","exitCode":1,"violations":["|<b>\#(long)"]}"#
    }
    let text =
      #"{"navsim":1,"kind":"test","exitCode":1,"scenarios":[\#(cases.joined(separator: ","))]}"#
    let summary = GitHubReport(try SuiteReport(parsing: Array(text.utf8), path: "x")).summary
    #expect(summary.utf8.count <= 61_000)
    #expect(summary.contains("… and "))
    #expect(!summary.contains("<b>"))
  }

  // MARK: - Claims

  /// A report of a suite of one scenario that claims two things, of which it meets the first.
  private func claiming(_ state: ClaimsOutcome.State = .judged) throws -> SuiteReport {
    var result = try self.result(bad: false)
    result.claims = ClaimsOutcome(
      state,
      [
        .init(
          text: "a <stale> answer",
          source: "Scenarios/_suite.json",
          line: 3,
          count: 2,
          first: "f0/s00"
        ),
        .init(text: "an arrival & more", source: "Scenarios/_suite.json", line: 4),
      ]
    )
    return try SuiteReport(parsing: result.json(timed: true), path: "r")
  }

  @Test(
    "A claim that no scenario meets is a failure of a suite of its own in JUnit, and the sums count it"
  )
  func claimsInJUnit() throws {
    let text = JUnitReport(try claiming()).text
    #expect(text.contains("<testsuites name=\"navsim\" tests=\"42\" failures=\"1\" errors=\"0\""))
    #expect(
      text.contains(
        "<testsuite name=\"navsim: sometimes\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""
      )
    )
    #expect(
      text.contains(
        "name=\"a &lt;stale&gt; answer\" file=\"Scenarios/_suite.json\" time=\"0\"/>"
      )
    )
    #expect(
      text.contains(
        "name=\"an arrival &amp; more\" file=\"Scenarios/_suite.json\" time=\"0\">"
      )
    )
    let skipped = JUnitReport(try claiming(.notJudged("a part alone"))).text
    #expect(skipped.contains("tests=\"42\" failures=\"0\" errors=\"0\" skipped=\"2\""))
    #expect(skipped.contains("<skipped message=\"not judged: a part alone\"/>"))
  }

  @Test(
    "A claim that no scenario meets is annotated at its line, and stands first in summary and comment"
  )
  func claimsOnGitHub() throws {
    let report = try claiming()
    #expect(report.exitCode == .regression)
    let github = GitHubReport(report)
    #expect(
      github.annotations == [
        "::error file=Scenarios/_suite.json,line=4,title=navsim%3A sometimes"
          + "::no scenario of the suite meets the claim: an arrival & more"
      ]
    )
    for text in [github.summary, MarkdownReport(report).text] {
      #expect(text.contains("40 scenarios passed, but that is not all"))
      #expect(text.contains("_suite.json:4: error: no scenario of the suite meets the claim"))
      #expect(!text.contains("stale"))
    }
    #expect(GitHubReport(try claiming(.part)).annotations == [])
    #expect(GitHubReport(try claiming(.part)).summary.contains("All 40 scenarios passed."))
  }

  @Test("What came of claims is told in a few words")
  func claimWords() throws {
    let claims = try #require(try claiming().claims)
    #expect(claims.summary == "1 of 2 claims met")
    #expect(
      try claiming(.part).claims?.summary
        == "2 claims of the suite not judged: only a part of the suite ran"
    )
    #expect(try claiming(.part).claims?.problems == [])
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
