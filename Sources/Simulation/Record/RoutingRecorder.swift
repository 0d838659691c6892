import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Records what is asked of the routing service, and what its sessions tell.
final class RoutingRecorder: RoutingObserver {
  private let recorder: Recorder

  init(recorder: Recorder) { self.recorder = recorder }

  func routing(
    didCreate session: RouteCalculationSession,
    through points: [RoutePlanPoint],
    options: RouteOptions
  ) {
    recorder.record(.routingSessionCreated) { writer in
      writer.number("sessionID", session.id)
      writer.text("kind", session.kind.rawValue)
      writer.number("pointCount", points.count)
      writer.beginArray("points")
      for point in points {
        writer.beginObject()
        if point.coordinate.isValid { writer.place(point.coordinate) }
        writer.optional("course", point.course, decimals: 1)
        writer.flag("snapped", point.isSnapped)
        writer.endObject()
      }
      writer.endArray()
      writer.digest(of: options)
    }
  }

  func routing(didNotStart reason: RoutingRefusal) {
    recorder.record(.routingNotStarted) { $0.text("reason", reason.rawValue) }
  }

  func succeeded(_ session: RouteCalculationSession, _ result: RouteCalculationResult) {
    recorder.record(.routingSucceeded) { writer in
      writer.number("sessionID", session.id)
      writer.beginArray("routes")
      for route in result.routes {
        writer.beginObject()
        writer.number("id", route.id.number)
        writer.metres("distance", route.distance)
        writer.seconds("duration", route.expectedDuration)
        writer.number("legCount", route.legs.count)
        writer.number("pointCount", route.path.count)
        writer.text("polyline", route.path.polyline(precision: 6))
        writer.endObject()
      }
      writer.endArray()
    }
  }

  func failed(_ session: RouteCalculationSession, _ failure: RouteCalculationFailureInfo) {
    recorder.record(.routingFailed) { writer in
      writer.number("sessionID", session.id)
      writer.beginObject("failure")
      writer.text("error", failure.error.code)
      writer.text("message", failure.message)
      if let index = failure.pointIndex { writer.number("pointIndex", index) }
      if let status = failure.httpStatus { writer.number("httpStatus", status) }
      writer.optional("providerCode", failure.providerCode)
      writer.endObject()
    }
  }

  func encountered(_ session: RouteCalculationSession, _ error: RouteCalculationError) {
    recorder.record(.routingNonFatalError) { writer in
      writer.number("sessionID", session.id)
      writer.beginObject("error")
      writer.text("code", error.code)
      writer.optional("server", error.server?.rawValue)
      writer.text("detail", error.message)
      writer.endObject()
    }
  }

  /// Records the answers of a session to a probe; one that nobody holds any more answers nothing.
  func state(of session: RouteCalculationSession?, id: Int) {
    recorder.record(.sessionState) { writer in
      writer.number("sessionID", id)
      guard let session else { return writer.flag("isReleased", true) }
      writer.flag("isFinished", session.isFinished)
      writer.flag("hasSucceeded", session.hasSucceeded)
      writer.flag("hasFailed", session.hasFailed)
      writer.flag("isCancelled", session.isCancelled)
    }
  }
}
