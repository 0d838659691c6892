import Geodesy
import Navigation

/// Stands between the navigator and the app: what the navigator tells and asks reaches the app as a
/// broken one would tell and ask it.
final class BrokenDelegate: NavigatorDelegate {
  private let app: any NavigatorDelegate
  private let defects: PlantedDefects
  /// Metres to a stop from which it is reached.
  private let reach: Double
  /// The stop reached last, and the vias passed on the way to the next.
  private var reached: Arrival?
  private var passed: [Waypoint] = []
  private var isFirstDistance = false
  /// The last stop of this journey, and of the one before.
  private var lastStop: Waypoint?
  private var stopBefore: Waypoint?

  /// Metres from a stop within which a vehicle is still there.
  private static let stopRadius = 50.0

  init(
    around app: any NavigatorDelegate,
    defects: PlantedDefects,
    reach: Double
  ) {
    self.app = app
    self.defects = defects
    self.reach = reach
  }

  // MARK: - Arrivals

  func navigator(_ navigator: Navigator, didUpdate location: Location) {
    app.navigator(navigator, didUpdate: location)
    guard defects.contains(.arrivesAgain), let reached,
      let stop = reached.waypoint.coordinate,
      stop.distance(to: location.coordinate) <= Self.stopRadius
    else { return }
    app.navigator(navigator, didArriveAt: reached)
  }

  func navigator(_ navigator: Navigator, didArriveAt arrival: Arrival) {
    app.navigator(navigator, didArriveAt: arrival)
    reached = arrival
    guard defects.contains(.nextStopInTheSameFix), !arrival.isFinalDestination,
      let next = navigator.continueToNextDestination(),
      let rest = navigator.timeAndDistanceToNextDestination, rest.distance <= reach
    else { return }
    let remaining = arrival.remainingCount - 1
    app.navigator(
      navigator,
      didArriveAt: Arrival(
        waypoint: next,
        index: arrival.index + 1,
        isFinalDestination: remaining == 1,
        remainingCount: remaining
      )
    )
  }

  func navigator(_ navigator: Navigator, didPassVia waypoint: Waypoint, index: Int) {
    passed.append(waypoint)
    app.navigator(navigator, didPassVia: waypoint, index: index)
  }

  func navigator(_ navigator: Navigator, didChangeRoute change: RouteChange) {
    reached = nil
    if change.reason == .destinationsSet {
      (stopBefore, lastStop) = (lastStop, change.route?.legs.last?.destination)
    }
    switch change.reason {
    case .destinationsSet, .continuedToNext, .cleared, .routeSupplied: passed = []
    case .reroute, .betterRoute, .reroutingByTraffic: break
    }
    app.navigator(navigator, didChangeRoute: change)
  }

  // MARK: - Reroutes

  func navigator(
    _ navigator: Navigator,
    shouldCorrect deviation: Deviation,
    remaining waypoints: [Waypoint]
  ) -> CorrectiveAction {
    var remaining = waypoints
    if defects.contains(.skippedStopIsDropped) { remaining = remaining.suffix(1) }
    if defects.contains(.passedViaStays) { remaining = passed + remaining }
    if defects.contains(.stopOfTheJourneyBefore), let stopBefore { remaining += [stopBefore] }
    return app.navigator(navigator, shouldCorrect: deviation, remaining: remaining)
  }

  // MARK: - Reports

  func navigator(_ navigator: Navigator, didUpdateRemainingDistance report: ThresholdReport) {
    isFirstDistance = defects.contains(.nothingAtFirst) && report.previous == nil
    let told =
      isFirstDistance
      ? ThresholdReport(value: 0, previous: nil, threshold: report.threshold) : report
    app.navigator(navigator, didUpdateRemainingDistance: told)
    if defects.contains(.reportsTwice) {
      app.navigator(navigator, didUpdateRemainingDistance: told)
    }
  }

  func navigator(
    _ navigator: Navigator,
    didUpdateRemaining timeAndDistance: TimeAndDistance,
    triggeredBy trigger: ThresholdTrigger
  ) {
    let told =
      isFirstDistance ? TimeAndDistance(time: timeAndDistance.time, distance: 0) : timeAndDistance
    isFirstDistance = false
    app.navigator(navigator, didUpdateRemaining: told, triggeredBy: trigger)
  }

  // MARK: - What passes as it is

  func navigator(_ navigator: Navigator, didChangeGPSQuality from: GPSQuality, to: GPSQuality) {
    app.navigator(navigator, didChangeGPSQuality: from, to: to)
  }

  func navigator(
    _ navigator: Navigator,
    didChangeOnRouteState from: OnRouteState,
    to: OnRouteState,
    deviation: Double?
  ) {
    app.navigator(navigator, didChangeOnRouteState: from, to: to, deviation: deviation)
  }

  func navigator(_ navigator: Navigator, didAdvanceStepInLeg leg: Int, from: Int, to: Int) {
    app.navigator(navigator, didAdvanceStepInLeg: leg, from: from, to: to)
  }

  func navigator(_ navigator: Navigator, didStartReroute request: RerouteRequest) {
    app.navigator(navigator, didStartReroute: request)
  }

  func navigator(
    _ navigator: Navigator,
    didEndReroute requestID: Int,
    outcome: RerouteOutcome,
    status: RouteStatus?
  ) {
    app.navigator(navigator, didEndReroute: requestID, outcome: outcome, status: status)
  }

  func navigator(
    _ navigator: Navigator,
    chooseAmong routes: [Route],
    proposed: RouteID
  ) -> RouteID? {
    app.navigator(navigator, chooseAmong: routes, proposed: proposed)
  }

  func navigator(_ navigator: Navigator, didLoadAlternates routes: [Route], adopted: RouteID?) {
    app.navigator(navigator, didLoadAlternates: routes, adopted: adopted)
  }

  func navigator(_ navigator: Navigator, didUpdateRemainingTime report: ThresholdReport) {
    app.navigator(navigator, didUpdateRemainingTime: report)
  }

  func navigator(_ navigator: Navigator, didUpdate instruction: InstructionEvent) {
    app.navigator(navigator, didUpdate: instruction)
  }

  func navigator(_ navigator: Navigator, didAnnounce announcement: Announcement) {
    app.navigator(navigator, didAnnounce: announcement)
  }

  func navigator(_ navigator: Navigator, didVibrateWith announcement: Announcement) {
    app.navigator(navigator, didVibrateWith: announcement)
  }

  func navigator(_ navigator: Navigator, didUpdateSpeedAlert alert: SpeedAlert) {
    app.navigator(navigator, didUpdateSpeedAlert: alert)
  }

  func navigator(_ navigator: Navigator, didUpdateDelayCategory category: DelayCategory) {
    app.navigator(navigator, didUpdateDelayCategory: category)
  }

  func navigator(
    _ navigator: Navigator,
    didChangeGuidance isActive: Bool,
    cause: GuidanceCause
  ) {
    app.navigator(navigator, didChangeGuidance: isActive, cause: cause)
  }
}
