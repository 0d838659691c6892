import ScenarioLanguage
import Simulation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// Creates an empty folder of its own name.
  ///
  /// - Parameter folder: where to create it, usually `TMPDIR` or `/tmp`.
  package static func makeTemporaryFolder(in folder: String) throws(FileError) -> String {
    var template = Array((Paths.join(folder, "navsim.XXXXXX") + "\0").utf8CString.dropLast())
    let isMade = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mkdtemp($0) != nil } ?? false
    }
    guard isMade else { throw FileError(.createFolder, path: folder, code: errno) }
    return String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes a folder with all that is in it; symbolic links are removed, not followed.
  package static func removeTree(_ path: String) throws(FileError) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { return try remove(path) }
    for name in try names(in: path) { try removeTree(Paths.join(path, name)) }
    if unsafe rmdir(path) != 0 { throw FileError(.remove, path: path, code: errno) }
  }
}
