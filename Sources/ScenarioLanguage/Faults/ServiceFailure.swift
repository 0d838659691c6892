package import Navigation

/// What a request comes to in place of its answer.
package enum ServiceFailure: Hashable, Sendable {
  /// The server refuses, with an HTTP status.
  case status(Int)
  /// The server is not reached.
  case transport(TransportError)

  /// What a transport completes with.
  package var outcome: Result<TransportResponse, TransportError> {
    switch self {
    case .status(let status): .success(TransportResponse(status: status, body: []))
    case .transport(let error): .failure(error)
    }
  }

  /// What a provider without a transport throws.
  package var error: RouteCalculationError {
    switch self {
    case .status(401), .status(403): .unauthorized
    case .status(429): .quotaExceeded
    case .status: .network(.routing)
    case .transport(.timeout): .timeout
    case .transport: .network(.routing)
    }
  }
}
