import Platform
import Regression
import ScenarioLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Fixes as NMEA sentences of a pseudo-terminal, which looks like a receiver at a serial line.
final class TerminalOutlet: FeedOutlet {
  private let descriptor: Int32
  /// Held open, so that the line does not break when a reader goes.
  private let line: Int32
  private let path: String
  private let link: String?
  /// Fixes that a reader did not take before the next came.
  private var lostCount = 0
  /// Whether somebody has read: the line is empty again.
  private var isRead = false
  private var sentCount = 0

  /// Opens a pseudo-terminal.
  ///
  /// - Parameter link: where a symbolic link to it is made, for those who need a name that stays.
  init(link: String?) throws {
    var ends: (master: Int32, line: Int32) = (-1, -1)
    guard unsafe openpty(&ends.master, &ends.line, nil, nil, nil) == 0 else {
      throw Socket.failure("cannot open a pseudo-terminal")
    }
    (descriptor, line) = ends
    guard let name = unsafe ttyname(line) else {
      throw Socket.failure("cannot tell the pseudo-terminal's name")
    }
    path = unsafe String(cString: name)
    self.link = link
    var settings = termios()
    // Bytes as they are: no echo, no line ends changed.
    if unsafe tcgetattr(line, &settings) == 0 {
      unsafe cfmakeraw(&settings)
      _ = unsafe tcsetattr(line, TCSANOW, &settings)
    }
    for end in [descriptor, line] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    if let link {
      try Self.removeLink(link)
      guard unsafe symlink(path, link) == 0 else {
        throw Socket.failure("cannot make the link \(link)")
      }
    }
  }

  deinit {
    if let link { try? Self.removeLink(link) }
    _ = close(line)
    _ = close(descriptor)
  }

  var place: String { "pty \(path)" + (link.map { " \($0)" } ?? "") }
  var descriptors: [Int32] { [descriptor] }
  var readerCount: Int? { nil }
  var loss: String? {
    lostCount > 0
      ? "a reader lost \(Quantity.count(lostCount, "fix", plural: "fixes")) that it did not take in time"
      : nil
  }

  func attend() {
    // Programs that look for a receiver write to it.
    while case .bytes = SocketPipe.read(descriptor) {}
  }

  func send(_ fix: FeedFix) {
    // Where nobody reads, the line is full, and what is old is of no use.
    if SocketPipe.waiting(line) == 0 { isRead = sentCount > 0 }
    sentCount += 1
    guard let count = SocketPipe.write(fix.nmea[...], to: descriptor), count < fix.nmea.count else {
      return
    }
    // Who never read lost nothing.
    if isRead { lostCount += SocketPipe.waiting(line) / max(1, fix.nmea.count) }
    _ = tcflush(line, TCIFLUSH)
    _ = SocketPipe.write(fix.nmea[...], to: descriptor)
  }

  /// Removes a link of ours; a file that is none stays.
  private static func removeLink(_ path: String) throws {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFLNK else {
      throw CommandFailure.input("\(path): error: it is there and no link")
    }
    try FileSystem.remove(path)
  }
}
