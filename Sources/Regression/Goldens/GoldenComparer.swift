package import Platform
import ScenarioLanguage
import Simulation
import Recording

/// Compares a recording with its golden while it is being made.
///
/// As long as both are the same nothing is kept: memory does not grow with the recording. At the
/// first difference the new recording is begun as a file, its equal part copied from the golden.
package struct GoldenComparer: RecordingSink {
  /// Where a recording that is not equal to its golden goes.
  package enum Destination: Hashable, Sendable {
    /// Into a file that will appear at this path when ``keep(as:)`` is called.
    case file(String)
    /// Nowhere but into memory, so that the difference can be told.
    case memory
    /// Nowhere at all: without a golden there is nothing to tell.
    case nowhere
  }

  /// The verdict so far; final after ``finish()``.
  package private(set) var verdict: GoldenVerdict

  /// Why the new recording could not be written where it should; it is in memory then.
  package private(set) var writeError: FileError?

  private let destination: Destination
  private var golden: GoldenReader?
  private var offset = 0
  private var file: AtomicFile?
  private var memory: [UInt8] = []
  private var isTruncated = false
  /// The golden's first line, until it has stood in for that of another version of its navigator.
  private var header: [UInt8]?

  /// The most bytes that are kept of a recording in memory.
  private let memoryLimit: Int

  /// Opens the golden at `path`.
  ///
  /// - Parameters:
  ///   - scenario: the name that the golden's header must have.
  ///   - navigator: the navigator that it must be of, whose versions are compared with one another; nil
  ///     for the SDK's own, whose profiles are.
  ///   - memoryLimit: the most bytes that are kept of a recording in memory.
  /// - Throws: ``FileError`` if the golden exists and cannot be read.
  package init(
    golden path: String,
    scenario: String,
    navigator: String? = nil,
    destination: Destination,
    memoryLimit: Int = 256 * 1024 * 1024
  ) throws(FileError) {
    (self.destination, self.memoryLimit) = (destination, memoryLimit)
    let reader: GoldenReader
    do {
      reader = try GoldenReader(path: path)
    } catch  where error.isMissing {
      verdict = .missing
      return
    }
    verdict = .equal
    if let damage = try reader.damage(expecting: scenario, of: navigator) {
      verdict = try Self.verdict(for: damage, at: path)
    } else {
      golden = reader
      if navigator != nil { header = try reader.header() }
    }
  }

  /// Takes the next lines of the recording.
  ///
  /// - Throws: ``FileError`` where the golden cannot be read.
  package mutating func append(_ bytes: borrowing [UInt8]) throws(FileError) {
    guard let golden else { return keep(bytes) }
    if let header {
      self.header = nil
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        return try append(header + (copy bytes)[(end + 1)...])
      }
    }
    let count = try golden.countOfEqualBytes(from: offset, to: bytes)
    offset += count
    if count < bytes.count {
      try diverge()
      keep(Array((copy bytes)[count...]))
    }
  }

  /// Ends the recording: a golden that goes on is different.
  ///
  /// - Throws: ``FileError`` where the golden cannot be read.
  package mutating func finish() throws(FileError) {
    guard let golden else { return }
    if offset < golden.size { try diverge() }
    self.golden = nil
  }

  /// Returns the new recording if it differs from its golden or has none.
  ///
  /// - Throws: ``FileError`` if it is too large to be held in memory.
  package func recording() throws(FileError) -> [UInt8] {
    if let file { return try file.contents() }
    if isTruncated { throw FileError(tooLarge: "the new recording") }
    return memory
  }

  /// Puts the new recording into the place of `path`.
  ///
  /// - Precondition: the destination is not ``Destination/nowhere``.
  /// - Throws: ``FileError`` where the recording cannot be written, or was too large to be kept.
  package func keep(as path: String) throws(FileError) {
    precondition(destination != .nowhere, "nothing was kept that could be put at \(path)")
    if let file {
      try file.commit(as: path)
    } else if let writeError {
      throw writeError
    } else if isTruncated {
      throw FileError(tooLarge: path)
    } else {
      try FileSystem.write(memory, to: path)
    }
  }

  /// Begins to keep the new recording; what was equal comes from the golden.
  private mutating func diverge() throws(FileError) {
    guard let golden else { return }
    self.golden = nil
    verdict = .different(equalBytes: offset)
    var start = 0
    while start < offset {
      let piece = try golden.piece(from: start, before: offset)
      guard !piece.isEmpty else { return }
      keep(piece)
      start += piece.count
    }
  }

  private mutating func keep(_ bytes: borrowing [UInt8]) {
    if case .file(let path) = destination, writeError == nil {
      do throws(FileError) {
        let target = try openFile(for: path)
        return try target.append(bytes)
      } catch {
        fallBack(after: error)
      }
    }
    if destination == .nowhere { return }
    guard memory.count + bytes.count <= memoryLimit else { return isTruncated = true }
    memory.append(contentsOf: copy bytes)
  }

  private mutating func openFile(for path: String) throws(FileError) -> AtomicFile {
    if let file { return file }
    let opened = try AtomicFile(replacing: path)
    file = opened
    return opened
  }

  /// Goes on in memory where the file could not be written, so that the difference is not lost.
  private mutating func fallBack(after error: FileError) {
    writeError = error
    if let file {
      do { memory = try file.contents() } catch { isTruncated = true }
    }
    file = nil
  }

  /// A golden with conflict markers is worth a warning, any other damage an error.
  private static func verdict(
    for damage: GoldenDamage,
    at path: String
  ) throws(FileError) -> GoldenVerdict {
    do {
      let bytes = try FileSystem.read(path)
      return ConflictMarkers.firstLine(in: bytes).map { .conflicted(line: $0) } ?? .damaged(damage)
    } catch {
      return .damaged(damage)
    }
  }
}
