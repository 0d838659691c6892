import Foundation
import Testing

@Suite("The sources of the deterministic targets")
struct SourceRulesTests {
  /// What reads a clock, sleeps, starts a task, asks for entropy, or computes with libm.
  static let forbidden = [
    "Date()", "UUID()", ".random(in", ".random()", "DispatchQueue", "Task", "Thread.sleep",
    "SystemRandom",
    "ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday", "getrandom",
    "arc4random", "import Foundation", "import Dispatch",
  ]

  /// The names of libm's functions, as calls that name no type.
  static let functions = [
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2",
    "log", "log2", "log10", "pow", "hypot", "fmod", "cbrt",
  ]

  private static let words = forbidden + functions.map { $0 + "(" }

  @Test(
    "Name nothing that could differ from run to run",
    arguments: [
      "Geodesy", "Traces", "Recording", "Navigation", "NavigationMap", "RoadNetwork",
      "RouteGuidance",
      "AddressIndex", "ScenarioLanguage", "Simulation",
    ].filter(House.targets.contains)
  )
  func sources(target: String) throws {
    try expectNothing("\(target), not deterministic") { found in
      for file in House.files(of: target) {
        let text = try String(contentsOfFile: House.root + "/" + file.path, encoding: .utf8)
        // To look at each line takes its time, and hardly a file has one of the words.
        let hasAny = unsafe text.withCString { text in
          Self.words.contains { unsafe strstr(text, $0) != nil }
        }
        guard hasAny else { continue }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        {
          for word in Self.problems(in: String(line)) {
            found.append("\(file.path):\(index + 1): '\(word)'")
          }
        }
      }
    }
  }

  @Test(
    "The check finds what it is for, and only that",
    arguments: [
      ("let now = Date()", ["Date()"]),
      ("let x = Double.random(in: 0...1)", [".random(in"]),
      ("  Task { }", ["Task"]),
      ("let y = sin(x)", ["sin"]),
      ("let y = Glibc.sin(x) + atan2(1, 2)", ["sin", "atan2"]),
      ("let y = DeterministicMath.sin(x)", []),
      ("static func sin(_ x: Double) -> Double", []),
      ("// Task and sin(x) in a comment", []),
      ("let asin = basin(x)", []),
      ("let z = stream.randomize() // .random()", []),
      ("let z = keys.random(&reader)", []),
    ]
  )
  func check(line: String, words: [String]) {
    #expect(Self.problems(in: line) == words)
  }

  static func problems(in line: String) -> [String] {
    let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
    var found: [String] = []
    for word in forbidden where hasWord(word, in: code) { found.append(word) }
    for name in functions where callsLibm(name, in: code) { found.append(name) }
    return found
  }

  /// Whether `word` stands in `code` and no letter goes on before or after it.
  private static func hasWord(_ word: String, in code: Substring) -> Bool {
    occurrences(of: word, in: code).contains { range in
      let before = code[..<range.lowerBound].last
      let after = code[range.upperBound...].first
      let startsClean = word.first == "." || before.map { !isName($0) } ?? true
      let endsClean = word.last == ")" || after.map { !isName($0) } ?? true
      return startsClean && endsClean
    }
  }

  /// Whether `name(` is called without a type of ours before it.
  private static func callsLibm(_ name: String, in code: Substring) -> Bool {
    occurrences(of: name + "(", in: code).contains { range in
      let head = code[..<range.lowerBound]
      if let last = head.last, isName(last) { return false }
      if head.hasSuffix("func ") { return false }
      if head.hasSuffix(".") {
        let owner = String(head.dropLast().reversed().prefix { isName($0) }.reversed())
        return ["Glibc", "Darwin", "Musl", "Foundation"].contains(owner)
      }
      return true
    }
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func occurrences(of word: String, in code: Substring) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var rest = code
    while let range = rest.firstRange(of: word) {
      result.append(range)
      rest = rest[range.upperBound...]
    }
    return result
  }
}

@Suite("The tests")
struct TestRulesTests {
  @Test("Who has a process of its own waits for it on a thread apart")
  func ownProcesses() throws {
    let tests = URL(filePath: House.root).appending(path: "Tests", directoryHint: .isDirectory)
    let paths = FileManager.default.enumerator(atPath: tests.path(percentEncoded: false))
    // Here the word stands in this rule.
    let here = URL(filePath: #filePath).lastPathComponent
    try expectNothing("no '.waits' beside a process of a test's own") { found in
      var count = 0
      for case let path as String in try #require(paths)
      where path.hasSuffix(".swift") && !path.hasSuffix(here) {
        let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
        let parts = text.components(separatedBy: "processExitsWith")
        count += parts.count - 1
        for part in parts.dropLast() where !isMarked(beforeEndOf: part, in: text) {
          found.append("Tests/\(path)")
        }
      }
      #expect(count > 10)
    }
  }

  /// Whether the last test that begins in a part of a file waits, or the suite around it.
  private func isMarked(beforeEndOf part: String, in text: String) -> Bool {
    let suite = text.components(separatedBy: "@Suite").dropFirst().first ?? ""
    let test = part.components(separatedBy: "@Test").last ?? ""
    return (suite.components(separatedBy: "struct").first ?? "").contains(".waits")
      || (test.components(separatedBy: "func ").first ?? "").contains(".waits")
  }

  @Test("The rule asks each test, not each file")
  func rule() {
    let text = """
      @Suite struct Some {
        @Test("One", .waits) func one() { await #expect(processExitsWith: .success) {} }
        @Test("Two") func two() { await #expect(processExitsWith: .success) {} }
      }
      """
    let parts = text.components(separatedBy: "processExitsWith")
    #expect(isMarked(beforeEndOf: parts[0], in: text))
    #expect(!isMarked(beforeEndOf: parts[1], in: text))
    let whole = text.replacingOccurrences(of: "@Suite struct", with: "@Suite(.waits) struct")
    #expect(isMarked(beforeEndOf: parts[1], in: whole))
  }
}
