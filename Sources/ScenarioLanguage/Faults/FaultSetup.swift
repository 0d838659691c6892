/// A fault of the receiver as a scenario asks for it.
package struct FaultSetup: Sendable {
  /// What goes wrong; lengths in metres, times in seconds, angles in degrees.
  package enum Kind: Sendable {
    /// An error of each fix for itself; metres in each direction.
    /// The velocity is off by `velocity` metres per second in each direction, a tenth of sigma if nil.
    case white(sigma: Double, velocity: Double? = nil)
    /// An error that lasts: a Gauss–Markov process of the first order.
    case correlated(sigma: Double, time: Double, velocity: Double? = nil)
    /// The same error throughout; `along` and `across` turn with the course, the latter to its right.
    case bias(east: Double, north: Double, along: Double = 0, across: Double = 0)
    case multipath(MultipathSetup)
    /// A single fix far off.
    case spike(probability: Double, distance: ClosedRange<Double>)
    case dropout(probability: Double)
    case frozen
    /// Positions by the last speed and course.
    case deadReckoning
    case tunnel(TunnelSetup)
    case accuracy(ValueFault)
    case speed(ValueFault)
    case course(ValueFault)
    case duplicate(probability: Double, count: Int)
    case late(probability: Double, delay: ClosedRange<Double>)
    case clock(step: Double, drift: Double, jitter: Double)
    case rate(interval: Double)
  }

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
