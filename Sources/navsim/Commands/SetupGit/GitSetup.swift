import Platform
import Regression
import ScenarioLanguage
import Simulation

/// What a repository needs so that git merges and shows goldens by their meaning.
struct GitSetup {
  /// A value of the repository's configuration.
  struct Setting: Equatable {
    var key: String
    var value: String
  }

  /// The settings that are not as they should be.
  private(set) var settings: [Setting] = []

  /// The lines that the attributes lack.
  private(set) var attributes: [String] = []

  /// The file of the attributes.
  let attributesPath: String

  private let git: Git
  private let attributesText: [UInt8]

  /// The goldens of a suite, and those beside scenarios outside of one; no line end is changed.
  static let patterns = [
    "**/Golden/**/*.jsonl merge=navsim diff=navsim -text",
    "*.golden.jsonl merge=navsim diff=navsim -text",
  ]

  /// Looks at the repository around a folder.
  ///
  /// - Parameter program: the words that call navsim in a shell.
  /// - Throws: ``CommandFailure`` outside of a repository, ``FileError`` where it cannot be read.
  init(folder: String, program: String) throws {
    let found = try Git(folder: folder).run("rev-parse", "--show-toplevel")
    guard found.status == 0, !found.text.isEmpty else {
      throw CommandFailure.input("\(folder): error: not inside a git repository with files")
    }
    git = Git(folder: found.text)
    attributesPath = Paths.join(found.text, ".gitattributes")
    for setting in Self.settings(program) {
      let now = try git.run("config", "--local", "--get", setting.key)
      if now.status != 0 || now.text != setting.value { settings.append(setting) }
    }
    let isThere = FileSystem.kind(of: attributesPath) == .file
    attributesText = isThere ? try FileSystem.read(attributesPath, limit: 1 << 20) : []
    let lines = attributesText.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
    attributes = Self.patterns.filter { !lines.contains($0.split(separator: " ")) }
  }

  /// Whether nothing is to be done.
  var isComplete: Bool { settings.isEmpty && attributes.isEmpty }

  /// Writes what is missing.
  func apply() throws {
    for setting in settings {
      let answer = try git.run("config", "--local", setting.key, setting.value)
      guard answer.status == 0 else {
        throw CommandFailure(
          .harnessFault,
          "git: error: cannot set \(setting.key) (git config ended with \(answer.status))"
        )
      }
    }
    guard !attributes.isEmpty else { return }
    var text = attributesText
    if let last = text.last, last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    for line in attributes { text += Array("\(line)\n".utf8) }
    try FileSystem.write(text, to: attributesPath)
  }

  private static func settings(_ program: String) -> [Setting] {
    [
      Setting(key: "merge.navsim.name", value: "navsim goldens, event by event"),
      Setting(
        key: "merge.navsim.driver",
        value: choice(program, "merge-golden %O %A %B --path %P", else: "git merge-file %A %O %B")
      ),
      Setting(
        key: "diff.navsim.textconv",
        value: "f() { \(choice(program, "timeline --textconv \"$1\"", else: "cat \"$1\"")); }; f"
      ),
    ]
  }

  /// Words of a shell that call the program; where it is gone, the one on the path, and where there is none,
  /// what git itself would have done: a repository outlives the folder that navsim was built in.
  private static func choice(_ program: String, _ words: String, else plain: String) -> String {
    let name = "navsim"
    let first = program.hasPrefix("'") ? program : String(program.prefix { $0 != " " })
    func isThere(_ command: String) -> String { "command -v \(command) >/dev/null 2>&1" }
    var text = "if \(isThere(first)); then \(program) \(words); "
    if first != name { text += "elif \(isThere(name)); then \(name) \(words); " }
    return text + "else \(plain); fi"
  }
}
