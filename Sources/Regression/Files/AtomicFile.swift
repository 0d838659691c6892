import ScenarioLanguage
import Simulation

/// A file that appears under its name only when it is complete.
///
/// It grows under a hidden temporary name beside its place. ``commit()`` waits for the device,
/// renames it and makes the name durable: whenever the process dies, the old file or the new one
/// is there, whole. Whatever is not committed is removed.
package final class AtomicFile {
  /// Where the file will appear.
  package let path: String

  private let temporaryPath: String
  private let file: FileDescriptor
  private var isCommitted = false

  /// The number of bytes that have been added.
  package private(set) var count = 0

  /// Begins a file; folders that are missing are created.
  package init(replacing path: String) throws(FileError) {
    let folder = Paths.folder(of: path)
    try FileSystem.createFolder(folder)
    if FileSystem.kind(of: path) == .folder { throw FileError.folderInPlace(of: path) }
    self.path = path
    let name = ".\(Paths.name(of: path)).\(FileSystem.processIdentifier).tmp"
    temporaryPath = Paths.join(folder, name)
    file = try Self.create(temporaryPath, for: path)
  }

  private static func create(
    _ temporaryPath: String,
    for path: String
  ) throws(FileError) -> FileDescriptor {
    do {
      // What an earlier process of the same number left behind is of no use.
      try FileSystem.remove(temporaryPath)
      return try FileDescriptor(creating: temporaryPath)
    } catch {
      throw FileError(.write, path: path, code: error.code)
    }
  }

  deinit {
    if !isCommitted { FileSystem.removeQuietly(temporaryPath) }
  }

  /// Adds bytes at the end.
  package func append(_ bytes: borrowing [UInt8]) throws(FileError) {
    do {
      try file.write(bytes)
    } catch {
      throw FileError(.write, path: path, code: error.code)
    }
    count += bytes.count
  }

  /// Returns what has been added so far.
  package func contents() throws(FileError) -> [UInt8] {
    let bytes = try FileSystem.read(isCommitted ? path : temporaryPath)
    return Array(bytes.prefix(count))
  }

  /// Puts the file into another place than the one it was begun for.
  package func commit(as otherPath: String) throws(FileError) {
    if otherPath == path { return try commit() }
    // The other place may be on another device, where renaming fails.
    try FileSystem.write(try contents(), to: otherPath)
  }

  /// Puts the file in its place.
  package func commit() throws(FileError) {
    do {
      try file.synchronize()
    } catch {
      throw FileError(.write, path: path, code: error.code)
    }
    try FileSystem.replace(path, with: temporaryPath)
    isCommitted = true
  }
}
