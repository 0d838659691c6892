package import Navigation

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
    self =
      switch event {
      case "navigator.didChangeOnRouteState": .directed(.offRoute)
      case "navigator.didAdvanceStep": .directed(.stepAdvance)
      case "navigator.didPassWaypoint": .directed(.waypointPassed)
      case "navigator.didArrive": .directed(.arrival)
      case "navigator.shouldCorrectDeviation", "navigator.rerouteStarted":
        .directed(.rerouteGuard)
      case "navigator.rerouteEnded": .directed(.rerouteAdoption)
      case "navigator.didUpdateRemainingTime", "navigator.didUpdateRemainingTimeOrDistance":
        .leaf(.timeThreshold)
      case "navigator.didUpdateRemainingDistance": .leaf(.distanceThreshold)
      case "navigator.didUpdateInstruction": .leaf(.banner)
      case "navigator.didAnnounce", "navigator.didVibrate": .leaf(.voice)
      default: .outside
      }
  }

  /// The rule of the decision ledger; nil where there is none.
  package var rule: Decision.Rule? {
    switch self {
    case .directed(let rule), .leaf(let rule): rule
    case .cosmetic, .outside: nil
    }
  }
}
