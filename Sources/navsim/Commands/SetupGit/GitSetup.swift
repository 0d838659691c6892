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

  /// What the file of the attributes should say.
  let attributes: LinesOfFile

  private let git: Git

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
    attributes = try LinesOfFile(
      LinesOfFile.goldenAttributes,
      of: Paths.join(found.text, ".gitattributes")
    )
    for setting in Self.settings(program) {
      let now = try git.run("config", "--local", "--get", setting.key)
      if now.status != 0 || now.text != setting.value { settings.append(setting) }
    }
  }

  /// Whether nothing is to be done.
  var isComplete: Bool { settings.isEmpty && attributes.missing.isEmpty }

  /// Writes what is missing.
  func apply() throws {
    for setting in settings {
      let answer = try git.run("config", "--local", setting.key, setting.value)
      guard answer.status == 0 else {
        var text = "git: error: cannot set \(setting.key) (git config ended with \(answer.status))"
        if let lock = try lock() {
          text +=
            "\nhint: \(lock) is there: another git is at work, or one was killed; where none is, remove it"
        }
        throw CommandFailure(.harnessFault, text)
      }
    }
    try attributes.apply()
  }

  /// What git keeps others off its configuration with; nil where it does not.
  private func lock() throws -> String? {
    let name = try git.run("rev-parse", "--git-path", "config.lock").text
    let path = Paths.join(git.folder, name)
    return FileSystem.kind(of: path) == .missing ? nil : path
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
