/// Why a request for routes gave none (D-07).
public enum RouteCalculationError: Error, Hashable, Sendable {
  case network(Server)
  case timeout
  case noRouteFound
  case invalidPlan(pointIndex: Int?)
  case pointNotSnappable(Int)
  case unauthorized
  case quotaExceeded
  case providerFailure(String)
  case `internal`(String)

  /// Which of the two servers could not be reached.
  public enum Server: String, Sendable { case routing, tiles }

  /// The one table from errors to the status that an app sees.
  public var status: RouteStatus {
    switch self {
    case .network, .timeout: .networkError
    case .noRouteFound: .noRouteFound
    case .invalidPlan, .pointNotSnappable: .waypointError
    case .unauthorized: .apiKeyNotAuthorized
    case .quotaExceeded: .quotaExceeded
    case .providerFailure, .internal: .internalError
    }
  }

  /// Whether asking again may help.
  var isTransient: Bool {
    switch self {
    case .network, .timeout: true
    default: false
    }
  }

  init(_ error: TransportError) {
    switch error {
    case .timeout: self = .timeout
    case .offline, .connectionRefused: self = .network(.routing)
    case .invalidURL: self = .internal("invalid URL")
    case .bodyTooLarge: self = .internal("answer too large")
    }
  }

  init(_ error: RouteParseError) {
    switch error {
    case .invalidStatusCode(let code, let message):
      switch code {
      case "NoRoute", "NoSegment", "NoMatch", "442", "171": self = .noRouteFound
      case "InvalidValue", "InvalidQuery": self = .invalidPlan(pointIndex: nil)
      default: self = .providerFailure(message.map { "\(code): \($0)" } ?? code)
      }
    case .invalidRouteObject(let text), .invalidGeometry(let text),
      .malformedAnnotations(let text):
      self = .internal(text)
    }
  }

  init(_ error: RouteRequestError) {
    switch error {
    case .notEnoughWaypoints: self = .invalidPlan(pointIndex: nil)
    case .unresolvedWaypoint(let index): self = .invalidPlan(pointIndex: index)
    case .malformedProperties(let text), .malformedOptions(let text): self = .internal(text)
    }
  }
}
