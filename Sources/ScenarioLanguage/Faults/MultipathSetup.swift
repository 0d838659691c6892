/// Reflections between houses: now and then the position jumps to the side and stays there a while.
package struct MultipathSetup: Hashable, Sendable {
  /// How often in a kilometre, on average.
  package var perKilometre = 1.0
  /// Metres to one side.
  package var jump = 15.0...40.0
  /// Seconds.
  package var duration = 3.0...10.0
  /// The metres that the receiver claims meanwhile.
  package var accuracy = 10.0...30.0

  package init() {}
}
