package import Recording

/// The laws that hold in every run without being written.
package enum Law: String, CaseIterable, Sendable {
  /// Virtual time never goes back.
  case monotoneTime
  /// Callbacks of one fix come in the catalogue's order.
  case callbackOrder
  /// No callback is delivered inside the call that caused it.
  case noReentrance
  /// The remaining distance lies between 0 and the route's length.
  case remainingInRange
  /// It grows only where the drive goes back along the route, or the route changes.
  case remainingNeverGrows
  /// A waypoint is reached at most once.
  case oneArrival
  /// And never before the end of its leg is in reach.
  case arrivalInReach
  /// Nor anywhere but where the vehicle was, by the way between its fixes.
  case arrivalWhereTheVehicleWas
  /// The place on the route moves no faster than the vehicle.
  case placeKeepsPace
  /// A place is shown far from its fix only off the route, or where it was reckoned.
  case snappedNearTheFix
  /// What one journey left behind is not seen by the next.
  case journeysApart
  /// At most one reroute is in flight.
  case oneRerouteInFlight
  /// Reroutes keep the guards' distance in time and way.
  case rerouteSpacing
  /// Every reroute that started ends, once.
  case rerouteEnds
  /// Each request has exactly one status.
  case oneStatus
  /// No instruction of a superseded route.
  case noStaleInstruction
  /// None spoken while off route.
  case silentOffRoute
  /// State changes join up: each begins where the last one ended.
  case stateChain
  /// Step changes join up.
  case stepChain
  /// No report, instruction or arrival while guidance is off.
  case silentWithoutGuidance
  /// A request that was cancelled brings no route.
  case silentAfterCancel
  /// The distance travelled is never negative.
  case travelledNeverNegative
  /// A waypoint that was passed is never requested again.
  case passedWaypointsStayPassed
  /// A session's answers stand in one line of the table, and never change once it is over.
  case sessionTable
  /// Nothing is told of a session that was cancelled or released.
  case sessionSilence
  /// A session ends once, and nothing follows.
  case sessionEndsOnce
  /// Each event that the fleet service accepts is acknowledged at most once, in their order.
  case fleetAcknowledgements
  /// The dispatcher hears the ETA of the running job alone.
  case fleetETA
  /// The fleet service tells nothing while it does not run.
  case fleetSilence
  /// Every request has a scripted answer.
  case unscriptedRequest

  /// The law as a person reads it.
  package var sentence: String {
    switch self {
    case .monotoneTime: "virtual time never goes back"
    case .callbackOrder: "callbacks of one fix come in the catalogue's order"
    case .noReentrance: "no callback inside the call that caused it"
    case .remainingInRange: "the remaining distance lies between 0 and the route's length"
    case .remainingNeverGrows: "the remaining distance grows only where the drive goes back"
    case .oneArrival: "a waypoint is reached at most once"
    case .arrivalInReach: "no arrival before the end of the leg is in reach"
    case .arrivalWhereTheVehicleWas: "arrival only where the vehicle was"
    case .placeKeepsPace: "the place never runs faster than the vehicle"
    case .snappedNearTheFix: "the snapped place is not far from the fix"
    case .journeysApart: "two journeys in one process do not touch"
    case .oneRerouteInFlight: "at most one reroute in flight"
    case .rerouteSpacing: "reroutes keep the guards' distance"
    case .rerouteEnds: "every reroute ends, once"
    case .oneStatus: "exactly one status a request"
    case .noStaleInstruction: "no instruction of a superseded route"
    case .silentOffRoute: "nothing is spoken while off route"
    case .stateChain: "each on-route state follows from the last"
    case .stepChain: "the step index never skips silently"
    case .silentWithoutGuidance: "no report or instruction while guidance is off"
    case .silentAfterCancel: "a cancelled request brings no route"
    case .travelledNeverNegative: "the distance travelled is never negative"
    case .passedWaypointsStayPassed: "a passed waypoint is never requested again"
    case .sessionTable: "a session's answers fit together and never change once it is over"
    case .sessionSilence: "nothing is told of a cancelled or released session"
    case .sessionEndsOnce: "a session ends once, and nothing follows"
    case .fleetAcknowledgements: "fleet events are acknowledged at most once, in their order"
    case .fleetETA: "an ETA is told of the running job alone"
    case .fleetSilence: "the fleet service is silent while it does not run"
    case .unscriptedRequest: "every request has a scripted answer"
    }
  }

  /// What a law is judged by.
  package enum Evidence: Hashable, Sendable {
    /// The inside of the SDK's own navigator, into which nobody looks elsewhere.
    case inside
    /// Records of these events, which a navigator must tell.
    case events([EventKind])
  }

  /// What the law is judged by.
  package var evidence: Evidence {
    switch self {
    case .noReentrance, .rerouteSpacing, .noStaleInstruction, .silentAfterCancel, .sessionTable,
      .sessionSilence, .sessionEndsOnce, .fleetAcknowledgements, .fleetETA, .fleetSilence:
      .inside
    // The answers were written for what the SDK's own navigator asks.
    case .unscriptedRequest: .inside
    case .monotoneTime, .callbackOrder: .events([])
    case .remainingInRange, .remainingNeverGrows:
      .events([.didUpdateRemainingDistance, .didChangeRoute])
    case .placeKeepsPace:
      .events([.didUpdateRemainingDistance, .didChangeRoute, .didChangeOnRouteState])
    case .snappedNearTheFix: .events([.didUpdateLocation, .didChangeOnRouteState])
    case .oneArrival, .journeysApart: .events([.didArrive])
    case .arrivalInReach, .arrivalWhereTheVehicleWas: .events([.didArrive, .didChangeRoute])
    case .oneRerouteInFlight, .rerouteEnds: .events([.rerouteStarted, .rerouteEnded])
    case .oneStatus: .events([.routeStatus])
    case .silentOffRoute: .events([.didAnnounce, .didChangeOnRouteState])
    case .stateChain: .events([.didChangeOnRouteState])
    case .stepChain: .events([.didAdvanceStep, .didChangeRoute])
    case .silentWithoutGuidance: .events([.guidanceChanged])
    case .travelledNeverNegative: .events([.navigatorState])
    case .passedWaypointsStayPassed: .events([.rerouteStarted, .didArrive])
    }
  }
}
