import Platform
import Regression

/// The console of an Android emulator, which sets the place of the phone in it.
final class ConsoleOutlet: FeedOutlet {
  private let socket: Socket
  private let address: SocketAddress
  private var replies = ConsoleReplies()
  private var outgoing: [UInt8] = []
  private var waiting = 0
  private(set) var failure: String?

  /// Seconds in which a console greets, and answers.
  private static let patience = 5.0
  /// The file in the home folder that has the console's token; empty, it asks for none.
  static let tokenFile = ".emulator_console_auth_token"

  /// Connects to a console, and says the token if it asks for one.
  ///
  /// - Parameter home: The folder that has the token's file.
  init(at address: SocketAddress, home: String?) throws {
    self.address = address
    socket = try Socket.connecting(to: address)
    try expectOK("greet")
    guard replies.text.contains(where: { $0.contains("Authentication required") }) else { return }
    let file = Paths.join(home ?? "", Self.tokenFile)
    guard let token = try? FileSystem.read(file), home != nil else {
      throw CommandFailure.input(
        "android \(address): error: the console asks for its token\n  hint: it stands in \(file)"
      )
    }
    let word =
      String(decoding: token, as: UTF8.self).split(whereSeparator: \.isWhitespace).first ?? ""
    replies.begin()
    put("auth \(word)")
    try expectOK("take the token of \(file)")
  }

  var place: String { "android \(address)" }
  var descriptors: [Int32] { [socket.descriptor] }
  var readerCount: Int? { nil }
  var isAnswered: Bool { waiting == 0 }

  func attend() {
    flush()
    reading: while failure == nil {
      switch SocketPipe.read(socket.descriptor) {
      case .bytes(let bytes): replies.take(bytes)
      case .nothing: break reading
      case .closed: failure = "\(place): the console has closed the connection"
      }
    }
    while let end = replies.next() {
      waiting -= 1
      if case .refused(let reason) = end, failure == nil {
        failure = "\(place): the console refuses the place: \(reason)"
      }
      replies.begin()
    }
  }

  func send(_ fix: FeedFix) {
    for command in ConsoleCommands.of(fix) {
      put(command)
      waiting += 1
    }
  }

  private func put(_ command: String) {
    outgoing += Array((command + "\r\n").utf8)
    flush()
  }

  private func flush() {
    while failure == nil, !outgoing.isEmpty {
      guard let count = SocketPipe.write(outgoing[...], to: socket.descriptor) else {
        failure = "\(place): the console has closed the connection"
        return
      }
      if count == 0 { return }
      outgoing.removeFirst(count)
    }
  }

  /// Waits for `OK`.
  private func expectOK(_ what: String) throws {
    let end = SystemProcess.now + UInt64(Self.patience * 1e9)
    while SystemProcess.now < end {
      flush()
      SocketPipe.wait(for: [socket.descriptor], milliseconds: 50)
      switch SocketPipe.read(socket.descriptor) {
      case .bytes(let bytes): replies.take(bytes)
      case .nothing: break
      case .closed: throw refusal("it closed the connection")
      }
      switch replies.next() {
      case .ok?: return
      case .refused(let reason)?: throw refusal("it does not \(what): \(reason)")
      case nil: continue
      }
    }
    throw refusal("it does not \(what) in \(Int(Self.patience)) s")
  }

  private func refusal(_ reason: String) -> CommandFailure {
    CommandFailure(.harnessFault, "\(place): error: no emulator's console, \(reason)")
  }
}
