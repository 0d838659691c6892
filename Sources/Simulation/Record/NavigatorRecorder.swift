import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Records what a navigator tells, and lets the invariants see it.
final class NavigatorRecorder: NavigatorDelegate {
  private let recorder: Recorder
  private let invariants: InvariantChecker
  /// What the scenario's delegate answers.
  var answers = DelegateAnswers()

  init(recorder: Recorder, invariants: InvariantChecker) {
    self.recorder = recorder
    self.invariants = invariants
  }

  @inline(__always)
  private func record(_ kind: EventKind, _ write: (inout JSONWriter) -> Void) {
    recorder.record(kind, write)
  }

  func navigator(_ navigator: Navigator, didUpdate location: Location) {
    invariants.heard(.didUpdateLocation)
    if location.isReckoned { invariants.reckoned() }
    record(.didUpdateLocation) { writer in
      writer.place(location.coordinate)
      writer.optional("course", location.course, decimals: 1)
      writer.optional("speed", location.speed, decimals: 2)
      writer.optional("horizontalAccuracy", location.horizontalAccuracy, decimals: 2)
      writer.member("isSnapped", location.isSnapped)
      if location.isReckoned { writer.flag("isReckoned", true) }
    }
  }

  func navigator(
    _ navigator: Navigator,
    didChangeGPSQuality from: GPSQuality,
    to: GPSQuality
  ) {
    invariants.heard(.didChangeGPSQuality)
    record(.didChangeGPSQuality) { writer in
      writer.text("from", from.rawValue)
      writer.text("to", to.rawValue)
    }
  }

  func navigator(
    _ navigator: Navigator,
    didChangeOnRouteState from: OnRouteState,
    to: OnRouteState,
    deviation: Double?
  ) {
    invariants.heard(.didChangeOnRouteState)
    invariants.stateChanged(from: from, to: to)
    record(.didChangeOnRouteState) { writer in
      writer.text("from", from.rawValue)
      writer.text("to", to.rawValue)
      writer.optional("deviation", deviation, decimals: 2)
    }
  }

  func navigator(_ navigator: Navigator, didAdvanceStepInLeg leg: Int, from: Int, to: Int) {
    invariants.heard(.didAdvanceStep)
    invariants.stepAdvanced(leg: leg, from: from, to: to)
    record(.didAdvanceStep) { writer in
      writer.number("leg", leg)
      writer.number("from", from)
      writer.number("to", to)
    }
  }

  func navigator(_ navigator: Navigator, didPassVia waypoint: Waypoint, index: Int) {
    invariants.heard(.didPassWaypoint)
    invariants.passed(waypoint)
    record(.didPassWaypoint) { writer in
      writer.number("index", index)
      writer.text("kind", "via")
    }
  }

  func navigator(
    _ navigator: Navigator,
    shouldCorrect deviation: Deviation,
    remaining waypoints: [Waypoint]
  ) -> CorrectiveAction {
    invariants.heard(.shouldCorrectDeviation)
    let answer = answers.correction(through: waypoints)
    record(.shouldCorrectDeviation) { writer in
      writer.text("kind", deviation.kind.rawValue)
      writer.metres("deviation", deviation.distance)
      writer.waypoints("remainingWaypoints", waypoints)
      writer.text("answer", answer == .doNothing ? "doNothing" : "getNewRoutes")
    }
    return answer
  }

  func navigator(_ navigator: Navigator, didStartReroute request: RerouteRequest) {
    invariants.heard(.rerouteStarted)
    invariants.rerouteStarted(request)
    record(.rerouteStarted) { writer in
      writer.number("requestID", request.id)
      writer.beginObject("origin")
      writer.place(request.origin.coordinate)
      writer.optional("course", request.origin.course, decimals: 1)
      writer.endObject()
      writer.waypoints("through", request.waypoints)
    }
  }

  func navigator(
    _ navigator: Navigator,
    didEndReroute requestID: Int,
    outcome: RerouteOutcome,
    status: RouteStatus?
  ) {
    invariants.heard(.rerouteEnded)
    invariants.rerouteEnded(requestID)
    record(.rerouteEnded) { writer in
      writer.number("requestID", requestID)
      writer.text("outcome", outcome.rawValue)
      writer.optional("status", status?.rawValue)
    }
  }

  func navigator(
    _ navigator: Navigator,
    chooseAmong routes: [Route],
    proposed: RouteID
  ) -> RouteID? {
    answers.choice(among: routes, proposed: proposed)
  }

  func navigator(
    _ navigator: Navigator,
    didLoadAlternates routes: [Route],
    adopted: RouteID?
  ) {
    invariants.heard(.didLoadAlternateRoutes)
    record(.didLoadAlternateRoutes) { writer in
      writer.beginArray("routes")
      for route in routes {
        writer.beginObject()
        writer.number("id", route.id.number)
        writer.metres("distance", route.distance)
        writer.seconds("duration", route.expectedDuration)
        writer.endObject()
      }
      writer.endArray()
      if let adopted { writer.number("adopted", adopted.number) }
    }
  }

