import Foundation
import Testing

@Suite("What two rooms agree on stands once")
struct WordTests {
  private static let families = [
    "navigator", "routing", "provider", "map", "search", "fleet", "terms", "camera", "simulator",
    "ui", "trace", "geocoder",
  ]

  @Test("Names of events are typed in Recording alone")
  func events() throws {
    try expectNothing("names of events", isKnown: true) { found in
      let pattern = try Regex("\"(\(Self.families.joined(separator: "|")))\\.[a-zA-Z]+\"")
      for file in House.files where file.target != "Recording" {
        let text = try String(contentsOfFile: House.root + "/" + file.path, encoding: .utf8)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        where line.contains(pattern) {
          found.append("\(file.path):\(index + 1): \(line.trimmingCharacters(in: .whitespaces))")
        }
      }
    }
  }

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
        // Behind a comma it is the label of a subscript's standard value.
        guard let last = open.last, last.isSwitch, last.hasOwnCase, !last.hasOther,
          words[index - 1].text != ","
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
    #expect(lines("switch pair {\ncase (.didArrive, 2): 1\ndefault: 2\n}") == [])
  }
}
