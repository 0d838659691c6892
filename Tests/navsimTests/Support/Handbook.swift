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
    let root = Folder.package("").drop { $0 == "/" }
    var pages = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    for folder in ["Scenarios", "Sources", "tools"] {
      let files: [String] = (try? Folder(Folder.package(folder)).files()) ?? []
      for file in files.sorted() where file.hasSuffix(".md") && !file.contains("/.build/") {
        let path = file.drop { $0 == "/" }.dropFirst(root.count)
        pages.append(String(path.drop { $0 == "/" }))
      }
    }
    return pages
  }()

  /// The pages that answer a question, to each of which the README leads.
  static let answers: [String] = pages.filter { page in
    let first = ["CONTRIBUTING.md", "Scenarios/README.md", "tools/README.md"]
    return page.contains(".docc/") || first.contains(page)
  }

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
