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

  private let speech: Speech
  private let socket: FeedSocket
  private let address: FeedAddress
  private var clients: [FeedClient] = []
  private var protocolState = GPSDProtocol()

  init(_ speech: Speech, at address: FeedAddress) throws {
    self.speech = speech
    socket = try FeedSocket.listening(at: address)
    self.address = FeedAddress(host: address.host, port: socket.port)
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
      // One too many is closed at once.
      guard clients.count < Self.clientLimit else { continue }
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
    clients.removeAll { !$0.isOpen }
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
    clients.removeAll { !$0.isOpen }
  }
}
