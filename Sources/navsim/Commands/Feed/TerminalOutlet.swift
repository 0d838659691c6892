import Platform
import Regression
import ScenarioLanguage

/// Fixes as NMEA sentences of a pseudo-terminal, which looks like a receiver at a serial line.
final class TerminalOutlet: FeedOutlet {
  private let terminal: PseudoTerminal
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
    terminal = try PseudoTerminal()
    self.link = link
    if let link {
      try Self.removeLink(link)
      try FileSystem.link(link, to: terminal.path)
    }
  }

  deinit { if let link { try? Self.removeLink(link) } }

  var place: String { "pty \(terminal.path)" + (link.map { " \($0)" } ?? "") }
  var descriptors: [Int32] { [terminal.descriptor] }
  var readerCount: Int? { nil }
  var loss: String? {
    lostCount > 0
      ? "a reader lost \(Quantity.count(lostCount, "fix", plural: "fixes")) that it did not take in time"
      : nil
  }

  func attend() {
    // Programs that look for a receiver write to it.
    while case .bytes = SocketPipe.read(terminal.descriptor) {}
  }

  func send(_ fix: FeedFix) {
    // Where nobody reads, the line is full, and what is old is of no use.
    if SocketPipe.waiting(terminal.line) == 0 { isRead = sentCount > 0 }
    sentCount += 1
    guard let count = SocketPipe.write(fix.nmea[...], to: terminal.descriptor),
      count < fix.nmea.count
    else {
      return
    }
    // Who never read lost nothing.
    if isRead { lostCount += SocketPipe.waiting(terminal.line) / max(1, fix.nmea.count) }
    terminal.discard()
    _ = SocketPipe.write(fix.nmea[...], to: terminal.descriptor)
  }

  /// Removes a link of ours; a file that is none stays.
  private static func removeLink(_ path: String) throws {
    guard let isLink = FileSystem.isLink(path) else { return }
    guard isLink else { throw CommandFailure.input("\(path): error: it is there and no link") }
    try FileSystem.remove(path)
  }
}
