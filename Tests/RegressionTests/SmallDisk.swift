import Platform
import TestSupport
#if os(Linux)
  import Regression

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// A disk in memory that is soon full; only the administrator may mount one.
  final class SmallDisk {
    private let path: String

    /// Whether this process may mount anything.
    static let isAllowed: Bool = {
      do {
        let folder = try TemporaryFolder()
        _ = try SmallDisk(at: folder("try"), options: "size=64k")
        return true
      } catch {
        return false
      }
    }()

    init(at path: String, options: String) throws {
      self.path = path
      try FileSystem.createFolder(path)
      guard unsafe mount("tmpfs", path, "tmpfs", 0, options) == 0 else {
        throw FileError(.write, path: path, code: errno)
      }
    }

    /// Forbids all writing from now on.
    func makeReadOnly() throws {
      guard
        unsafe mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil)
          == 0
      else { throw FileError(.write, path: path, code: errno) }
    }

    deinit { _ = unsafe umount(path) }
  }
#endif
