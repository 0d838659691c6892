package import Navigation
import ScenarioLanguage

/// A real server in place of a cassette, for one run.
package struct LiveServer {
  /// What came of a request, and the nanoseconds that it took.
  package typealias Answer = (
    outcome: Result<TransportResponse, TransportError>, nanoseconds: Int64
  )

  /// The server's address; nil is the scenario's, or the usual one of this machine.
  package var endpoint: String?
  /// The address of the dispatcher's server; the same where nil.
  package var fleetEndpoint: String?
  /// Performs a request and waits for its answer.
  package var exchange: (RouteRequest) -> Answer

  /// Creates a server that answers by an exchange, at an endpoint of one's own or the scenario's.
  package init(
    endpoint: String?,
    fleetEndpoint: String? = nil,
    exchange: @escaping (RouteRequest) -> Answer
  ) {
    self.endpoint = endpoint
    self.fleetEndpoint = fleetEndpoint
    self.exchange = exchange
  }
}
