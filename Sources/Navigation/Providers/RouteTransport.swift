/// Performs requests; an adapter never does I/O itself.
public protocol RouteTransport: AnyObject {
  /// Sends `request`; `completion` runs in a later job, once, unless the result is cancelled first.
  func send(
    _ request: RouteRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable

  /// Sends `request`, telling of errors on the way that do not end it.
  ///
  /// For transports that notice such, of the map-tile server for one; by default as the above.
  func send(
    _ request: RouteRequest,
    onNonFatalError: @escaping (RouteCalculationError) -> Void,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable
}

extension RouteTransport {
  /// Calls the form without warnings: a transport that has none implements only that.
  public func send(
    _ request: RouteRequest,
    onNonFatalError: @escaping (RouteCalculationError) -> Void,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable {
    send(request, completion: completion)
  }
}

/// Why no answer came.
public enum TransportError: String, Error, CaseIterable, Hashable, Sendable {
  case timeout, offline, connectionRefused, invalidURL, bodyTooLarge
  /// No secure connection came about: a certificate that nobody vouches for, or no TLS at all.
  case insecure
  /// The answer breaks the rules of HTTP, such as a chunk that ends too early.
  case malformedAnswer
  /// One redirect after another.
  case tooManyRedirects
}

/// What a server answered.
public struct TransportResponse: Hashable, Sendable {
  /// The HTTP status, such as 200.
  public let status: Int
  /// The body, without the encodings of the transfer.
  public let body: [UInt8]
  /// What the server says the body is, such as `application/json`; nil where it says nothing.
  public let contentType: String?

  /// Creates an answer.
  public init(status: Int, body: [UInt8], contentType: String? = nil) {
    self.status = status
    self.body = body
    self.contentType = contentType
  }
}
