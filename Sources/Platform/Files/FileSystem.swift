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

  /// Whether a path leads to what is written as it comes and must not be replaced: a pipe, a socket, a
  /// device, or what this process has open under the names that the system gives such.
  package static func isSpecial(_ path: String) -> Bool {
    // Behind these may stand a file, whose name is another.
    let descriptors = ["/dev/stdout", "/dev/stderr", "/dev/fd/", "/proc/"]
    if descriptors.contains(where: path.hasPrefix) { return true }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Whether two paths lead to one file.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    var left = stat()
    var right = stat()
    guard unsafe stat(path, &left) == 0, unsafe stat(other, &right) == 0 else { return false }
    return left.st_dev == right.st_dev && left.st_ino == right.st_ino
  }

  /// Returns what changes when a file is written anew: its size, its time and its number; nil where it is missing.
  package static func stamp(of path: String) -> String? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return "\(status.st_size) \(changed(status)) \(status.st_ino)"
  }

  /// Returns the bytes of a file, and when they were last changed, in nanoseconds of the Unix epoch; nil where it is
  /// missing.
  package static func measure(of path: String) -> (size: Int, changed: Int64)? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return (Int(status.st_size), changed(status))
  }

  private static func changed(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Whether a file or folder may be written.
  package static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Returns the content of a file.
  ///
  /// - Parameter limit: the most bytes it may have.
  /// - Throws: ``FileError`` where it cannot be read, is no regular file or has more bytes.
  package static func read(
    _ path: String,
    limit: Int = 256 * 1024 * 1024
  ) throws(FileError) -> [UInt8] {
    try OpenFile(path).rest(limit: limit)
  }

  /// Returns the path with links and `..` resolved; nil where there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// Returns the names in a folder, sorted by their bytes.
  ///
  /// - Throws: ``FileError`` where the folder cannot be read.
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
  ///
  /// - Throws: ``FileError`` where one cannot be made, or a file stands in its place.
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
  ///
  /// - Throws: ``FileError`` where the system refuses.
  package static func replace(_ target: String, with source: String) throws(FileError) {
    guard unsafe rename(source, target) == 0 else {
      throw FileError(.replace, path: target, code: errno)
    }
    try synchronizeFolder(of: target)
  }

  /// Removes a file; one that does not exist is no error.
  ///
  /// - Throws: ``FileError`` where the system refuses.
  package static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw FileError(.remove, path: path, code: errno)
    }
  }

  /// Removes a file where nobody can be told of a failure.
  package static func removeQuietly(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Writes a whole file in one step; see ``AtomicFile``.
  ///
  /// - Throws: ``FileError`` where the system refuses; the old file is there then.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = try AtomicFile(replacing: path)
    try file.append(bytes)
    try file.commit()
  }

  /// Makes the names in a folder durable.
  private static func synchronizeFolder(of path: String) throws(FileError) {
    let folder = Paths.folder(of: path)
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path: folder, code: errno) }
    defer { _ = close(descriptor) }
    // Not every file system can, and says so.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileError(.write, path: folder, code: errno)
    }
  }
}
