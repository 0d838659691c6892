import CanonicalJSON
import ScenarioLanguage
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
    let page = ReportPage(title: name, index: index.json, drives: [detail], maps: [])
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

  @Test("The script can stand in a page, and its pieces are all there")
  func pieces() {
    #expect(ReportScript.parts.allSatisfy { !$0.contains("</") && !$0.contains("<!--") })
    #expect(Set(ReportScript.parts).count == ReportScript.parts.count)
    #expect(ReportScript.parts.allSatisfy { !$0.contains("innerHTML") && !$0.contains("eval(") })
    #expect(ReportStyle.parts.allSatisfy { !$0.contains("</") })
  }

  @Test("The headline of the list is one line")
  func headline() throws {
    let text = try data("suite", in: page(of: "oops"))
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    let first = try #require(root["scenarios"]?.elements.first { _ in true })
    #expect(first["headline"]?.string == "oops")
    #expect(first["state"]?.string == "error")
  }
}
