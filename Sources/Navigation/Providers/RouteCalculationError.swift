/// Why a request for routes gave none (D-07).
public enum RouteCalculationError: Error, Hashable, Sendable {
  case network(Server)
  case timeout
  case noRouteFound
  /// A point of the request cannot be driven to: unknown, impossible, or the same as the one before.
  ///
  /// Points are counted from 0, the start; nil where the provider does not say which.
  case invalidPlan(pointIndex: Int?)
  /// A point has no road near it; counted from 0, the start.
  case pointNotSnappable(Int)
  case unauthorized
  case quotaExceeded
  /// The provider does not know the travel mode that was asked for.
  case travelModeUnsupported
  case providerFailure(String)
  case `internal`(String)

  /// Which of the two servers could not be reached.
  public enum Server: String, Sendable, CaseIterable { case routing, tiles }

  /// The one table from errors to the status that an app sees.
  public var status: RouteStatus {
    switch self {
    case .network, .timeout: .networkError
    case .noRouteFound: .noRouteFound
    case .invalidPlan, .pointNotSnappable: .waypointError
    case .unauthorized: .apiKeyNotAuthorized
    case .quotaExceeded: .quotaExceeded
    case .travelModeUnsupported: .travelModeUnsupported
    case .providerFailure, .internal: .internalError
    }
  }

  /// The word for the error in recordings.
  public var code: String {
    switch self {
    case .network: "network"
    case .timeout: "timeout"
    case .noRouteFound: "noRouteFound"
    case .invalidPlan: "invalidPlan"
    case .pointNotSnappable: "pointNotSnappable"
    case .unauthorized: "unauthorized"
    case .quotaExceeded: "quotaExceeded"
    case .travelModeUnsupported: "travelModeUnsupported"
    case .providerFailure: "providerFailure"
    case .internal: "internal"
    }
  }

  /// The server that the error is about; nil where it is about none.
  public var server: Server? {
    switch self {
    case .network(let server): server
    case .timeout: .routing
    case .noRouteFound, .invalidPlan, .pointNotSnappable, .unauthorized, .quotaExceeded,
      .travelModeUnsupported, .providerFailure, .internal:
      nil
    }
  }

  /// The point of the request that the error is about, counted from 0, the start; nil where it is
  /// about none.
  public var pointIndex: Int? {
    switch self {
    case .invalidPlan(let index): index
    case .pointNotSnappable(let index): index
    case .network, .timeout, .noRouteFound, .unauthorized, .quotaExceeded, .travelModeUnsupported,
      .providerFailure, .internal:
      nil
    }
  }

  /// What went wrong, as a sentence for a log.
  public var message: String {
    switch self {
    case .network(.routing): "the routing server could not be reached"
    case .network(.tiles): "the map-tile server could not be reached"
    case .timeout: "the routing server did not answer in time"
    case .noRouteFound: "no route leads there"
    case .invalidPlan(let index?): "point \(index) of the plan cannot be used"
    case .invalidPlan(nil): "a point of the plan cannot be used"
    case .pointNotSnappable(let index): "no road near point \(index)"
    case .unauthorized: "the key is not allowed to calculate routes"
    case .quotaExceeded: "the key's quota is used up"
    case .travelModeUnsupported: "the provider does not know this travel mode"
    case .providerFailure(let text), .internal(let text): text
    }
  }

  /// Whether asking again may help.
  var isTransient: Bool {
    switch self {
    case .network, .timeout: true
    case .noRouteFound, .invalidPlan, .pointNotSnappable, .unauthorized, .quotaExceeded,
      .travelModeUnsupported, .providerFailure, .internal:
      false
    }
  }
}

/// The errors of the parts below, as a request tells them.
extension RouteCalculationError {
  init(_ error: TransportError) {
    switch error {
    case .timeout: self = .timeout
    case .offline, .connectionRefused, .insecure, .malformedAnswer, .tooManyRedirects:
      self = .network(.routing)
    case .invalidURL: self = .internal("invalid URL")
    case .bodyTooLarge: self = .internal("answer too large")
    }
  }

  init(_ error: RouteParseError) {
    switch error {
    case .invalidStatusCode(let code, let message):
      if error.meansNoRoute {
        self = .noRouteFound
        return
      }
      switch code {
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
    // Generators count waypoints; the start comes before them.
    case .unresolvedWaypoint(let index): self = .invalidPlan(pointIndex: index + 1)
    case .malformedProperties(let text), .malformedOptions(let text): self = .internal(text)
    }
  }
}
