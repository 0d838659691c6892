/// What a navigator tells its delegate and listeners; every member has an empty default.
///
/// Inside one fix the calls come in the order of their declaration here.
public protocol NavigatorDelegate: AnyObject {
  /// A fix was computed; snapped to the route or road where one is near.
  func navigator(_ navigator: Navigator, didUpdate location: Location)

  /// The position became known better or worse, or was lost.
  func navigator(_ navigator: Navigator, didChangeGPSQuality from: GPSQuality, to: GPSQuality)

  /// The on-route state changed; `deviation` is metres from the route, nil where undefined.
  func navigator(
    _ navigator: Navigator,
    didChangeOnRouteState from: OnRouteState,
    to: OnRouteState,
    deviation: Double?
  )

  /// The current step changed; `to > from + 1` says that steps were passed at once.
  func navigator(_ navigator: Navigator, didAdvanceStepInLeg leg: Int, from: Int, to: Int)

  /// A via point was passed.
  func navigator(_ navigator: Navigator, didPassVia waypoint: Waypoint, index: Int)

  /// Asks what to do about a deviation that passed the guards.
  func navigator(
    _ navigator: Navigator,
    shouldCorrect deviation: Deviation,
    remaining waypoints: [Waypoint]
  ) -> CorrectiveAction

  /// A reroute request was sent.
  func navigator(_ navigator: Navigator, didStartReroute request: RerouteRequest)

  /// A reroute request ended; exactly one call for each started.
  func navigator(
    _ navigator: Navigator,
    didEndReroute requestID: Int,
    outcome: RerouteOutcome,
    status: RouteStatus?
  )

  /// Asks which of some routes to follow from now on, by its ID; nil keeps the present one.
  ///
  /// Asked of the delegate alone, about the answer to a reroute and about a faster route.
  func navigator(
    _ navigator: Navigator,
    chooseAmong routes: [Route],
    proposed: RouteID
  ) -> RouteID?

  /// A reroute answer arrived; `adopted` is the route that will be followed, nil if none.
  func navigator(_ navigator: Navigator, didLoadAlternates routes: [Route], adopted: RouteID?)

  /// The route was installed, replaced or cleared.
  func navigator(_ navigator: Navigator, didChangeRoute change: RouteChange)

  /// The remaining time to the next destination moved by the threshold.
  func navigator(_ navigator: Navigator, didUpdateRemainingTime report: ThresholdReport)

  /// The remaining distance to the next destination moved by the threshold.
  func navigator(_ navigator: Navigator, didUpdateRemainingDistance report: ThresholdReport)

  /// Either of the two above was reported.
  func navigator(
    _ navigator: Navigator,
    didUpdateRemaining timeAndDistance: TimeAndDistance,
    triggeredBy trigger: ThresholdTrigger
  )

  /// A banner came due.
  func navigator(_ navigator: Navigator, didUpdate instruction: InstructionEvent)

  /// A spoken instruction was announced.
  func navigator(_ navigator: Navigator, didAnnounce announcement: Announcement)

  /// The device vibrated with an announcement.
  func navigator(_ navigator: Navigator, didVibrateWith announcement: Announcement)

  /// The speed and the limit were compared.
  func navigator(_ navigator: Navigator, didUpdateSpeedAlert alert: SpeedAlert)

  /// The traffic delays the way to the next destination more or less than before.
  func navigator(_ navigator: Navigator, didUpdateDelayCategory category: DelayCategory)

  /// A waypoint was reached.
  func navigator(_ navigator: Navigator, didArriveAt arrival: Arrival)

  /// Effective guidance (wish and route) went on or off.
  func navigator(_ navigator: Navigator, didChangeGuidance isActive: Bool, cause: GuidanceCause)
}

extension NavigatorDelegate {
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didUpdate location: Location) {}
  /// Does nothing where it is not implemented.
  public func navigator(
    _ navigator: Navigator,
    didChangeGPSQuality from: GPSQuality,
    to: GPSQuality
  ) {}
  /// Does nothing where it is not implemented.
  public func navigator(
    _ navigator: Navigator,
    didChangeOnRouteState from: OnRouteState,
    to: OnRouteState,
    deviation: Double?
  ) {}
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didAdvanceStepInLeg leg: Int, from: Int, to: Int) {}
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didPassVia waypoint: Waypoint, index: Int) {}
  /// Asks for new routes through the stops and vias that remain.
  public func navigator(
    _ navigator: Navigator,
    shouldCorrect deviation: Deviation,
    remaining waypoints: [Waypoint]
  ) -> CorrectiveAction { .getNewRoutes(through: waypoints) }
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didStartReroute request: RerouteRequest) {}
  /// Does nothing where it is not implemented.
  public func navigator(
    _ navigator: Navigator,
    didEndReroute requestID: Int,
    outcome: RerouteOutcome,
    status: RouteStatus?
  ) {}
  /// Takes the route that the navigator proposes.
  public func navigator(
    _ navigator: Navigator,
    chooseAmong routes: [Route],
    proposed: RouteID
  ) -> RouteID? { proposed }
  /// Does nothing where it is not implemented.
  public func navigator(
    _ navigator: Navigator,
    didLoadAlternates routes: [Route],
    adopted: RouteID?
  ) {}
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didChangeRoute change: RouteChange) {}
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didUpdateRemainingTime report: ThresholdReport) {}
  /// Does nothing where it is not implemented.
  public func navigator(
    _ navigator: Navigator,
    didUpdateRemainingDistance report: ThresholdReport
  ) {}
  /// Does nothing where it is not implemented.
  public func navigator(
    _ navigator: Navigator,
    didUpdateRemaining timeAndDistance: TimeAndDistance,
    triggeredBy trigger: ThresholdTrigger
  ) {}
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didUpdate instruction: InstructionEvent) {}
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didAnnounce announcement: Announcement) {}
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didVibrateWith announcement: Announcement) {}
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didUpdateSpeedAlert alert: SpeedAlert) {}
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didUpdateDelayCategory category: DelayCategory) {}
  /// Does nothing where it is not implemented.
  public func navigator(_ navigator: Navigator, didArriveAt arrival: Arrival) {}
  /// Does nothing where it is not implemented.
  public func navigator(
    _ navigator: Navigator,
    didChangeGuidance isActive: Bool,
    cause: GuidanceCause
  ) {}
}

/// Why effective guidance changed.
public enum GuidanceCause: String, CaseIterable, Sendable {
  case requested, routeReady, stopped, arrival, cleared
}
