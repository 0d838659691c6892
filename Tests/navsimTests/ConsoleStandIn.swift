import Platform
import Foundation
import Synchronization

@testable import navsim

/// Speaks the grammar of the Android emulator's console, and nothing else.
final class ConsoleStandIn: Sendable {
  /// What it was told.
  struct Log: Sendable {
    var nmea: [String] = []
    var places: [[Double]] = []
    /// What the grammar does not have.
    var faults: [String] = []
  }

  let port: UInt16
  private let log = Mutex(Log())
  private let isEnded = Mutex(false)
  private let done = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - token: What it asks for; nil where it lets everybody in.
  ///   - refusesAfter: After how many commands it knows no place any more.
  init(token: String?, refusesAfter limit: Int = .max) throws {
    let socket = try Socket.listening(at: SocketAddress(host: "127.0.0.1", port: 0))
    port = socket.port
    let thread = Thread { [weak self] in
      self?.serve(socket, token, limit)
      self?.done.signal()
    }
    thread.start()
  }

  /// Ends it and returns what it was told.
  func end() -> Log {
    isEnded.withLock { $0 = true }
    _ = done.wait(timeout: .now() + 5)
    return log.withLock { $0 }
  }

  private func serve(_ socket: Socket, _ token: String?, _ limit: Int) {
    var client: Socket?
    while client == nil, !isEnded.withLock({ $0 }) {
      SocketPipe.wait(for: [socket.descriptor], milliseconds: 20)
      client = socket.accepted()
    }
    guard let client else { return }
    func say(_ text: String) { _ = SocketPipe.write(Array(text.utf8)[...], to: client.descriptor) }
    let help = "Android Console: type 'help' for a list of commands\r\nOK\r\n"
    say(
      token == nil
        ? help
        : "Android Console: Authentication required\r\n"
          + "Android Console: type 'auth <auth_token>' to authenticate\r\n"
          + "Android Console: you can find your <auth_token> in \r\n'/home/x/.token'\r\nOK\r\n"
    )
    var isIn = token == nil
    var incoming: [UInt8] = []
    var count = 0
    while true {
      SocketPipe.wait(for: [client.descriptor], milliseconds: 20)
      switch SocketPipe.read(client.descriptor) {
      case .bytes(let bytes): incoming += bytes
      case .nothing: if isEnded.withLock({ $0 }) { return }
      case .closed: return
      }
      while let end = incoming.firstIndex(of: 0x0a) {
        let line = String(decoding: incoming[..<end].filter { $0 != 0x0d }, as: UTF8.self)
        incoming.removeFirst(end + 1)
        if line.hasPrefix("auth ") {
          isIn = line == "auth \(token ?? "")"
          say(isIn ? help : "KO: authentication token does not match\r\n")
        } else if !isIn {
          say("KO: unknown command, try 'help'\r\n")
        } else {
          count += 1
          say(count > limit ? "KO: no GPS emulation in this virtual device\r\n" : answer(line))
        }
      }
    }
  }

  /// Takes a command and returns the answer to it.
  private func answer(_ line: String) -> String {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return log.withLock { log in
      if words.count == 3, words[0] == "geo", words[1] == "nmea", isSentence(words[2]) {
        log.nmea.append(words[2])
        return "OK\r\n"
      }
      let numbers = words.dropFirst(2).map { Double($0) }
      if words.starts(with: ["geo", "fix"]), 2...5 ~= numbers.count, !numbers.contains(nil),
        abs(numbers[0] ?? 999) <= 180, abs(numbers[1] ?? 999) <= 90,
        numbers.count < 4 || 1...12 ~= (numbers[3] ?? 0)
      {
        log.places.append(numbers.compactMap { $0 })
        return "OK\r\n"
      }
      log.faults.append(line)
      return "KO: bad sub-command\r\n"
    }
  }

  /// Whether a sentence is one of the two that the emulator takes, with its sum.
  private func isSentence(_ text: String) -> Bool {
    guard text.hasPrefix("$GPGGA,") || text.hasPrefix("$GPRMC,"), let star = text.lastIndex(of: "*")
    else { return false }
    let sum = text[text.index(after: text.startIndex)..<star].utf8.reduce(0, ^)
    return UInt8(text[text.index(after: star)...], radix: 16) == sum
  }
}
