/// Carries what passes between the fleet service and a dispatcher's server.
///
/// The service says what is asked (``FleetRequest``) and reads what is answered, so that a scripted
/// dispatcher and a real one behind HTTP go through the same reader with the same limits. It sends
/// events and ETA updates one after another, each when the one before was answered, and has at most one
/// poll under way.
public protocol FleetTransport: AnyObject {
  /// Performs a request; `completion` runs in a later job, once, unless the result is cancelled first.
  ///
  /// A transport gives up some time: what is never answered holds up all that follows.
  func perform(
    _ request: FleetRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable
}

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

  /// Sends a request as HTTP over the route transport.
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
