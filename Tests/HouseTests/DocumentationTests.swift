import Foundation
import Testing

@Suite("What other rooms may use is explained")
struct DocumentationTests {
  @Test(
    "Public and package declarations have a comment, throwing ones name their error",
    arguments: House.targets
  )
  func comments(target: String) throws {
    try expectNothing("\(target), undocumented") { found in
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
    #expect(Self.problems(in: "/// A.\npackage init(_ show: (Int) throws -> Void) {") == [])
    #expect(Self.problems(in: "var description: String { \"\" }\nlet a = 1") == [])
    #expect(Self.problems(in: "public var description: String { \"\" }") == [])
    #expect(Self.problems(in: "public var kind: EventKind { .tap }") == ["1: no comment"])
    #expect(
      Self.problems(
        in: """
          /// A.
          public struct A: EventPayload {
            public var kind: EventKind { .tap }
            public var x = Place(1, 2), y: Int?,
              z = 0
            public init() {}
            public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
              try x.visit(&m)
              try m.integer("y", &y, .any, "The y.")
          """
      ) == ["4: no comment"]
    )
  }

  private static let kinds: Set<Substring> = [
    "func", "init", "var", "let", "struct", "enum", "class", "protocol", "subscript", "typealias",
  ]

  /// What a protocol of the standard library asks for needs no words of its own.
  private static let known: Set<Substring> = ["description", "debugDescription", "hash", "=="]

  /// What protocols of ours ask for, which has its words there.
  private static let requirements: [String: Set<Substring>] = [
    "EventPayload": ["kind", "text", "source", "init", "visit", "write"],
    "ProbePayload": ["kind", "text", "source", "init", "visit", "write"],
    "RecordedObject": ["init", "visit", "shape", "blank", "write", "read", "check"],
    "RecordedElement": ["shape", "blank", "write", "read", "check"],
    "RecordingSink": ["append", "finish"],
    "MemberVisitor": [
      "Failure", "number", "integer", "flag", "mark", "text", "textOrNull", "value", "list", "json",
      "place",
    ],
  ]

  static func problems(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let asked = requirements.filter { text.contains(": \($0.key)") || text.contains(", \($0.key)") }
      .values.reduce(into: Set<Substring>()) { $0.formUnion($1) }
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
      let name = words[kind] == "init" ? words[kind] : words.dropFirst(kind + 1).first
      if let name, asked.contains(name) { continue }
      let names = words[kind] == "var" ? variables(declaredAt: index, in: lines) : []
      // A visit tells what each member of a payload says.
      if !names.isEmpty,
        names.allSatisfy({ text.contains("&\($0),") || text.contains("\($0).visit(&m)") })
      {
        continue
      }
      let comment = comment(above: index, in: lines)
      if comment.isEmpty { found.append("\(index + 1): no comment") }
      let canThrow = ["func", "init"].contains(words[kind])
      if canThrow, !comment.isEmpty, throwsItself(signature(at: index, in: lines)),
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

  /// The names of the variables that a line and those that go on with it declare.
  private static func variables(declaredAt index: Int, in lines: [Substring]) -> [Substring] {
    var text = ""
    for line in lines[index...] {
      text += line + " "
      if !line.hasSuffix(",") { break }
    }
    var depth = 0
    let parts = text.split { character in
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
    return parts.enumerated().compactMap { place, part in
      let words = part.split { " :=".contains($0) }
      guard place == 0 else { return words.first }
      return words.firstIndex(of: "var").flatMap { words.dropFirst($0 + 1).first }
    }
  }

  private static func signature(at index: Int, in lines: [Substring]) -> Substring {
    var text = ""
    for line in lines[index...].prefix(15) {
      text += line + " "
      if line.contains("{") || line.isEmpty { break }
    }
    return text.prefix { $0 != "{" }
  }

  /// Whether what is declared throws, not only what it is given.
  private static func throwsItself(_ signature: Substring) -> Bool {
    var depth = 0
    let own = signature.filter { character in
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      return depth == 0
    }
    return own.contains("throws")
  }
}
