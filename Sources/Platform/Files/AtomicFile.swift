#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that appears under its name only when it is complete.
///
/// It grows under a hidden temporary name beside its place, which no other process has; what a process
/// that was killed left behind there is removed by the next one. ``commit()`` waits for the device,
/// renames it and makes the name durable: whenever the process dies, the old file or the new one
/// is there, whole. Whatever is not committed is removed.
package final class AtomicFile {
  /// Where the file will appear.
  package let path: String

  private let temporaryPath: String
  private let descriptor: Int32
  private var isCommitted = false

  /// The number of bytes that have been added.
  package private(set) var count = 0

  /// Begins a file; folders that are missing are created.
  ///
  /// - Throws: ``FileError`` where no file can be made there.
  package init(replacing path: String) throws(FileError) {
    let folder = Paths.folder(of: path)
    try FileSystem.createFolder(folder)
    if FileSystem.kind(of: path) == .folder { throw FileError(.write, path: path, code: EISDIR) }
    // A name in its place would be a file, and the device gone.
    if FileSystem.isSpecial(path) {
      throw FileError(.write, path: path, code: FileError.notRegular)
    }
    self.path = path
    TemporaryFiles.sweep(folder)
    (temporaryPath, descriptor) = try Self.open(in: folder, for: path)
  }

  private static func open(
    in folder: String,
    for path: String
  ) throws(FileError) -> (path: String, descriptor: Int32) {
    while true {
      let temporary = Paths.join(folder, TemporaryFiles.name())
      let opened = SystemCall.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if opened < 0, errno == EEXIST { continue }
      guard opened >= 0 else { throw FileError(.write, path: path, code: errno) }
      if TemporaryFiles.lock(opened) { return (temporary, opened) }
      // Somebody swept the folder in that moment.
      _ = close(opened)
    }
  }

  deinit {
    _ = close(descriptor)
    // Nobody can be told of a failure here.
    if !isCommitted { _ = unsafe unlink(temporaryPath) }
  }

  /// Adds bytes at the end.
  ///
  /// - Throws: ``FileError`` where the system refuses, such as on a full disk.
  package func append(_ bytes: borrowing [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let amount = unsafe bytes.withUnsafeBytes { content in
        unsafe write(
          descriptor,
          content.baseAddress?.advanced(by: written),
          content.count - written
        )
      }
      if amount < 0, errno == EINTR { continue }
      if amount < 0 { throw FileError(.write, path: path, code: errno) }
      written += amount
    }
    count += bytes.count
  }

  /// Returns what has been added so far.
  ///
  /// - Throws: ``FileError`` where the file cannot be read back.
  package func contents() throws(FileError) -> [UInt8] {
    let bytes = try FileSystem.read(isCommitted ? path : temporaryPath)
    return Array(bytes.prefix(count))
  }

  /// Hands on what has been added so far, piece by piece.
  ///
  /// - Throws: ``FileError`` where the file cannot be read back, and what `take` throws.
  package func handOn(to take: ([UInt8]) throws -> Void) throws {
    let file = try OpenFile(isCommitted ? path : temporaryPath)
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    var start = 0
    while start < count {
      let read = try file.read(into: &piece, count: min(piece.count, count - start), at: start)
      guard read > 0 else { throw FileError(.read, path: path, code: EIO) }
      try take(Array(piece[..<read]))
      start += read
    }
  }

  /// Puts the file into another place than the one it was begun for.
  ///
  /// - Throws: ``FileError`` where the system refuses; what was in the other place is there then.
  package func commit(as otherPath: String) throws(FileError) {
    if otherPath == path { return try commit() }
    // The other place may be on another device, where renaming fails.
    try FileSystem.write(try contents(), to: otherPath)
  }

  /// Puts the file in its place.
  ///
  /// - Throws: ``FileError`` where the system refuses; the old file is there then.
  package func commit() throws(FileError) {
    // Not every file system can, and says so.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileError(.write, path: path, code: errno)
    }
    try FileSystem.replace(path, with: temporaryPath)
    isCommitted = true
  }
}
