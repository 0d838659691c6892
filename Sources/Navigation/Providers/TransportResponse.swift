/// What a server answered.
public struct TransportResponse: Hashable, Sendable {
  /// The HTTP status, such as 200.
  public let status: Int
  public let body: [UInt8]
  /// What the server says the body is, such as `application/json`; nil where it says nothing.
  public let contentType: String?

  public init(status: Int, body: [UInt8], contentType: String? = nil) {
    self.status = status
    self.body = body
    self.contentType = contentType
  }
}
