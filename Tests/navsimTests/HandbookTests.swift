import CanonicalJSON
import Platform
import ScenarioLanguage
import Testing

@testable import navsim

/// Nothing is fenced on a page but what the tests run, compile or read; the rest says why.
@Suite("The handbook")
struct HandbookTests {
  @Test("Every page is there, and the README leads to each")
  func pages() throws {
    let readme = try Folder.text(of: Folder.package("README.md"))
    #expect(Handbook.answers.count > 10)
    for page in Handbook.answers {
      #expect(readme.contains("](\(page)"), "\(page)")
    }
    #expect(readme.utf8.count <= 10_000)
  }

  @Test("Every link within the repository leads somewhere", arguments: Handbook.pages)
  func links(page: String) throws {
    let text = try Folder.text(of: Folder.package(page))
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    for piece in text.split(separator: "](", omittingEmptySubsequences: false).dropFirst() {
      let target = String(piece.prefix { $0 != ")" && $0 != "#" })
      if target.isEmpty || target.contains("://") || target.contains(" ") { continue }
      let path = Paths.normalized(folder.isEmpty ? target : "\(folder)/\(target)")
      #expect(Folder.package.exists(path), "\(page): \(target)")
    }
  }

  @Test("Every block is run, compiled or read, or says why not", arguments: Handbook.blocks)
  func block(_ block: Handbook.Block) throws {
    switch block.language {
    case "console", "shell-session":
      // ReadmeTests and ReadmeTourTests run them.
      #expect(block.lines.contains { $0.hasPrefix("$ ") })
    case "json": try read(block)
    case "swift": try find(block)
    case "text", "yaml", "":
      #expect(
        block.before.hasPrefix("<!-- not run: ")
          || block.language.isEmpty && block.page == "CONTRIBUTING.md"
      )
    default: Issue.record("nobody checks a block of '\(block.language)'")
    }
  }

  /// A scenario, and what a suite says of itself, must be ones that lint takes; all else must be JSON.
  private func read(_ block: Handbook.Block) throws {
    let text = block.lines.joined(separator: "\n")
    _ = try JSONDocument(parsing: Array(text.utf8), source: block.page)
    // A template becomes a scenario with each drive of an archive.
    guard text.contains("\"version\": 1"), !text.contains("\"$trace\"") else { return }
    try Folder.withTemporary { folder in
      try folder.copy("Scenarios")
      let isOfSuite = text.contains("\"sometimes\":")
      let name = isOfSuite ? "Scenarios/_suite.json" : "Scenarios/handbook/shown.json"
      let path = try folder.write(text, to: name)
      let run = CommandRun("lint", path)
      #expect(run.status == 0, "\(run.output)")
    }
  }

  /// A piece of Swift stands, line by line, in a source that is compiled.
  private func find(_ block: Handbook.Block) throws {
    let wanted = Self.trimmed(block.lines)
    let folders = ["Tests", "tools/navigators/swift-package"]
    let sources = try folders.flatMap { try Folder(Folder.package($0)).files() }
      .filter { $0.hasSuffix(".swift") }
    let isThere = try sources.contains { path in
      let lines = try Folder.text(of: path).split(separator: "\n").map(String.init)
      return Self.trimmed(lines).joined(separator: "\n").contains(wanted.joined(separator: "\n"))
    }
    #expect(isThere, "no source has the block of \(block.testDescription)")
  }

  /// Lines without what sets them apart on a page: indentation, empty ones, and imports, which stand first in a
  /// source.
  private static func trimmed(_ lines: [String]) -> [String] {
    lines.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }

  @Test("The reference of the language is the one of the tables")
  func reference() throws {
    let text = try Folder.text(of: Folder.package("Scenarios/REFERENCE.md"))
    #expect(
      text == CommandRun("schema", "language").output,
      "navsim schema language > Scenarios/REFERENCE.md"
    )
    let readme = try Folder.text(of: Folder.package("Scenarios/README.md"))
    #expect(readme.contains(CommandRun("schema", "navigator").output))
  }
}
