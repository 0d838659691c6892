import Platform
import Regression
import Reporting
import ScenarioLanguage

/// What a command may write over.
///
/// What it reads is never replaced, whatever the rule says.
enum OutputRule {
  /// What a run makes anew replaces what an earlier one made: a file that begins with one of these.
  case anew([[UInt8]])
  /// A work, which takes the place of another only with `--force`.
  case work(isForced: Bool)

  static let recording = anew(#"{"navsim":1,"scenario""#)
  static let decisions = anew(#"{"t":"#)
  static let page = anew("<!doctype html>")
  static let picture = anew("<svg")
  static let xml = anew("<?xml")
  /// What a file of digests begins with.
  static let digestsHead = "# digests of changed drives"
  static let digests = anew(digestsHead)
  static let script = anew("#!")
  static let result = anew(#"{"navsim":1,"kind""#, "<?xml", MarkdownReport.mark)

  private static func anew(_ heads: String...) -> OutputRule { .anew(heads.map { Array($0.utf8) }) }

  /// The option of commands that write works.
  static let force = CommandOption("force", "replace a file that is there, but none that is read")
}

extension Session {
  /// Looks whether a file may be written in a place; better before a long run than after it.
  ///
  /// - Throws: ``CommandFailure`` where something is there that must stay.
  func check(output path: String, _ rule: OutputRule) throws {
    guard path != "-", FileSystem.kind(of: path) == .file, !FileSystem.isSpecial(path) else {
      return
    }
    let shown = Visible.line(path)
    if isNamed(path, also: 1) {
      throw CommandFailure.input(
        "\(shown): error: this command reads it, or writes it twice: it is not replaced"
      )
    }
    switch rule {
    case .work(let isForced):
      guard !isForced else { return }
      throw CommandFailure.input(
        "\(shown): error: it is there already\n  hint: pass --force to replace it, or name another"
      )
    case .anew(let heads):
      if let folder = Self.sourceFolder(of: path) {
        throw CommandFailure.input(
          "\(shown): error: what lies in \(folder) is not replaced by what a run makes"
            + "\n  hint: write it elsewhere; 'navsim accept' makes a recording the golden"
        )
      }
      guard try !Self.begins(path, with: heads) else { return }
      throw CommandFailure.input(
        "\(shown): error: it is there already, and is none of the files that this makes"
          + "\n  hint: name another file, or remove it"
      )
    }
  }

  /// Whether the command line names a file besides where it says that it is to be written.
  private func isNamed(_ path: String, also count: Int) -> Bool {
    var found = 0
    var isWritten = false
    for argument in arguments {
      let parts = [argument] + Self.values(in: argument)
      if parts.contains(path) { isWritten = true }
      if parts.contains(where: { FileSystem.isSame($0, path) }) { found += 1 }
    }
    return found > (isWritten ? count : 0)
  }

  /// What stands behind `=`, which may be a file.
  private static func values(in argument: String) -> [String] {
    [argument.firstIndex(of: "="), argument.lastIndex(of: "=")].compactMap { sign in
      sign.map { String(argument[argument.index(after: $0)...]) }
    }
  }

  /// The folder of a suite whose files people write and review; nil outside of one.
  private static func sourceFolder(of path: String) -> String? {
    let parts = (FileSystem.resolved(path) ?? path).split(separator: "/").dropLast()
    return ["Scenarios", "Golden"].first { name in parts.contains(Substring(name)) }
  }

  private static func begins(_ path: String, with heads: [[UInt8]]) throws -> Bool {
    let file = try OpenFile(path)
    guard file.size > 0 else { return true }
    var head = [UInt8](repeating: 0, count: min(64, file.size))
    let count = try file.read(into: &head, count: head.count, at: 0)
    return heads.contains { head[..<count].starts(with: $0) }
  }
}
