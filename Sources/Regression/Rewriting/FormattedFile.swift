package import Platform
import CanonicalJSON
import ScenarioLanguage
import Simulation

/// A scenario or recording, as it is and as it should be.
package struct FormattedFile {
  /// What kind of file it is.
  package enum Kind: Hashable, Sendable {
    case scenario
    case recording
  }

  /// The file, for messages.
  package let path: String
  /// What kind of file it is.
  package let kind: Kind
  /// The file as it is.
  package let bytes: [UInt8]
  /// The file as it should be.
  package let canonical: [UInt8]

  /// Whether the file is as it should be.
  package var isCanonical: Bool { bytes == canonical }

  /// Formats a content.
  ///
  /// - Throws: `JSONError` or ``GoldenDamage`` for what is neither.
  package init(_ bytes: [UInt8], path: String, kind: Kind) throws {
    self.path = path
    self.kind = kind
    self.bytes = bytes
    canonical =
      switch kind {
      case .scenario: try ScenarioFormat.canonical(bytes, path: path)
      case .recording: try RecordingFormat.canonical(bytes, path: path)
      }
  }

  /// Returns the kind of a file by its name; nil for names that are neither.
  package static func kind(of path: String) -> Kind? {
    if path.hasSuffix(".decisions.jsonl") { return nil }
    if path.hasSuffix(".jsonl") { return .recording }
    return path.hasSuffix(".json") ? .scenario : nil
  }

  /// Returns the kind of a content without a name: a recording begins with its version.
  package static func kind(ofContent bytes: [UInt8]) -> Kind {
    let start = bytes.prefix(64).filter { $0 != UInt8(ascii: " ") }
    return start.starts(with: #"{"navsim":"#.utf8) ? .recording : .scenario
  }

  /// Returns the files to format at and below a path, sorted.
  ///
  /// A file stands for itself. Below a folder these are scenarios, defaults of folders, and
  /// recordings; folders named `maps`, `traces`, `cassettes` and `schema` hold neither.
  ///
  /// - Throws: ``FileError`` where a folder cannot be listed.
  package static func files(at path: String) throws(FileError) -> [String] {
    if FileSystem.kind(of: path) == .file { return [path] }
    let inner = SuiteRoot.innerFolders
    return try FileSystem.files(below: path) { !inner.contains($0) }
      .filter { kind(of: $0) != nil }
      .map { Paths.join(path, $0) }
  }
}
