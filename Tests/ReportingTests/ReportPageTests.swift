import CanonicalJSON
import Platform
import ScenarioLanguage
import Simulation
import Testing

@testable import Regression
@testable import Reporting

@Suite("The page of a report") struct ReportPageTests {
  /// What somebody may call a scenario to break out of its place in a page.
  static let hostile = [
    "</script><script>alert(1)</script>", "<!--<script>", "</style>",
    "\"><img src=x onerror=alert(1)>",
    "\u{202E}txet\u{202C}", "'`${alert(1)}`", "&lt;b&gt;", "\u{0}\u{2028}",
  ]

  private func page(of name: String) -> String {
    var outcome = ScenarioOutcome(ScenarioIdentity(path: "/a/b.json", workingFolder: "/"))
    outcome.facts.title = name
    outcome.failure = RunFailure(.invalidInput, [name + "\nsecond line"])
    let index = SuiteIndexJSON(outcomes: [outcome], tags: [[name]], title: name, command: name)
    let detail = OutcomeJSON(outcome).detail(story: nil, map: nil)
    let page = ReportPage(title: name, index: index.json, drives: AnySequence([detail]), maps: [])
    return String(decoding: page.html, as: UTF8.self)
  }

  /// Returns the text of the page's data of that name.
  private func data(_ id: String, in page: String) throws -> String {
    let opening = "<script type=\"application/json\" id=\"\(id)\">"
    let start = try #require(page.firstRange(of: opening)).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    return String(page[start..<end])
  }

  @Test("No name gets out of the data", arguments: hostile)
  func inert(name: String) throws {
    let page = page(of: name)
    for id in ["suite", "drive-0"] {
      let text = try data(id, in: page)
      #expect(!text.contains("<"))
      let document = try JSONDocument(parsing: Array(text.utf8))
      if id == "suite" { #expect(document.root["title"]?.string == name) }
    }
    #expect(!page.contains("<img"))
    // The list, one drive and the script; nothing that a name has added.
    #expect(page.ranges(of: "<script").count == 3)
    #expect(page.ranges(of: "</script").count == 3)
    #expect(page.ranges(of: "</style").count == 1)
  }

  @Test(
    "The policy names script and style by their digests, and lets no other run",
    arguments: hostile
  )
  func policy(name: String) throws {
    let page = page(of: name)
    func digest(_ tag: String) throws -> String {
      let start = try #require(page.firstRange(of: "<\(tag)>")).upperBound
      let end = try #require(page[start...].firstRange(of: "</\(tag)>")).lowerBound
      return "sha256-" + Base64.encoded(SHA256.digest(of: Array(page[start..<end].utf8)))
    }
    #expect(
      page.contains("style-src '\(try digest("style"))'; script-src '\(try digest("script"))'")
    )
    #expect(
      !page.contains("unsafe-inline") && !page.contains(" style=\"")
        && !page.contains(" onclick=\"")
    )
  }

  @Test("The list tells the least margin of a scenario and the runs before")
  func glance() throws {
    var outcome = ScenarioOutcome(ScenarioIdentity(path: "/a/b.json", workingFolder: "/"))
    outcome.facts.expectations = [30, 0.8, 5].map { distance in
      var expectation = RunFacts.Expectation(text: "held by \(distance)", .held)
      expectation.margin = ExpectationMargin(distance: distance, unit: .metres, room: 40)
      return expectation
    }
    var history = LastRun()
    history.note([outcome])
    outcome.failure = RunFailure(.invalidInput, ["x"])
    history.note([outcome])
    let index = SuiteIndexJSON(
      outcomes: [outcome],
      tags: [[]],
      history: history,
      title: "",
      command: ""
    )
    let row = try #require(
      JSONDocument(parsing: index.json).root["scenarios"].flatMap { Array($0.elements).first }
    )
    #expect(row["least"]?["by"]?.string == "0.8 m")
    #expect(row["least"]?["share"]?.double == 2)
    #expect(row["least"]?["text"]?.string == "held by 0.8")
    let runs = try #require(row["runs"])
    #expect(String(decoding: runs.rawBytes, as: UTF8.self) == #"[[1,"held",0],[2,"failed",0]]"#)
  }

  @Test("The page asks for nothing from anywhere")
  func alone() {
    let page = page(of: "a drive")
    #expect(page.contains("default-src 'none'"))
    for text in ["https://", "src=", "@import", "url(", "<link", "fetch(", "XMLHttp", "import("] {
      #expect(!page.contains(text), "\(text)")
    }
    // The name of a space, which is no address.
    #expect(page.ranges(of: "http://").count == 1)
    #expect(page.contains("http://www.w3.org/2000/svg"))
  }

  /// The files of a folder beside the page, with their texts.
  private static func sources(_ folder: String, _ ending: String) throws -> [String] {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(root)/Sources/Reporting/Page/\(folder)"
    return try FileSystem.names(in: path).filter { $0.hasSuffix(ending) }
      .map { String(decoding: try FileSystem.read("\(path)/\($0)"), as: UTF8.self) }
  }

  @Test("The page holds each file of its script and style once")
  func whole() throws {
    let page = page(of: "a drive")
    let scripts = try Self.sources("Script", ".js")
    let styles = try Self.sources("Style", ".css")
    // One piece of the script is no file: the names of events.
    #expect(scripts.count + 1 == PageParts.script.count && styles.count == PageParts.style.count)
    for text in scripts + styles { #expect(page.ranges(of: text).count == 1, "\(text.prefix(80))") }
  }

  @Test("The script can stand in a page")
  func pieces() {
    for part in PageParts.script.map({ String(decoding: $0, as: UTF8.self) }) {
      #expect(!part.contains("</") && !part.contains("<!--"))
      #expect(!part.contains("innerHTML") && !part.contains("eval("))
    }
    #expect(PageParts.style.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("</") })
  }

  @Test("The headline of the list is one line")
  func headline() throws {
    let text = try data("suite", in: page(of: "oops"))
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    let first = try #require(root["scenarios"]?.elements.first { _ in true })
    #expect(first["headline"]?.string == "oops")
    #expect(first["state"]?.string == "error")
  }

  @Test("The script is given the names of the events that it knows, and no others")
  func events() {
    let given = String(decoding: PageParts.events, as: UTF8.self).matches(of: /[{,] (\w+): "/)
      .map { String($0.1) }
    let script = String(decoding: PageParts.script.joined(), as: UTF8.self)
    let asked = Set(script.matches(of: /EVENT\.(\w+)/).map { String($0.1) })
    #expect(asked == Set(given))
    let workbench = String(decoding: WorkbenchParts.script.joined(), as: UTF8.self)
    #expect(Set(workbench.matches(of: /EVENT\.(\w+)/).map { String($0.1) }).isSubset(of: given))
  }
}
