/// A drive below the ground: first the receiver reckons, then it is silent, and outside it finds its
/// place again.
package struct TunnelSetup: Hashable, Sendable {
  /// Seconds for which it goes on with its last speed and course before it falls silent.
  package var reckoned = 10.0
  /// Seconds in which the error fades after the tunnel.
  package var recovery = 5.0
  /// Metres of the error at the exit, in a direction that the seed draws.
  package var jump = 10.0...30.0

  package init() {}
}
