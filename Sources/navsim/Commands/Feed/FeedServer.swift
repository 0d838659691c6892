import Platform

/// A server that programs connect to: for NMEA as it comes, or in the protocol of gpsd.
final class FeedServer: FeedOutlet {
  enum Speech {
    /// Sentences to everybody who connects.
    case nmea
    /// JSON to those who ask for it.
    case gpsd
    /// A line of JSON a fix, for a provider of mock locations within an app.
    case mock

    var name: String {
      switch self {
      case .nmea: "tcp"
      case .gpsd: "gpsd"
      case .mock: "mock"
      }
    }
  }

  /// How many programs may read at once.
  private static let clientLimit = 64
  /// Nanoseconds after which one that gives no sign is idle.
  private static let patience: UInt64 = 2_000_000_000

  private let speech: Speech
  private let socket: Socket
  private let address: SocketAddress
  private var clients: [FeedClient] = []
  private var protocolState = GPSDProtocol()
  private var behindCount = 0
  private var idleCount = 0

  init(_ speech: Speech, at address: SocketAddress) throws {
    self.speech = speech
    socket = try Socket.listening(at: address)
    self.address = SocketAddress(host: address.host, port: socket.port)
  }

  var place: String { "\(speech.name) \(address)" }

  var descriptors: [Int32] { [socket.descriptor] + clients.map(\.descriptor) }

  /// Those who get what is sent: of gpsd's clients those who asked for it.
  var readerCount: Int? {
    clients.count { speech != .gpsd || $0.watch.isEnabled }
  }

  var isAnswered: Bool { clients.allSatisfy { $0.waiting <= 0 } }

  func attend() {
    while let taken = socket.accepted() {
      // One too many takes the place of one that is idle, or is closed at once.
      if clients.count >= Self.clientLimit {
        guard let idle = idleClient else { continue }
        clients.remove(at: idle)
        idleCount += 1
      }
      let client = FeedClient(taken)
      switch speech {
      case .nmea: break
      case .gpsd: client.send(GPSDProtocol.version)
      case .mock: client.send(MockProtocol.header)
      }
      clients.append(client)
    }
    for client in clients {
      for request in client.requests() {
        if speech == .gpsd {
          client.send(protocolState.answer(to: request, &client.watch))
        } else if request == "ok" {
          client.waiting -= 1
        }
      }
      client.flush()
    }
    removeClosed()
  }

  private func removeClosed() {
    behindCount += clients.count { $0.isBehind }
    clients.removeAll { !$0.isOpen }
  }

  /// Who has been idle for longest: asks gpsd for nothing, or does not read.
  private var idleClient: Int? {
    let now = SystemProcess.now
    return clients.indices.filter { index in
      let client = clients[index]
      let isIdle = speech == .gpsd ? !client.watch.isEnabled : !client.isUpToDate
      return isIdle && now &- client.lastSign > Self.patience
    }.min { clients[$0].lastSign < clients[$1].lastSign }
  }

  var loss: String? {
    var parts: [String] = []
    if behindCount > 0 {
      parts.append("\(Quantity.count(behindCount, "reader")) could not follow and had to be left")
    }
    if idleCount > 0 {
      parts.append("\(Quantity.count(idleCount, "idle reader")) made room for others")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  func send(_ fix: FeedFix) {
    protocolState.last = fix.fix
    for client in clients {
      switch speech {
      case .nmea:
        client.send(fix.nmea)
        client.waiting += 1
      case .mock:
        client.send(MockProtocol.line(fix.fix))
        client.waiting += 1
      case .gpsd:
        guard client.watch.isEnabled else { continue }
        if client.watch.isJSON { client.send(GPSDProtocol.report(of: fix.fix)) }
        if client.watch.isNMEA { client.send(fix.nmea) }
      }
    }
    removeClosed()
  }
}
