/// Reaches a dispatcher's server over HTTP by the same transports as routing servers, so that what works
/// for those (live requests, cassettes) works here.
public final class HTTPFleetTransport: FleetTransport {
  private let endpoint: String
  private let headers: [HTTPHeader]
  private let transport: any RouteTransport

  /// - Parameters:
  ///   - endpoint: The server's URL.
  ///   - headers: Sent with every request.
  public init(endpoint: String, headers: [HTTPHeader] = [], transport: any RouteTransport) {
    self.endpoint = endpoint
    self.headers = headers
    self.transport = transport
  }

  public func perform(
    _ request: FleetRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable {
    transport.send(
      request.httpRequest(endpoint: endpoint, headers: headers),
      completion: completion
    )
  }
}
