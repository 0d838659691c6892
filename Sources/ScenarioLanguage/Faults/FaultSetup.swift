/// A fault of the receiver as a scenario asks for it.
package struct FaultSetup: Sendable {
  /// A value that the receiver tells wrongly: replaced, multiplied, then moved; or not at all.
  package struct ValueFault: Hashable, Sendable {
    /// What is told in place of the true value, in its unit; nil leaves the true one.
    package var value: Double?
    /// What the value is multiplied by; 1 leaves it.
    package var factor = 1.0
    /// What is added after that, in the value's unit; 0 leaves it.
    package var offset = 0.0
    /// Whether no value is told at all.
    package var isMissing = false

    /// Creates a fault that leaves the value as it is.
    package init() {}

    /// Returns what is told in place of a value.
    package func apply(_ original: Double?) -> Double? {
      guard !isMissing, let original = value ?? original else { return nil }
      return original * factor + offset
    }
  }

  /// What is wrong with the fixes.
  package var kind: Kind
  /// The word in the scenario.
  package var word: String
  /// Seconds of the scenario in which it holds.
  package var window: ClosedRange<Double>
  /// Which of its kind it is in the scenario, from 0.
  package var ordinal = 0

  /// Creates a fault, which is the first of its kind and holds throughout unless a window is given.
  package init(_ kind: Kind, word: String, window: ClosedRange<Double> = 0...(.infinity)) {
    self.kind = kind
    self.word = word
    self.window = window
  }

  /// The name of its stream of random numbers: another fault never shifts them.
  package var streamName: String { "fault.\(word).\(ordinal)" }
}

/// Reflections between houses: now and then the position jumps to the side and stays there a while.
package struct MultipathSetup: Hashable, Sendable {
  /// How often in a kilometre, on average.
  package var perKilometre = FaultKeys.keys.perKilometre.standard
  /// Metres to one side.
  package var jump = 15.0...40.0
  /// Seconds.
  package var duration = FaultKeys.keys.duration.standard
  /// The metres that the receiver claims meanwhile.
  package var accuracy = FaultKeys.keys.accuracy.standard

  /// Creates reflections as where a file says nothing of them.
  package init() {}
}

/// A drive below the ground: first the receiver reckons, then it is silent, and outside it finds its
/// place again.
package struct TunnelSetup: Hashable, Sendable {
  /// Seconds for which it goes on with its last speed and course before it falls silent.
  package var reckoned = FaultKeys.keys.reckoned.standard
  /// Seconds in which the error fades after the tunnel.
  package var recovery = FaultKeys.keys.recovery.standard
  /// Metres of the error at the exit, in a direction that the seed draws.
  package var jump = 10.0...30.0

  /// Creates a tunnel as where a file says nothing of it.
  package init() {}
}
