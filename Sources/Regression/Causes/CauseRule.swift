package import Navigation
import Recording

/// What a difference is about, as far as it can be told apart from its consequences.
package enum CauseRule: Hashable, Sendable {
  /// A rule of the navigator that a run can be made to follow the golden in.
  case directed(Decision.Rule)
  /// A rule on which nothing else depends.
  case leaf(Decision.Rule)
  /// Words and shapes.
  case cosmetic
  /// The world around the navigator, or something that the golden does not tell enough of.
  case outside

  /// Sorts an event by its name.
  init(event: String) {
    self = EventKind(named: event).flatMap { Self.ofEvents[$0] } ?? .outside
  }

  /// What an event shows of the rules; all others come from outside.
  private static let ofEvents: [EventKind: CauseRule] = [
    .didChangeOnRouteState: .directed(.offRoute),
    .didAdvanceStep: .directed(.stepAdvance),
    .didPassWaypoint: .directed(.waypointPassed),
    .didArrive: .directed(.arrival),
    .shouldCorrectDeviation: .directed(.rerouteGuard),
    .rerouteStarted: .directed(.rerouteGuard),
    .rerouteEnded: .directed(.rerouteAdoption),
    .didUpdateRemainingTime: .leaf(.timeThreshold),
    .didUpdateRemainingTimeOrDistance: .leaf(.timeThreshold),
    .didUpdateRemainingDistance: .leaf(.distanceThreshold),
    .didUpdateInstruction: .leaf(.banner),
    .didAnnounce: .leaf(.voice),
    .didVibrate: .leaf(.voice),
  ]

  /// The rule of the decision ledger; nil where there is none.
  package var rule: Decision.Rule? {
    switch self {
    case .directed(let rule), .leaf(let rule): rule
    case .cosmetic, .outside: nil
    }
  }
}
