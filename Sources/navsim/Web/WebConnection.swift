import Platform

/// One connection of a server: what came over it, and what is still to go.
final class WebConnection {
  /// How long is waited, in nanoseconds.
  struct Patience: Sendable {
    /// For the rest of a request that has begun.
    var request: UInt64
    /// For the next request.
    var idle: UInt64
    /// For a reader that takes nothing.
    var reading: UInt64

    static let standard = Patience(
      request: 10_000_000_000,
      idle: 75_000_000_000,
      reading: 30_000_000_000
    )
  }

  /// The bytes that may wait for a reader.
  private static let backlogLimit = 256 << 20

  private let socket: Socket
  private let patience: Patience
  private var reader = WebRequestReader()
  private var outgoing: ArraySlice<UInt8> = []
  private var isAsking = false
  private var closesWhenSent = false
  private(set) var isOpen = true
  /// When the request began, the last one ended, or the reader took something.
  private(set) var since = SystemProcess.now
  private var sentSince = SystemProcess.now

  init(_ socket: Socket, _ patience: Patience) {
    self.socket = socket
    self.patience = patience
  }

  var descriptor: Int32 { socket.descriptor }

  /// Whether something waits to be sent.
  var hasBacklog: Bool { !outgoing.isEmpty }

  /// Whether nothing was asked over it for two seconds.
  var isIdle: Bool {
    !isAsking && !reader.hasBegun && !hasBacklog && SystemProcess.now &- since > 2_000_000_000
  }

  /// Reads what has come, and ends what takes too long.
  func attend() {
    var taken = 0
    reading: while isOpen, !closesWhenSent, taken < 1 << 20 {
      switch SocketPipe.read(descriptor) {
      case .bytes(let bytes):
        if !reader.hasBegun { since = SystemProcess.now }
        reader.take(bytes)
        taken += bytes.count
        // Whoever asks on while nothing is answered wants too much.
        if isAsking, taken > WebRequestReader.headLimit { isOpen = false }
      case .nothing: break reading
      case .closed: isOpen = false
      }
    }
    let now = SystemProcess.now
    if hasBacklog, now &- sentSince > patience.reading { isOpen = false }
    guard !isAsking, !hasBacklog else { return }
    if reader.hasBegun, now &- since > patience.request {
      send(.refusal(.timeout, "the request did not come whole in time"))
    } else if !reader.hasBegun, now &- since > patience.idle {
      isOpen = false
    }
  }

  /// Returns the next request, once the one before it is answered.
  func next() -> WebRequest? {
    guard isOpen, !isAsking, !closesWhenSent else { return nil }
    switch reader.next() {
    case .waiting: return nil
    case .refused(let answer):
      send(answer)
      return nil
    case .request(let request):
      isAsking = true
      if !request.keepsOpen { closesWhenSent = true }
      return request
    }
  }

  /// Sends an answer.
  func send(_ answer: WebAnswer) { take(answer.bytes, isEnd: true, closes: answer.closes) }

  /// Takes bytes to be sent.
  ///
  /// - Parameter isEnd: whether the request is answered with them.
  func take(_ bytes: [UInt8], isEnd: Bool, closes: Bool) {
    guard isOpen else { return }
    if outgoing.isEmpty { sentSince = SystemProcess.now }
    outgoing += bytes
    if isEnd {
      isAsking = false
      since = SystemProcess.now
    }
    if closes { closesWhenSent = true }
    if outgoing.count > Self.backlogLimit { isOpen = false }
    flush()
  }

  /// Sends what there is room for.
  func flush() {
    while isOpen, !outgoing.isEmpty {
      guard let count = SocketPipe.write(outgoing, to: descriptor) else {
        isOpen = false
        return
      }
      if count == 0 { return }
      sentSince = SystemProcess.now
      outgoing.removeFirst(count)
    }
    if closesWhenSent, !isAsking { isOpen = false }
  }
}
