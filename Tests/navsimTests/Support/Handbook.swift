import ScenarioLanguage
import Testing

/// The pages that tell people what navsim does, and what is fenced in them.
enum Handbook {
  /// A fenced block.
  struct Block: CustomTestStringConvertible, Sendable {
    /// The page, from the package's folder.
    let page: String
    /// Where its fence stands, from 1.
    let line: Int
    /// What stands behind the fence: a language.
    let language: String
    let lines: [String]
    /// The line before the fence.
    let before: String
    var testDescription: String { "\(page):\(line) \(language)" }
  }

  /// Every page, from the package's folder.
  static let pages: [String] = {
    let folders = ["Sources/navsim/Handbook.docc", "Sources/Navigation/Navigation.docc"]
    let found = folders.flatMap { (try? Folder(Folder.package($0)).files()) ?? [] }
      .map { String($0.dropFirst(Folder.package("").count)) }
      .map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
    return ["README.md", "CONTRIBUTING.md", "Scenarios/README.md", "tools/README.md"] + found
  }()

  /// Every block of every page.
  static let blocks: [Block] = pages.flatMap { page in
    blocks(in: (try? Folder.text(of: Folder.package(page))) ?? "", page: page)
  }

  /// The blocks of a text.
  static func blocks(in text: String, page: String) -> [Block] {
    var blocks: [Block] = []
    var open: (line: Int, language: String, before: String)?
    var content: [String] = []
    var before = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).enumerated()
    {
      if let (start, language, lead) = open {
        if line == "```" {
          blocks.append(
            Block(page: page, line: start, language: language, lines: content, before: lead)
          )
          open = nil
          content = []
        } else {
          content.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (index + 1, String(line.dropFirst(3)), before)
      }
      before = line
    }
    return blocks
  }
}
