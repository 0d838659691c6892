import Foundation
import Testing

@Suite("What other rooms may use is explained")
struct DocumentationTests {
  /// Where not every declaration has its words yet.
  private static let unfinished: Set<String> = ["Recording", "ScenarioLanguage", "Simulation"]

  @Test(
    "Public and package declarations have a comment, throwing ones name their error",
    arguments: House.targets
  )
  func comments(target: String) throws {
    try expectNothing("\(target), undocumented", isKnown: Self.unfinished.contains(target)) {
      found in
      for file in House.files(of: target) {
        let text = try String(contentsOfFile: House.root + "/" + file.path, encoding: .utf8)
        for problem in Self.problems(in: text) { found.append("\(file.path):\(problem)") }
      }
    }
  }

  @Test("The check finds what it is for, and only that")
  func check() {
    #expect(Self.problems(in: "public func run() {}") == ["1: no comment"])
    #expect(Self.problems(in: "/// Runs.\n@inlinable\npublic func run() {}") == [])
    #expect(Self.problems(in: "/// Runs.\npublic func run() throws {}") == ["2: no '- Throws:'"])
    #expect(Self.problems(in: "/// Runs.\n///\n/// - Throws: E.\npackage init() throws(E) {") == [])
    #expect(Self.problems(in: "var description: String { \"\" }\nlet a = 1") == [])
    #expect(Self.problems(in: "public var description: String { \"\" }") == [])
  }

  private static let kinds: Set<Substring> = [
    "func", "init", "var", "let", "struct", "enum", "class", "protocol", "subscript", "typealias",
  ]

  /// What a protocol of the standard library asks for needs no words of its own.
  private static let known: Set<Substring> = ["description", "debugDescription", "hash", "=="]

  static func problems(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [String] = []
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      guard code.hasPrefix("public ") || code.hasPrefix("package ") || code.hasPrefix("@"),
        !code.contains("override ")
      else { continue }
      let words = code.split { " (:<{=".contains($0) }
      guard words.contains("public") || words.contains("package"),
        let kind = words.firstIndex(where: kinds.contains)
      else { continue }
      if kind + 1 < words.count, known.contains(words[kind + 1]) || code.contains("func ==") {
        continue
      }
      let comment = comment(above: index, in: lines)
      if comment.isEmpty { found.append("\(index + 1): no comment") }
      let canThrow = ["func", "init"].contains(words[kind])
      if canThrow, !comment.isEmpty, signature(at: index, in: lines).contains("throws"),
        !comment.contains(where: { $0.contains("- Throws:") })
      {
        found.append("\(index + 1): no '- Throws:'")
      }
    }
    return found
  }

  private static func comment(above index: Int, in lines: [Substring]) -> [Substring] {
    var above = index - 1
    while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
    var comment: [Substring] = []
    while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("///") {
      comment.append(lines[above])
      above -= 1
    }
    return comment
  }

  private static func signature(at index: Int, in lines: [Substring]) -> Substring {
    var text = ""
    for line in lines[index...].prefix(15) {
      text += line + " "
      if line.contains("{") || line.isEmpty { break }
    }
    return text.prefix { $0 != "{" }
  }
}
