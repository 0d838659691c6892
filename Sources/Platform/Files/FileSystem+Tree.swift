#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// Returns the files below a folder, relative to it and sorted; hidden ones are left out.
  ///
  /// A folder that symbolic links lead to a second time is entered once.
  ///
  /// - Parameter entersFolder: whether what is below a folder of that name counts.
  /// - Throws: ``FileError`` where a folder cannot be read.
  package static func files(
    below folder: String,
    entersFolder: (String) -> Bool = { _ in true }
  ) throws(FileError) -> [String] {
    guard kind(of: folder) != .missing else { return [] }
    var result: [String] = []
    var folders = [""]
    var entered: Set<Place> = []
    while let relative = folders.popLast() {
      guard let place = place(of: Paths.join(folder, relative)), entered.insert(place).inserted
      else { continue }
      for name in try names(in: Paths.join(folder, relative)) where !name.hasPrefix(".") {
        let path = relative.isEmpty ? name : relative + "/" + name
        switch kind(of: Paths.join(folder, path)) {
        case .folder: if entersFolder(name) { folders.append(path) }
        case .file: result.append(path)
        case .missing: break
        }
      }
    }
    return result.sorted(by: Paths.precedes)
  }

  /// What tells one folder from another, whatever names lead to it.
  private struct Place: Hashable {
    var device: UInt64
    var node: UInt64
  }

  private static func place(of path: String) -> Place? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return Place(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
  }

  /// Creates an empty folder of its own name.
  ///
  /// - Parameter folder: where to create it, usually `TMPDIR` or `/tmp`.
  /// - Throws: ``FileError`` where none can be made.
  package static func makeTemporaryFolder(in folder: String) throws(FileError) -> String {
    TemporaryFiles.sweepFolders(in: folder)
    while true {
      let path = TemporaryFiles.folder(in: folder)
      if unsafe mkdir(path, 0o700) == 0 {
        if TemporaryFiles.hold(path) { return path }
        // Somebody swept it in that moment.
        continue
      }
      guard errno == EEXIST else { throw FileError(.createFolder, path: folder, code: errno) }
    }
  }

  /// Removes a folder with all that is in it; symbolic links are removed, not followed.
  ///
  /// - Throws: ``FileError`` where something in it cannot be removed.
  package static func removeTree(_ path: String) throws(FileError) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { return try remove(path) }
    for name in try names(in: path) { try removeTree(Paths.join(path, name)) }
    if unsafe rmdir(path) != 0 { throw FileError(.remove, path: path, code: errno) }
    TemporaryFiles.release(path)
  }

  /// Whether a symbolic link stands at a path; nil where nothing does.
  package static func isLink(_ path: String) -> Bool? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFLNK
  }

  /// Makes a symbolic link.
  ///
  /// - Throws: ``SystemError`` where the system refuses.
  package static func link(_ path: String, to target: String) throws(SystemError) {
    guard unsafe symlink(target, path) == 0 else {
      throw SystemError("cannot make the link \(path)")
    }
  }
}
