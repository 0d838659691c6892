import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Records what a navigator tells.
final class NavigatorRecorder: NavigatorDelegate {
  private let recorder: Recorder
  /// Sees what records do not say.
  private let laws: LawChecker
  /// What the scenario's delegate answers.
  var answers = DelegateAnswers()

  init(recorder: Recorder, laws: LawChecker) {
    self.recorder = recorder
    self.laws = laws
  }

  func navigator(_ navigator: Navigator, didUpdate location: Location) {
    recorder.record(Event.Navigator.DidUpdateLocation.self) { event in
      event.coordinate = location.coordinate
      event.course = location.course
      event.speed = location.speed
      event.horizontalAccuracy = location.horizontalAccuracy
      event.isSnapped = location.isSnapped
      event.isReckoned = location.isReckoned
    }
  }

  func navigator(
    _ navigator: Navigator,
    didChangeGPSQuality from: GPSQuality,
    to: GPSQuality
  ) {
    recorder.record(Event.Navigator.DidChangeGPSQuality.self) { event in
      event.from = .init(from)
      event.to = .init(to)
    }
  }

  func navigator(
    _ navigator: Navigator,
    didChangeOnRouteState from: OnRouteState,
    to: OnRouteState,
    deviation: Double?
  ) {
    recorder.record(Event.Navigator.DidChangeOnRouteState.self) { event in
      event.from = .init(from)
      event.to = .init(to)
      event.deviation = deviation
    }
  }

  func navigator(_ navigator: Navigator, didAdvanceStepInLeg leg: Int, from: Int, to: Int) {
    recorder.record(Event.Navigator.DidAdvanceStep.self) { event in
      event.leg = leg
      event.from = from
      event.to = to
    }
  }

  func navigator(_ navigator: Navigator, didPassVia waypoint: Waypoint, index: Int) {
    laws.passed(waypoint)
    recorder.record(Event.Navigator.DidPassWaypoint.self) { $0.index = index }
  }

  func navigator(
    _ navigator: Navigator,
    shouldCorrect deviation: Deviation,
    remaining waypoints: [Waypoint]
  ) -> CorrectiveAction {
    let answer = answers.correction(through: waypoints)
    recorder.record(Event.Navigator.ShouldCorrectDeviation.self) { event in
      event.kind = .init(deviation.kind)
      event.deviation = deviation.distance
      event.remainingWaypoints = .init(waypoints)
      event.answer = answer == .doNothing ? .doNothing : .getNewRoutes
    }
    return answer
  }

  func navigator(_ navigator: Navigator, didStartReroute request: RerouteRequest) {
    recorder.record(Event.Navigator.RerouteStarted.self) { event in
      event.requestID = request.id
      event.origin = .init(request.origin)
      event.through = .init(request.waypoints)
    }
  }

  func navigator(
    _ navigator: Navigator,
    didEndReroute requestID: Int,
    outcome: RerouteOutcome,
    status: RouteStatus?
  ) {
    recorder.record(Event.Navigator.RerouteEnded.self) { event in
      event.requestID = requestID
      event.outcome = .init(outcome)
      event.status = status.map { .init($0) }
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
    recorder.record(Event.Navigator.DidLoadAlternateRoutes.self) { event in
      event.routes = routes.map { .init($0) }
      event.adopted = adopted?.number
    }
  }

  func navigator(_ navigator: Navigator, didChangeRoute change: RouteChange) {
    laws.drives(on: change.route)
    recorder.record(Event.Navigator.DidChangeRoute.self) { event in
      event.reason = .init(change.reason)
      event.cleared = change.isCleared
      event.legCount = change.route?.legs.count ?? 0
      event.distance = change.route?.distance ?? 0
      event.duration = change.route?.expectedDuration ?? 0
      event.polyline = change.route?.path.polyline(precision: 6)
    }
  }

  func navigator(_ navigator: Navigator, didUpdateRemainingTime report: ThresholdReport) {
    recorder.record(Event.Navigator.DidUpdateRemainingTime.self) { event in
      event.seconds = report.value
      event.previous = report.previous
      event.threshold = report.threshold
    }
  }

  func navigator(_ navigator: Navigator, didUpdateRemainingDistance report: ThresholdReport) {
    recorder.record(Event.Navigator.DidUpdateRemainingDistance.self) { event in
      event.metres = report.value
      event.previous = report.previous
      event.threshold = report.threshold
    }
  }

  func navigator(
    _ navigator: Navigator,
    didUpdateRemaining timeAndDistance: TimeAndDistance,
    triggeredBy trigger: ThresholdTrigger
  ) {
    recorder.record(Event.Navigator.DidUpdateRemainingTimeOrDistance.self) { event in
      event.time = timeAndDistance.time
      event.distance = timeAndDistance.distance
      // Literals are made once: appending would allocate at each report.
      event.triggeredBy =
        switch (trigger.contains(.time), trigger.contains(.distance)) {
        case (true, true): [.time, .distance]
        case (true, false): [.time]
        case (false, true): [.distance]
        case (false, false): []
        }
    }
  }

  func navigator(_ navigator: Navigator, didUpdate instruction: InstructionEvent) {
    let primary = instruction.instruction.primary
    recorder.record(Event.Navigator.DidUpdateInstruction.self) { event in
      event.stepIndex = instruction.stepIndex
      event.text = primary.text
      event.maneuver = primary.maneuver
      event.distanceToManeuver = instruction.distanceToManeuver
    }
  }

  func navigator(_ navigator: Navigator, didAnnounce announcement: Announcement) {
    recorder.record(Event.Navigator.DidAnnounce.self) { event in
      event.text = announcement.text
      event.utteranceKey = announcement.utteranceKey
      event.kind = .init(announcement.kind)
      event.channel = .init(announcement.channel)
      event.distanceToManeuver = announcement.distanceToManeuver
    }
  }

  func navigator(_ navigator: Navigator, didVibrateWith announcement: Announcement) {
    recorder.record(Event.Navigator.DidVibrate.self) { $0.utteranceKey = announcement.utteranceKey }
  }

  func navigator(_ navigator: Navigator, didUpdateSpeedAlert alert: SpeedAlert) {
    recorder.record(Event.Navigator.DidUpdateSpeedAlert.self) { event in
      event.severity = .init(alert.severity)
      event.percentageAboveLimit = alert.percentageAboveLimit
      event.speed = alert.speed
      event.limit = alert.limit
    }
  }

  func navigator(_ navigator: Navigator, didUpdateDelayCategory category: DelayCategory) {
    recorder.record(Event.Navigator.DidUpdateDelayCategory.self) { $0.category = .init(category) }
  }

  func navigator(_ navigator: Navigator, didArriveAt arrival: Arrival) {
    recorder.record(Event.Navigator.DidArrive.self) { event in
      event.waypoint = .init(arrival.waypoint)
      event.index = arrival.index
      event.isFinalDestination = arrival.isFinalDestination
      event.remainingCount = arrival.remainingCount
    }
  }

  func navigator(_ navigator: Navigator, didChangeGuidance isActive: Bool, cause: GuidanceCause) {
    recorder.record(Event.Navigator.GuidanceChanged.self) { event in
      event.isActive = isActive
      event.cause = .init(cause)
    }
  }
}
