package import CanonicalJSON

/// Brings scenarios and recordings of older versions of their formats to the present one.
package struct FileMigration: Sendable {
  /// Changes a file from one version to the next; of a recording it is given line by line.
  package struct Step: Sendable {
    /// The version that it changes files of.
    package let from: Int64
    /// The kind of file that it changes.
    package let kind: FormattedFile.Kind
    /// Returns the text of the next version of a scenario, or of one line of a recording.
    package let change: @Sendable (JSONValue) -> [UInt8]

    /// Creates a step from one version to the next.
    package init(
      from: Int64,
      kind: FormattedFile.Kind,
      change: @escaping @Sendable (JSONValue) -> [UInt8]
    ) {
      self.from = from
      self.kind = kind
      self.change = change
    }
  }

  /// What is to be done with a file.
  package enum Outcome: Hashable, Sendable {
    /// It has the present version.
    case current
    /// It had an older one, and is this now.
    case migrated(from: Int64, bytes: [UInt8])
    /// It has the present version, and lacked the line that closes a recording; it is this now.
    case closed(bytes: [UInt8])
  }

  private let steps: [Step]
  private let version: Int64

  /// The steps from every older version; there is none yet, since 1 is the first.
  package static let standard = FileMigration(steps: [], version: RecordingHeader.version)

  /// Creates a migration to a version.
  package init(steps: [Step], version: Int64) {
    self.steps = steps
    self.version = version
  }

  /// Migrates a file.
  ///
  /// - Throws: ``UnknownVersion`` where the version is unknown, `JSONError` where the file is no JSON,
  ///   ``GoldenDamage`` where it is no recording.
  package func outcome(of bytes: [UInt8], path: String, kind: FormattedFile.Kind) throws -> Outcome
  {
    var bytes = bytes
    let first = try Self.version(of: bytes, path: path, kind: kind)
    var current = first
    while current != version {
      guard let step = steps.first(where: { $0.from == current && $0.kind == kind }) else {
        throw UnknownVersion(path: path, version: first, newest: version)
      }
      bytes = try Self.apply(step, to: bytes, path: path)
      current += 1
    }
    guard kind == .recording else {
      return current == first ? .current : .migrated(from: first, bytes: bytes)
    }
    let closed = try RecordingFormat.closed(bytes, path: path)
    if current != first { return .migrated(from: first, bytes: closed) }
    return closed == bytes ? .current : .closed(bytes: closed)
  }

  private static func apply(_ step: Step, to bytes: [UInt8], path: String) throws -> [UInt8] {
    if step.kind == .scenario {
      let changed = step.change(try JSONDocument(parsing: bytes, source: path).root)
      return try ScenarioFormat.canonical(changed, path: path)
    }
    let lines = try JSONLines(parsing: bytes, source: path)
    return (0..<lines.count).flatMap { step.change(lines[$0]) + [UInt8(ascii: "\n")] }
  }

  private static func version(
    of bytes: [UInt8],
    path: String,
    kind: FormattedFile.Kind
  ) throws -> Int64 {
    let root: JSONValue?
    switch kind {
    case .scenario: root = try JSONDocument(parsing: bytes, source: path).root
    case .recording:
      let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
      root = try JSONDocument(parsing: Array(line), source: path).root
    }
    guard let value = root?[kind == .scenario ? "version" : "navsim"], let version = value.integer
    else { throw UnknownVersion(path: path, version: nil, newest: 0) }
    return version
  }
}

/// A file of a version that this program cannot bring to the present one.
package struct UnknownVersion: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  package var path: String

  /// The version of the file; nil where it names none.
  package var version: Int64?

  /// The present version.
  package var newest: Int64

  package var description: String {
    guard let version else { return "\(path):1:1: error: the file names no version" }
    return
      "\(path):1:1: error: version \(version) is not known; this program reads version \(newest)\n"
      + (version > newest
        ? "hint: the file is of a newer navsim; use that one"
        : "hint: use the navsim that wrote the file to migrate it first")
  }
}
