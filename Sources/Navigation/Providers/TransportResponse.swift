/// What a server answered.
public struct TransportResponse: Hashable, Sendable {
  /// The HTTP status, such as 200.
  public let status: Int
  public let body: [UInt8]

  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
