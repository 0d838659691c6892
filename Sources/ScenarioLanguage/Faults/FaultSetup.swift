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
    package var value: Double?
    package var factor = 1.0
    package var offset = 0.0
    package var isMissing = false

    package init() {}

    /// Returns what is told in place of a value.
    package func apply(_ original: Double?) -> Double? {
      guard !isMissing, let original = value ?? original else { return nil }
      return original * factor + offset
    }
  }

  package var kind: Kind
  /// The word in the scenario.
  package var word: String
  /// Seconds of the scenario in which it holds.
  package var window: ClosedRange<Double>
  /// Which of its kind it is in the scenario, from 0.
  package var ordinal = 0

  package init(_ kind: Kind, word: String, window: ClosedRange<Double> = 0...(.infinity)) {
    self.kind = kind
    self.word = word
    self.window = window
  }

  /// The name of its stream of random numbers: another fault never shifts them.
  package var streamName: String { "fault.\(word).\(ordinal)" }
}
