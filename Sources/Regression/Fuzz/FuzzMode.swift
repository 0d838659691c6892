import Recording

/// What a round of fuzzing does to scenarios.
package enum FuzzMode: Hashable, Sendable {
  /// About half of the ways to change one.
  case swarm
  /// Every call inside every callback, one pair after the other; half of the cases are changed besides.
  case inside

  /// The callbacks that an app may call something in.
  static let callbacks = EventKind.allCases.filter { kind in
    switch kind.source {
    case .navigator: kind != .accessError
    case .routing:
      kind == .routingSucceeded || kind == .routingFailed || kind == .routingNonFatalError
    case .simulator, .terms: true
    case .fleet:
      kind == .fleetDidReceiveMessage || kind == .fleetDidAcknowledge || kind == .fleetPollFailed
    case .map, .ui, .tile, .action, .provider, .indoor, .panorama, .search, .trace, .probe,
      .geocoder:
      false
    }
  }

  /// How many pairs of a callback and a call there are.
  static let pairs = callbacks.count * FuzzMutator.insideCalls.count

  /// By how many pairs one scenario begins behind the one before.
  private static let stride = 37

  /// Returns the number of a case: where pairs are gone through, it says which one is this case's.
  ///
  /// - Parameters:
  ///   - index: Which case of the round it is.
  ///   - subjects: How many scenarios take turns.
  func number(_ random: UInt64, ofCase index: Int, among subjects: Int) -> UInt64 {
    guard self == .inside else { return random }
    let pairs = UInt64(Self.pairs)
    let base = random / pairs * pairs
    let turn = index / subjects + index % subjects * Self.stride
    return (base > .max - pairs ? base - pairs : base) + UInt64(turn) % pairs
  }
}
