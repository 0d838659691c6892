#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a program cannot be started.
package enum StartError: Error, Hashable, Sendable {
  /// There is no such file; with a name, none in `PATH`.
  case noSuchFile(String)
  /// The file may not be executed.
  case notExecutable(String)
  /// It is a folder.
  case folder(String)
  /// It is neither a program of this system nor a script that names one.
  case badFormat(String)
  /// The program that a script names in its first line is missing.
  case noInterpreter(String)
  /// The system refuses, with its words.
  case refused(String, String)

  /// Sorts an error number of the system.
  init(_ code: Int32, program: String) {
    self =
      switch code {
      case ENOENT: .noInterpreter(program)
      case ENOEXEC: .badFormat(program)
      case EACCES, EPERM: .notExecutable(program)
      default: .refused(program, SystemCall.words(for: code))
      }
  }
}

extension StartError: CustomStringConvertible {
  /// The program and the reason.
  package var description: String {
    switch self {
    case .noSuchFile(let path), .notExecutable(let path), .folder(let path), .badFormat(let path),
      .noInterpreter(let path), .refused(let path, _):
      "\(path): \(reason)"
    }
  }

  /// The reason alone.
  package var reason: String {
    switch self {
    case .noSuchFile(let name): name.contains("/") ? "no such file" : "no such program in PATH"
    case .notExecutable: "not executable"
    case .folder: "a folder"
    case .badFormat: "neither a program of this system nor a script with #!"
    case .noInterpreter: "the program named in its first line is missing"
    case .refused(_, let words): words
    }
  }
}

/// Finds programs as a shell does.
enum ProgramSearch {
  /// Where programs are looked for without `PATH`.
  private static let usualPath = "/usr/local/bin:/bin:/usr/bin"

  /// Returns the path of a program: a name with a slash as it is, any other looked up in `PATH`.
  static func path(of name: String) throws(StartError) -> String {
    if name.contains("/") {
      if let fault = fault(of: name) { throw fault }
      return name
    }
    var path = usualPath
    if let given = unsafe getenv("PATH") { path = unsafe String(cString: given) }
    var refusal: StartError?
    for folder in path.split(separator: ":", omittingEmptySubsequences: false)
    where !name.isEmpty {
      // An empty entry means the current folder.
      let candidate = "\(folder.isEmpty ? "." : folder)/\(name)"
      guard let fault = fault(of: candidate) else { return candidate }
      if case .noSuchFile = fault { continue }
      refusal = refusal ?? fault
    }
    throw refusal ?? .noSuchFile(name)
  }

  /// Returns why a file cannot be executed; nil where it can.
  private static func fault(of path: String) -> StartError? {
    switch FileSystem.kind(of: path) {
    case .missing: .noSuchFile(path)
    case .folder: .folder(path)
    case .file: unsafe access(path, X_OK) == 0 ? nil : .notExecutable(path)
    }
  }
}
