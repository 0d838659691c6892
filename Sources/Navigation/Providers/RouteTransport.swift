/// Performs requests; an adapter never does I/O itself.
public protocol RouteTransport: AnyObject {
  /// Sends `request`; `completion` runs in a later job, once, unless the result is cancelled first.
  func send(
    _ request: RouteRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable
}
