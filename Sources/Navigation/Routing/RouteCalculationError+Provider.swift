/// The errors of the parts below, as a request tells them.
extension RouteCalculationError {
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
    // Generators count waypoints; the start comes before them.
    case .unresolvedWaypoint(let index): self = .invalidPlan(pointIndex: index + 1)
    case .malformedProperties(let text), .malformedOptions(let text): self = .internal(text)
    }
  }
}
