import Navigation

/// Routes of a host.
final class HostedRoutes: CustomRouteProvider {
  private typealias Completion = (Result<[Route], any Error>) -> Void

  private weak var host: (any NavigatorHost)?
  private var open: [RouteQuestionID: Completion] = [:]

  init(_ host: any NavigatorHost) { self.host = host }

  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    let question = host?.askRoute(RouteQuestion(from: origin, to: waypoints, options: options))
    if let question { open[question] = completion }
    return Call { [weak self] in
      guard let self, let question, open.removeValue(forKey: question) != nil else { return }
      host?.cancelRoute(question)
    }
  }

  func answer(_ question: RouteQuestionID, _ answer: RouteAnswer) {
    let completion = open.removeValue(forKey: question)
    switch answer {
    case .routes(let routes, _): completion?(.success(routes))
    case .failure(let failure): completion?(.failure(RouteCalculationError(failure)))
    }
  }

  private final class Call: Cancellable {
    private let onCancel: () -> Void

    init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

    func cancel() { onCancel() }
  }
}

extension RouteCalculationError {
  /// The error that has a word's status.
  fileprivate init(_ word: RouteAnswer.RouteFailureWord) {
    self =
      switch word.status {
      case .noRouteFound: .noRouteFound
      case .networkError: word.reason == Self.timeout.code ? .timeout : .network(.routing)
      case .quotaExceeded: .quotaExceeded
      case .apiKeyNotAuthorized: .unauthorized
      case .waypointError: .invalidPlan(pointIndex: nil)
      case .travelModeUnsupported: .travelModeUnsupported
      case .ok, .termsNotAccepted, .cancelled, .locationDisabled, .locationUnavailable,
        .internalError, .duplicateWaypoints, .noWaypoints:
        .providerFailure(word.reason ?? word.status.rawValue)
      }
  }
}
