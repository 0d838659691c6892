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

  /// What was tried.
  public var operation: Operation

  /// The file or folder.
  public var path: String

  /// The error number of the system.
  public var code: Int32

  /// The most bytes that were allowed, of a file that has more; nil for all other errors.
  package private(set) var limit: Int?

  /// Creates an error.
  public init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The error for a content of more than `limit` bytes, or more than memory is to hold.
  package init(tooLarge path: String, limit: Int? = nil) {
    self.init(.read, path: path, code: EFBIG)
    self.limit = limit
  }

  /// The error for an input that does not exist.
  package static func missing(_ path: String) -> FileError {
    FileError(.read, path: path, code: ENOENT)
  }

  /// The number that stands for a pipe, a socket or a device in the place of a file.
  static var notRegular: Int32 { ENOTSUP }

  /// Whether nothing of that name exists.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a folder stands where a file is expected.
  package var isFolder: Bool { code == EISDIR }

  /// Whether the file is larger than was allowed.
  package var isTooLarge: Bool { code == EFBIG }
}

extension FileError: CustomStringConvertible {
  /// The finished line `path: error: cannot write: No space left on device`.
  public var description: String {
    "\(Visible.line(path)): error: cannot \(operation.rawValue): \(reason)"
  }

  /// The reason alone, the common ones in words of our own: what is meant is a file or a folder.
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
    case Self.notRegular: Self.notRegularText
    default: "system error \(code)"
    }
  }

  /// The reason as the problems of scenarios, traces and maps give it: in the C library's words.
  package var systemReason: String {
    switch code {
    case Self.notRegular: Self.notRegularText
    case EFBIG:
      limit.map { "larger than \($0 >> 20) MB" } ?? SystemCall.words(for: code).lowercased()
    default: SystemCall.words(for: code).lowercased()
    }
  }

  /// The C library's words for the error number.
  package var words: String { SystemCall.words(for: code) }

  private static let notRegularText = "it is a pipe or a device, not a file"
}
