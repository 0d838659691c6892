import Foundation
import Recording
import ScenarioLanguage
import Testing

/// The handbook's table of the laws says what the program judges.
@Suite struct LawTableTests {
  private static let readme = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios/README.md")

  @Test(
    "Every law has its line, with its words and the events that it needs",
    arguments: Law.allCases
  )
  func line(of law: Law) throws {
    let needs =
      switch law.evidence {
      case .inside: "the inside of the SDK alone"
      case .events(let kinds):
        kinds.isEmpty
          ? "whatever it tells" : kinds.map { "`\($0.text)`" }.joined(separator: ", ")
      }
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    #expect(text.contains("\n| `\(law.rawValue)` | \(law.sentence) | \(needs) |\n"))
  }
}