  func navigator(_ navigator: Navigator, didChangeRoute change: RouteChange) {
    invariants.heard(.didChangeRoute)
    invariants.routeChanged(change)
    record(.didChangeRoute) { writer in
      writer.text("reason", change.reason.rawValue)
      writer.flag("cleared", change.isCleared)
      writer.number("legCount", change.route?.legs.count ?? 0)
      writer.metres("distance", change.route?.distance ?? 0)
      writer.seconds("duration", change.route?.expectedDuration ?? 0)
      writer.optional("polyline", change.route?.path.polyline(precision: 6))
    }
  }

  func navigator(_ navigator: Navigator, didUpdateRemainingTime report: ThresholdReport) {
    invariants.heard(.didUpdateRemainingTime)
    record(.didUpdateRemainingTime) { writer in
      writer.seconds("seconds", report.value)
      writer.optional("previous", report.previous, decimals: 2)
      writer.optional("threshold", report.threshold, decimals: 2)
    }
  }

  func navigator(_ navigator: Navigator, didUpdateRemainingDistance report: ThresholdReport) {
    invariants.heard(.didUpdateRemainingDistance)
    record(.didUpdateRemainingDistance) { writer in
      writer.metres("metres", report.value)
      writer.optional("previous", report.previous, decimals: 2)
      writer.optional("threshold", report.threshold, decimals: 2)
    }
  }

  func navigator(
    _ navigator: Navigator,
    didUpdateRemaining timeAndDistance: TimeAndDistance,
    triggeredBy trigger: ThresholdTrigger
  ) {
    invariants.heard(.didUpdateRemainingTimeOrDistance)
    record(.didUpdateRemainingTimeOrDistance) { writer in
      writer.seconds("time", timeAndDistance.time)
      writer.metres("distance", timeAndDistance.distance)
      writer.beginArray("triggeredBy")
      if trigger.contains(.time) { writer.string(literal: "time") }
      if trigger.contains(.distance) { writer.string(literal: "distance") }
      writer.endArray()
    }
  }

  func navigator(_ navigator: Navigator, didUpdate instruction: InstructionEvent) {
    invariants.heard(.didUpdateInstruction)
    invariants.instructed(instruction)
    let primary = instruction.instruction.primary
    record(.didUpdateInstruction) { writer in
      writer.number("stepIndex", instruction.stepIndex)
      writer.text("text", primary.text)
      writer.optional("maneuver", Self.maneuver(primary))
      writer.metres("distanceToManeuver", instruction.distanceToManeuver)
    }
  }

  func navigator(_ navigator: Navigator, didAnnounce announcement: Announcement) {
    invariants.heard(.didAnnounce)
    invariants.announced(announcement)
    record(.didAnnounce) { writer in
      writer.text("text", announcement.text)
      writer.text("utteranceKey", announcement.utteranceKey)
      writer.text("kind", announcement.kind.rawValue)
      writer.text("channel", announcement.channel.rawValue)
      writer.metres("distanceToManeuver", announcement.distanceToManeuver)
    }
  }

  func navigator(_ navigator: Navigator, didVibrateWith announcement: Announcement) {
    invariants.heard(.didVibrate)
    record(.didVibrate) { writer in
      writer.text("utteranceKey", announcement.utteranceKey)
    }
  }

  func navigator(_ navigator: Navigator, didUpdateSpeedAlert alert: SpeedAlert) {
    invariants.heard(.didUpdateSpeedAlert)
    record(.didUpdateSpeedAlert) { writer in
      writer.text("severity", alert.severity.rawValue)
      writer.optional("percentageAboveLimit", alert.percentageAboveLimit, decimals: 1)
      writer.optional("speed", alert.speed, decimals: 2)
      writer.optional("limit", alert.limit, decimals: 2)
    }
  }

  func navigator(_ navigator: Navigator, didUpdateDelayCategory category: DelayCategory) {
    invariants.heard(.didUpdateDelayCategory)
    record(.didUpdateDelayCategory) { $0.text("category", category.rawValue) }
  }

  func navigator(_ navigator: Navigator, didArriveAt arrival: Arrival) {
    invariants.heard(.didArrive)
    invariants.arrived(arrival)
    record(.didArrive) { writer in
      writer.key("waypoint" as StaticString)
      writer.waypoint(arrival.waypoint)
      writer.number("index", arrival.index)
      writer.flag("isFinalDestination", arrival.isFinalDestination)
      writer.number("remainingCount", arrival.remainingCount)
    }
  }

  func navigator(_ navigator: Navigator, didChangeGuidance isActive: Bool, cause: GuidanceCause) {
    invariants.heard(.guidanceChanged)
    invariants.guidanceChanged(isActive)
    record(.guidanceChanged) { writer in
      writer.flag("isActive", isActive)
      writer.text("cause", cause.rawValue)
    }
  }

  /// The type and modifier of a maneuver, as OSRM names them.
  private static func maneuver(_ content: VisualInstruction.Content) -> String? {
    guard let type = content.maneuverType else { return nil }
    return content.modifier.map { "\(type) \($0)" } ?? type
  }
}
