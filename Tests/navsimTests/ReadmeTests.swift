import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("The README and the handbook", .waits)
struct ReadmeTests {
  /// A command of a console block, and what the block shows of its output.
  struct Sample: CustomTestStringConvertible, Sendable {
    var page: String
    var line: Int
    var words: [String]
    var shown: [String]
    var testDescription: String { "\(page):\(line): navsim \(words.joined(separator: " "))" }
  }

  static let samples: [Sample] = Handbook.blocks.filter { $0.language == "console" }
    .flatMap { samples(in: $0) }

  @Test("Has commands to run")
  func hasCommands() {
    #expect(Set(Self.samples.map(\.page)).count > 5)
  }

  @Test("Every command runs, and what is shown is what comes", arguments: samples)
  func command(sample: Sample) throws {
    try Folder.withTemporary { folder in
      // The commands may write beside the scenarios: each gets a copy of the tree.
      try folder.copy("Scenarios")
      if Folder.package.exists("Golden") { try folder.copy("Golden") }
      try folder.copy("tools/navigators")
      let run = try ChildProcess.run(
        ChildProcess.navsim,
        sample.words,
        environment: ["NO_COLOR": "1", "PATH": "/usr/bin:/bin"],
        folder: folder.path
      )
      let text = run.output + run.error
      #expect(run.status != 2 && run.status < 64, "\(text)")
      for line in sample.shown where !Self.isIncidental(line) {
        #expect(Self.normalized(text).contains(Self.normalized(line)), "missing: \(line)\n\(text)")
      }
    }
  }

  @Test("The extraction understands prompts, continuations, other programs and output")
  func extraction() throws {
    let text = """
      ```console
      $ swift run -c release navsim run a.json
      shown one
      $ navsim test 'a b' \\
          -q
      $ ls
      not ours
      ```
      ```json
      $ navsim no
      ```
      """
    let samples = Handbook.blocks(in: text, page: "page").filter { $0.language == "console" }
      .flatMap { Self.samples(in: $0) }
    #expect(samples.map(\.words) == [["run", "a.json"], ["test", "a b", "-q"]])
    #expect(samples.map(\.shown) == [["shown one"], []])
    #expect(samples.map(\.line) == [2, 4])
  }

  /// The commands of a block.
  static func samples(in block: Handbook.Block) -> [Sample] {
    var samples: [Sample] = []
    var isOurs = false
    var isContinued = false
    for (index, line) in block.lines.enumerated() {
      if isContinued {
        samples[samples.count - 1].words += words(of: line)
        isContinued = line.hasSuffix("\\")
      } else if line.hasPrefix("$ ") {
        guard let command = command(in: String(line.dropFirst(2))) else {
          isOurs = false
          continue
        }
        let place = block.line + index + 1
        samples.append(Sample(page: block.page, line: place, words: words(of: command), shown: []))
        isOurs = true
        isContinued = line.hasSuffix("\\")
      } else if isOurs, !line.isEmpty {
        samples[samples.count - 1].shown.append(line)
      }
    }
    return samples
  }

  private static func command(in line: String) -> String? {
    for prefix in [
      "swift run -c release navsim ", "swift run navsim ", "navsim ",
      ".build/release/navsim ",
    ] where line.hasPrefix(prefix) {
      return String(line.dropFirst(prefix.count))
    }
    return nil
  }

  /// The words of a simple shell line: single quotes, and no pipes or redirections after it.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return Array(words.prefix { !["|", ">", "#", "2>", "&&"].contains($0) }.filter { $0 != "\\" })
  }

  /// Whether a line holds what differs from run to run, or stands for lines left out.
  private static func isIncidental(_ line: String) -> Bool {
    line.contains("…") && line.count < 8 || line.hasPrefix("Build") || line.hasPrefix("[")
  }

  /// Returns text without times that a machine decides, and without runs of spaces.
  static func normalized(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map { word in
      word.contains("×") || word.hasSuffix("s]") ? "#" : String(word)
    }
    var result: [String] = []
    for word in words {
      if ["ms", "s", "min", "s."].contains(word), result.last.map({ Double($0) != nil }) == true {
        result.removeLast()
        result.append("#")
      } else {
        result.append(word)
      }
    }
    return result.joined(separator: " ")
  }
}
