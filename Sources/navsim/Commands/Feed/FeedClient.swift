import Platform

/// A program that reads from a server of the feed.
final class FeedClient {
  /// How far a reader may fall behind, in bytes, before it is left.
  private static let backlogLimit = 1 << 20
  /// The longest request, in bytes.
  private static let requestLimit = 1 << 14

  private let socket: Socket
  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  private(set) var isOpen = true
  /// Whether it was left because it did not read what it was sent.
  private(set) var isBehind = false
  /// When it was seen to read last, or came.
  private(set) var lastSign = SystemProcess.now
  /// Fixes that it has not answered with `ok`.
  var waiting = 0
  /// What a client of gpsd has asked for.
  var watch = GPSDWatch()

  init(_ socket: Socket) { self.socket = socket }

  var descriptor: Int32 { socket.descriptor }

  /// Whether it has taken all that it was sent.
  var isUpToDate: Bool { outgoing.isEmpty }

  /// Sends bytes, as soon as the reader has room for them.
  func send(_ bytes: [UInt8]) {
    guard isOpen else { return }
    outgoing += bytes
    flush()
    if outgoing.count > Self.backlogLimit {
      isOpen = false
      isBehind = true
    }
  }

  func flush() {
    while isOpen, !outgoing.isEmpty {
      guard let count = SocketPipe.write(outgoing[...], to: descriptor) else {
        isOpen = false
        return
      }
      if count == 0 { return }
      lastSign = SystemProcess.now
      outgoing.removeFirst(count)
    }
  }

  /// Returns the requests that have come, each ended by `;` or the end of a line.
  func requests() -> [String] {
    reading: while isOpen {
      switch SocketPipe.read(descriptor) {
      case .bytes(let bytes):
        incoming += bytes
        lastSign = SystemProcess.now
      case .nothing: break reading
      case .closed: isOpen = false
      }
      if incoming.count > Self.requestLimit { isOpen = false }
    }
    var found: [String] = []
    while let end = incoming.firstIndex(where: { $0 == 0x3B || $0 == 0x0A || $0 == 0x0D }) {
      if end > 0 { found.append(String(decoding: incoming[..<end], as: UTF8.self)) }
      incoming.removeFirst(end + 1)
    }
    return found
  }
}
