import Foundation
import Testing

@Suite("What two rooms agree on stands once")
struct WordTests {
  /// The names of events that have a dot: those without one are also what scenarios call the actions.
  private static func names() throws -> Set<String> {
    let path = House.root + "/Sources/Recording/Events/EventKind.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return Set(text.matches(of: /"([a-z]+\.[A-Za-z]+)"/).map { String($0.1) })
  }

  /// The names of events in a line of code, and what looks like one of the navigator's.
  private static func events(in line: some StringProtocol, _ names: Set<String>) -> [String] {
    // Most lines have no text with a dot, and a pattern takes a thousand times as long to say so.
    guard line.utf8.contains(UInt8(ascii: "\"")), line.utf8.contains(UInt8(ascii: ".")) else {
      return []
    }
    let code = line.trimmingCharacters(in: .whitespaces)
    guard !code.hasPrefix("//") else { return [] }
    let whole = code.matches(of: /"([a-z]+\.[A-Za-z]+)\\?"/).map { String($0.1) }
      .filter { names.contains($0) || $0.hasPrefix("navigator.") }
    return whole + parts(of: code, names).filter { !whole.contains($0) } + composed(in: code, names)
  }

  /// What puts the name of an event together, of its first part and something else.
  private static func composed(in code: String, _ names: Set<String>) -> [String] {
    let groups = Set(names.compactMap { $0.split(separator: ".").first })
    return code.matches(of: /([a-z]+)\.\\#*\(/).filter { groups.contains($0.1) }.map { "\($0.1)." }
  }

  /// The names of events that stand in a text among other words: behind an odd number of quotes.
  private static func parts(of code: String, _ names: Set<String>) -> [String] {
    code.matches(of: /[a-z]+\.[A-Za-z]+/).compactMap { match in
      let before = code[..<match.range.lowerBound].replacing(#"\""#, with: "")
      let isInText = before.count { $0 == "\"" } % 2 == 1
      let isCode = before.last.map { $0 == "(" || $0 == "." || $0.isLetter } ?? true
      let name = String(match.output)
      return isInText && !isCode && names.contains(name) ? name : nil
    }
  }

  @Test("Names of events are typed in Recording alone")
  func events() throws {
    let names = try Self.names()
    #expect(names.count > 100)
    try expectNothing("names of events") { found in
      for file in House.files where file.target != "Recording" {
        let text = try String(contentsOfFile: House.root + "/" + file.path, encoding: .utf8)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        {
          for name in Self.events(in: line, names) {
            found.append("\(file.path):\(index + 1): \(name)")
          }
        }
      }
    }
  }

  @Test("The scripts of pages are given the names of events")
  func scripts() throws {
    let names = try Self.names()
    let reporting = URL(filePath: House.root + "/Sources/Reporting")
    let files = FileManager.default.enumerator(at: reporting, includingPropertiesForKeys: nil)
    let scripts = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "js" }
    #expect(scripts.count > 20)
    try expectNothing("names of events in scripts") { found in
      for script in scripts {
        for line in try String(contentsOf: script, encoding: .utf8).split(separator: "\n") {
          for name in Self.events(in: line, names) {
            found.append("\(script.lastPathComponent): \(name)")
          }
        }
      }
    }
  }

  @Test(
    "A typed name is found in code and in JSON, others are left alone",
    arguments: [
      (#"case "fleet.send": 1"#, ["fleet.send"]),
      (##"#"{ "event": "fleet.send" }"#"##, ["fleet.send"]),
      (#""{\"event\":\"fleet.send\"}""#, ["fleet.send"]),
      (#"if name == "navigator.neverRecorded" {"#, ["navigator.neverRecorded"]),
      (#"says: ["never fleet.send before"]"#, ["fleet.send"]),
      (#""fleet.send/speed=0.5", "*/speed=1""#, ["fleet.send"]),
      (#"let text = "a" + fleet.send + "b""#, []),
      (#""\(fleet.send) of it""#, []),
      (#"/// Such as "fleet.send"."#, []),
      (#"return "fleet.\(name)""#, ["fleet."]),
      (##"#"{ "event": "fleet.\#(name)" }"#"##, ["fleet."]),
      (#"return "other.\(name)""#, []),
      (#"RandomStream("simulator.jitter")"#, []),
    ]
  )
  func typed(line: String, found: [String]) {
    #expect(Self.events(in: line, ["fleet.send"]) == found)
  }

  @Test("Members of records are read by their names in Recording alone")
  func members() throws {
    try expectNothing("members of records") { found in
      for file in House.files where file.target != "Recording" {
        let text = try String(contentsOfFile: House.root + "/" + file.path, encoding: .utf8)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated() where Self.readsMember(line)
        {
          found.append("\(file.path):\(index + 1): \(line.trimmingCharacters(in: .whitespaces))")
        }
      }
    }
  }

  /// Whether a line of code asks a record for a member by its name.
  private static func readsMember(_ line: some StringProtocol) -> Bool {
    line.utf8.contains(UInt8(ascii: "["))
      && !String(line).matches(of: /\b(record|(records|lines|recording)\[[^\]]+\])\["/).isEmpty
  }

  @Test(
    "A member that is asked for by name is found",
    arguments: [
      (#"let time = record["t"]?.integer"#, true), (#"records[index]["lat"]"#, true),
      (#"record[rule.field] != nil"#, false), (#"scenario["version"] = 1"#, false),
    ]
  )
  func asked(line: String, isFound: Bool) { #expect(Self.readsMember(line) == isFound) }

  @Test("A switch over our own cases lists them all", arguments: House.targets)
  func defaults(target: String) {
    expectNothing("\(target), open switches") { found in
      for file in House.files(of: target) {
        for line in Self.openSwitches(in: file.words) {
          found.append("\(file.path):\(line): a default behind cases of our own")
        }
      }
    }
  }

  /// The cases of the enums that the package declares.
  private static let ownCases: Set<String> = {
    var names: Set<String> = []
    for file in House.files {
      var enums: [Bool] = []
      var next = false
      for (index, word) in file.words.enumerated() {
        if word.text == "enum" { next = true }
        if ["struct", "class", "func", "extension", "protocol", "init", "var"].contains(word.text) {
          next = false
        }
        if word.text == "{" {
          enums.append(next)
          next = false
        }
        if word.text == "}" { _ = enums.popLast() }
        guard word.text == "case", enums.last == true else { continue }
        var depth = 0
        var isName = true
        for following in file.words[(index + 1)...] {
          if following.text == "(" { depth += 1 }
          if following.text == ")" { depth -= 1 }
          if depth > 0 { continue }
          if isName, following.isName { names.insert(following.text) }
          isName = following.text == ","
          if ["case", "}", "var", "func", "static", "init"].contains(following.text) { break }
        }
      }
    }
    return names
  }()

  /// The lines of every `default:` that follows a `case .name` of ours in the same switch.
  ///
  /// Cases over pairs, and those with `where`, may leave the rest to a default.
  static func openSwitches(in words: [SwiftWords.Word]) -> [Int] {
    struct Open {
      var isSwitch: Bool
      var hasOwnCase = false
      var hasOther = false
    }
    var open: [Open] = []
    var isNext = false
    var lines: [Int] = []
    for (index, word) in words.enumerated() {
      switch word.text {
      case "switch": isNext = true
      case "{":
        open.append(Open(isSwitch: isNext))
        isNext = false
      case "}": _ = open.popLast()
      case "case":
        guard let last = open.indices.last, open[last].isSwitch, index + 2 < words.count else {
          break
        }
        if words[index + 1].text == ".", ownCases.contains(words[index + 2].text) {
          open[last].hasOwnCase = true
        } else {
          open[last].hasOther = true
        }
      case "default":
        // Behind a comma it is the label of a subscript's standard value, behind a dot a value.
        guard let last = open.last, last.isSwitch, last.hasOwnCase, !last.hasOther,
          ![",", "."].contains(words[index - 1].text)
        else { break }
        lines.append(word.line)
      default: break
      }
    }
    return lines
  }

  @Test("Such a default is found, others are left alone")
  func finding() {
    func lines(_ text: String) -> [Int] { Self.openSwitches(in: SwiftWords(of: text).words) }
    #expect(lines("switch kind {\ncase .didArrive: 1\ndefault: 2\n}") == [3])
    #expect(lines("switch 3 {\ncase 1: 1\ndefault: 2\n}") == [])
    #expect(lines("switch kind {\ncase .didArrive: counts[1, default: 0] += 1\n}") == [])
    #expect(lines("switch kind {\ncase .didArrive: value() ?? .default\n}") == [])
    #expect(lines("switch pair {\ncase (.didArrive, 2): 1\ndefault: 2\n}") == [])
  }
}
