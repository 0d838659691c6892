import Platform
import Regression

/// The file of an option such as `--events`: replaced in one step, or a pipe, or `-`.
final class OutputFile {
  private enum Target {
    case output(OutputStream)
    case special(SystemFile)
    case file(AtomicFile)
  }

  private let target: Target

  /// Opens the file; `-` is standard output.
  ///
  /// - Throws: ``CommandFailure`` where something is there that must stay.
  init(_ path: String, _ rule: OutputRule, in session: Session) throws {
    try session.check(output: path, rule)
    if path == "-" {
      target = .output(session.output)
    } else if FileSystem.isSpecial(path) {
      target = .special(try SystemFile(writing: path))
    } else {
      target = .file(try AtomicFile(replacing: path))
    }
  }

  func append(_ bytes: [UInt8]) throws {
    switch target {
    case .output(let stream): stream.write(bytes)
    case .special(let file): try file.write(bytes)
    case .file(let file): try file.append(bytes)
    }
  }

  /// Whether nothing was written to it; false where nobody counts.
  var isEmpty: Bool {
    switch target {
    case .file(let file): file.count == 0
    case .output, .special: false
    }
  }

  /// Puts the file into its place.
  func commit() throws {
    if case .file(let file) = target { try file.commit() }
  }
}

extension Session {
  /// Returns the path beside which parts of an output wait for their place in it.
  func spoolPlace(of path: String) -> String {
    path == "-" || FileSystem.isSpecial(path) ? Paths.join(temporaryFolder, "output") : path
  }
}
