import Platform

/// Fixes as datagrams of NMEA sentences, one datagram a fix.
final class DatagramOutlet: FeedOutlet {
  private let socket: Socket
  private let address: SocketAddress
  private var lostCount = 0

  init(to address: SocketAddress) throws {
    self.address = address
    guard address.port > 0 else {
      throw UsageError("'--udp \(address)': datagrams need a port to go to")
    }
    socket = try Socket.sending(to: address)
  }

  var place: String { "udp \(address)" }
  var descriptors: [Int32] { [] }
  var readerCount: Int? { nil }
  var loss: String? {
    lostCount > 0 ? "\(Quantity.count(lostCount, "fix", plural: "fixes")) found no room" : nil
  }

  func attend() {}

  func send(_ fix: FeedFix) {
    // Nobody may listen yet, which the system tells as an error: the next one may be heard.
    if SocketPipe.write(fix.nmea[...], to: socket.descriptor) == 0 { lostCount += 1 }
  }
}
