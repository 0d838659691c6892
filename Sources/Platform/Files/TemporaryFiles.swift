import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files and folders that are there only for a while: their names, and what becomes of those whose
/// process was killed.
///
/// A name is drawn at random, so that processes of one number on two machines do not meet. A file is locked
/// by the process that writes it, a folder by the one that made it; the system opens the lock when the process
/// ends, however it ends.
package enum TemporaryFiles {
  private static let prefix = ".navsim-"
  private static let suffix = ".tmp"
  private static let folderPrefix = "navsim."
  /// Seconds after which a file or folder is old, where no lock tells: nobody works on one so long.
  private static let age = 7 * 86_400
  /// Nanoseconds within which a folder is swept once.
  private static let interval: UInt64 = 5_000_000_000

  /// The locks of the folders that this process made, by path.
  private static let held = Mutex<[String: Int32]>([:])

  /// When folders were swept.
  private static let swept = Mutex<[String: UInt64]>([:])

  /// Returns a name that no other process has.
  static func name() -> String { prefix + letters() + suffix }

  /// Returns the path of a folder that no other process has; it is not made.
  ///
  /// A folder that is not held as well (``hold(_:)``) would be swept by the next process.
  static func folder(in parent: String) -> String {
    Paths.join(parent, folderPrefix + letters())
  }

  private static func letters() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 36)
    return String(repeating: "0", count: 13 - digits.count) + digits
  }

  /// Whether a path leads into a folder that is there only for a while.
  package static func holds(_ path: String) -> Bool { path.contains("/" + folderPrefix) }

  /// Locks a new file for as long as it is open; false where it was swept meanwhile.
  static func lock(_ descriptor: Int32) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Removes the files in a folder that nobody writes any more; nobody is told of a failure.
  package static func sweep(_ folder: String) {
    let now = clock()
    let isDue = swept.withLock { swept in
      if let last = swept[folder], now &- last < interval { return false }
      // A long run through many folders need not remember all of them.
      if swept.count > 10_000 { swept = [:] }
      swept[folder] = now
      return true
    }
    guard isDue, let names = try? FileSystem.names(in: folder) else { return }
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      removeIfLeft(Paths.join(folder, name))
    }
  }

  /// Locks a new folder until it is removed or the process ends; false where it was swept meanwhile.
  static func hold(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    let isSwept = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    guard !isSwept, isThere(path, descriptor) else {
      _ = close(descriptor)
      return false
    }
    if let other = held.withLock({ $0.updateValue(descriptor, forKey: path) }) { _ = close(other) }
    return true
  }

  /// Gives up the lock of a folder that is no more.
  static func release(_ path: String) {
    if let descriptor = held.withLock({ $0.removeValue(forKey: path) }) { _ = close(descriptor) }
  }

  /// Removes the temporary folders in a folder whose process has ended.
  static func sweepFolders(in parent: String) {
    guard let names = try? FileSystem.names(in: parent) else { return }
    for name in names where isFolderName(name) {
      let path = Paths.join(parent, name)
      let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      defer { _ = close(descriptor) }
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0, status.st_uid == geteuid() else { continue }
      let isFree = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      guard isFree || errno != EWOULDBLOCK && isOld(status), isThere(path, descriptor) else {
        continue
      }
      try? FileSystem.removeTree(path)
    }
  }

  /// Whether a name is one that ``folder(in:)`` draws, and not merely begins like one.
  private static func isFolderName(_ name: String) -> Bool {
    let drawn = name.utf8.dropFirst(folderPrefix.utf8.count)
    return name.hasPrefix(folderPrefix) && drawn.count == 13
      && drawn.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Whether a path leads to what is open.
  private static func isThere(_ path: String, _ descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return unsafe lstat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
  }

  private static func removeIfLeft(_ path: String) {
    let descriptor = unsafe open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    let isFree = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    // Not every file system has locks, and says so.
    if isFree || errno != EWOULDBLOCK && isOld(status) { FileSystem.removeQuietly(path) }
  }

  private static func isOld(_ status: stat) -> Bool {
    #if canImport(Darwin)
      let changed = Int(status.st_mtimespec.tv_sec)
    #else
      let changed = Int(status.st_mtim.tv_sec)
    #endif
    return Int(time(nil)) - changed > age
  }

  private static func clock() -> UInt64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
