import ScenarioLanguage
import Simulation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files and folders that goldens and scenarios lie in.
package enum FileSystem {
  /// What a path leads to.
  package enum Kind: Hashable, Sendable {
    case missing
    case file
    case folder
  }

  /// Returns what `path` leads to, following symbolic links.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return .missing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether a file or folder may be written.
  package static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Returns the content of a file of at most `limit` bytes; a larger one fails with `EFBIG`.
  package static func read(
    _ path: String,
    limit: Int = 256 * 1024 * 1024
  ) throws(FileError) -> [UInt8] {
    let file = try FileDescriptor(reading: path)
    let size = try file.size()
    guard size <= limit else { throw FileError(.read, path: path, code: EFBIG) }
    if size > 0 {
      var bytes = [UInt8](repeating: 0, count: size)
      let count = try file.read(into: &bytes, count: size, at: 0)
      bytes.removeLast(size - count)
      return bytes
    }
    // Pipes and the files of /proc tell no size.
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = try file.readNext(into: &buffer)
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw FileError(.read, path: path, code: EFBIG) }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Returns the names in a folder, sorted by their bytes.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      throw FileError(.list, path: folder, code: errno)
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted(by: Paths.precedes)
  }

  /// Creates a folder and all above it that are missing.
  package static func createFolder(_ path: String) throws(FileError) {
    switch kind(of: path) {
    case .folder: return
    case .file: throw FileError(.createFolder, path: path, code: ENOTDIR)
    case .missing: break
    }
    let parent = Paths.folder(of: path)
    if parent != path { try createFolder(parent) }
    // Another process may have been quicker.
    if unsafe mkdir(path, 0o755) != 0, errno != EEXIST {
      throw FileError(.createFolder, path: path, code: errno)
    }
  }

  /// Puts `source` in the place of `target` in one step, so that a crash leaves old or new.
  package static func replace(_ target: String, with source: String) throws(FileError) {
    guard unsafe rename(source, target) == 0 else {
      throw FileError(.replace, path: target, code: errno)
    }
    try synchronizeFolder(of: target)
  }

  /// Removes a file; one that does not exist is no error.
  package static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw FileError(.remove, path: path, code: errno)
    }
  }

  /// Removes a temporary file where nobody can be told of a failure.
  static func removeQuietly(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Removes a folder if it is empty.
  package static func removeIfEmpty(_ folder: String) {
    _ = unsafe rmdir(folder)
  }

  /// Writes a whole file in one step; see ``AtomicFile``.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try AtomicFile(replacing: path)
    try file.append(bytes)
    try file.commit()
  }

  /// The number of this process, for the names of temporary files.
  static var processIdentifier: Int32 { getpid() }

  /// Makes the names in a folder durable.
  private static func synchronizeFolder(of path: String) throws(FileError) {
    let folder = try FileDescriptor(reading: Paths.folder(of: path))
    try folder.synchronize()
  }
}
