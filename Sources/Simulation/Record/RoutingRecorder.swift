import Geodesy
import Navigation
import Recording

/// Records what is asked of the routing service, and what its sessions tell.
final class RoutingRecorder: RoutingObserver {
  private let recorder: Recorder

  init(recorder: Recorder) { self.recorder = recorder }

  func routing(
    didCreate session: RouteCalculationSession,
    through points: [RoutePlanPoint],
    options: RouteOptions
  ) {
    recorder.record(Event.Routing.SessionCreated.self) { event in
      event.sessionID = session.id
      event.kind = .init(session.kind)
      event.pointCount = points.count
      event.points = points.map { point in
        var recorded = Recorded.PlanPoint()
        recorded.coordinate = point.coordinate.isValid ? point.coordinate : nil
        recorded.course = point.course
        recorded.snapped = point.isSnapped
        return recorded
      }
      event.optionsDigest = Recorded.Options.digest(of: options)
    }
  }

  func routing(didNotStart reason: RoutingRefusal) {
    recorder.record(Event.Routing.NotStarted.self) { $0.reason = .init(reason) }
  }

  func succeeded(_ session: RouteCalculationSession, _ result: RouteCalculationResult) {
    recorder.record(Event.Routing.Succeeded.self) { event in
      event.sessionID = session.id
      event.routes = result.routes.map { route in
        var recorded = Recorded.CalculatedRoute()
        recorded.id = route.id.number
        recorded.distance = route.distance
        recorded.duration = route.expectedDuration
        recorded.legCount = route.legs.count
        recorded.pointCount = route.path.count
        recorded.polyline = route.path.polyline(precision: 6)
        return recorded
      }
    }
  }

  func failed(_ session: RouteCalculationSession, _ failure: RouteCalculationFailureInfo) {
    recorder.record(Event.Routing.Failed.self) { event in
      event.sessionID = session.id
      event.failure.error = .init(failure.error)
      event.failure.message = failure.message
      event.failure.pointIndex = failure.pointIndex
      event.failure.httpStatus = failure.httpStatus
      event.failure.providerCode = failure.providerCode
    }
  }

  func encountered(_ session: RouteCalculationSession, _ error: RouteCalculationError) {
    recorder.record(Event.Routing.NonFatalError.self) { event in
      event.sessionID = session.id
      event.error.code = .init(error)
      event.error.server = error.server.map { .init($0) }
      event.error.detail = error.message
    }
  }

  /// Records the answers of a session to a probe; one that nobody holds any more answers nothing.
  func state(of session: RouteCalculationSession?, id: Int) {
    recorder.record(Event.Probe.SessionState.self) { event in
      event.sessionID = id
      event.isReleased = session == nil
      event.isFinished = session?.isFinished
      event.hasSucceeded = session?.hasSucceeded
      event.hasFailed = session?.hasFailed
      event.isCancelled = session?.isCancelled
    }
  }
}

extension Recorded.RoutingFault {
  /// What went wrong, without its details.
  fileprivate init(_ error: RouteCalculationError) {
    self =
      switch error {
      case .network: .network
      case .timeout: .timeout
      case .noRouteFound: .noRouteFound
      case .invalidPlan: .invalidPlan
      case .pointNotSnappable: .pointNotSnappable
      case .unauthorized: .unauthorized
      case .quotaExceeded: .quotaExceeded
      case .travelModeUnsupported: .travelModeUnsupported
      case .providerFailure: .providerFailure
      case .internal: .internal
      }
  }
}
