#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An operation on a file that the system refused.
public struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  public enum Operation: String, Hashable, Sendable {
    case read
    case list
    case write
    case createFolder = "create the folder"
    case replace
    case remove
  }

  public var operation: Operation

  /// The file or folder.
  public var path: String

  /// The error number of the system.
  public var code: Int32

  /// Creates an error.
  public init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The error for a folder that stands where a file is to be written.
  static func folderInPlace(of path: String) -> FileError {
    FileError(.write, path: path, code: EISDIR)
  }

  /// The error for an input that does not exist.
  static func missing(_ path: String) -> FileError { FileError(.read, path: path, code: ENOENT) }

  /// The error for a content that is larger than allowed.
  static func tooLarge(_ path: String) -> FileError {
    FileError(.read, path: path, code: EFBIG)
  }

  /// Whether nothing of that name exists.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the file is larger than was allowed.
  package var isTooLarge: Bool { code == EFBIG }
}

extension FileError: CustomStringConvertible {
  /// The finished line `path: error: cannot write: No space left on device`.
  public var description: String {
    "\(path): error: cannot \(operation.rawValue): \(reason)"
  }

  /// The system's words for the error number.
  ///
  /// An own table for the common ones: `strerror` speaks the language of the locale.
  private var reason: String {
    switch code {
    case ENOENT: "no such file or folder"
    case ENOTDIR: "a file stands where a folder is expected"
    case EISDIR: "a folder stands where a file is expected"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file is too large"
    case EMFILE, ENFILE: "too many open files"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many symbolic links"
    case EIO: "the device reports an error"
    default: "system error \(code)"
    }
  }
}
