import Platform
import Synchronization

/// A small server of HTTP/1.1 on this machine alone, for one person: bounded in everything.
///
/// One thread serves it; whoever answers may do so later, on any thread.
final class WebServer: Sendable {
  /// Where the answer to a request goes.
  struct Reply: Sendable {
    fileprivate let server: WebServer
    fileprivate let connection: Int

    /// Sends an answer; that of a stream opens it.
    func send(_ answer: WebAnswer) {
      server.post(
        Parcel(
          connection: connection,
          bytes: answer.bytes,
          closes: answer.closes,
          isEnd: !answer.isStream
        )
      )
    }

    /// Sends more of a stream.
    func push(_ bytes: [UInt8]) {
      server.post(Parcel(connection: connection, bytes: bytes, closes: false, isEnd: false))
    }
  }

  fileprivate struct Parcel: Sendable {
    var connection: Int
    var bytes: [UInt8]
    var closes: Bool
    /// Whether the request is answered with it.
    var isEnd: Bool
  }

  /// How many may be connected at once.
  static let connectionLimit = 32

  let gate: WebGate
  private let sockets: [Socket]
  private let patience: WebConnection.Patience
  private let outbox = Mutex<[Parcel]>([])
  private let open = Mutex<Set<Int>>([])
  private let bell: WakePipe

  /// Listens at a port of this machine, 0 for a free one.
  init(port: UInt16, patience: WebConnection.Patience = .standard) throws {
    let first = try Socket.listening(at: SocketAddress(host: "127.0.0.1", port: port))
    // Some machines have no sixth version; then the fourth serves alone.
    let second = try? Socket.listening(at: SocketAddress(host: "::1", port: first.port))
    sockets = [first] + (second.map { [$0] } ?? [])
    gate = WebGate(port: first.port)
    self.patience = patience
    bell = try WakePipe()
  }

  /// Where the page is.
  var address: String { "http://127.0.0.1:\(gate.port)/\(gate.token)/" }

  /// Whether somebody still hears at the end of a reply.
  func isOpen(_ reply: Reply) -> Bool { open.withLock { $0.contains(reply.connection) } }

  private func post(_ parcel: Parcel) {
    outbox.withLock { $0.append(parcel) }
    bell.wake()
  }

  /// Serves until it is over.
  ///
  /// - Parameters:
  ///   - handle: takes each request that was admitted, with the path behind the token.
  ///   - meanwhile: is called a few times a second.
  func serve(
    until isOver: () -> Bool,
    _ handle: (_ request: WebRequest, _ path: String, Reply) -> Void,
    meanwhile: () -> Void = {}
  ) {
    var connections: [Int: WebConnection] = [:]
    var last = 0
    while !isOver() {
      let writing = connections.values.filter(\.hasBacklog).map(\.descriptor)
      SocketPipe.wait(
        for: [bell.descriptor] + sockets.map(\.descriptor) + connections.values.map(\.descriptor),
        writing: writing,
        milliseconds: 200
      )
      bell.settle()
      meanwhile()
      for socket in sockets {
        while let taken = socket.accepted() {
          last += 1
          let connection = WebConnection(taken, patience)
          // One too many takes the place of one that is idle, or is closed at once.
          let idle = connections.filter(\.value.isIdle).min { $0.value.since < $1.value.since }
          if connections.count >= Self.connectionLimit, let idle {
            connections[idle.key] = nil
          } else if connections.count >= Self.connectionLimit {
            connection.send(.refusal(.busy, "\(Self.connectionLimit) are connected already"))
            connection.flush()
            continue
          }
          connections[last] = connection
        }
      }
      deliver(to: connections)
      for (number, connection) in connections.sorted(by: { $0.key < $1.key }) {
        connection.attend()
        while let request = connection.next() {
          let reply = Reply(server: self, connection: number)
          switch gate.admit(request) {
          case .failure(let refusal): connection.send(refusal.answer)
          case .success(let path):
            _ = open.withLock { $0.insert(number) }
            handle(request, path, reply)
            deliver(to: connections)
          }
        }
        connection.flush()
        if !connection.isOpen { connections[number] = nil }
      }
      open.withLock { $0 = $0.filter { connections[$0] != nil } }
    }
  }

  private func deliver(to connections: [Int: WebConnection]) {
    let parcels = outbox.withLock { parcels in
      defer { parcels = [] }
      return parcels
    }
    for parcel in parcels {
      connections[parcel.connection]?.take(parcel.bytes, isEnd: parcel.isEnd, closes: parcel.closes)
    }
  }
}
