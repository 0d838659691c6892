/// A fix as the navigator got it, and what could be read off the navigator right after it.
package struct FixReading: Sendable {
  /// What a navigator knows of its way.
  package struct Progress: Hashable, Sendable {
    /// Seconds to the next stop; nil where unknown.
    package var remainingTime: Double?
    /// Metres to the next stop; nil where unknown.
    package var remainingDistance: Double?
    /// Metres from the route; nil without one.
    package var deviation: Double?

    /// Creates the progress of a navigator that knows nothing.
    package init() {}
  }

  /// The fix, and when the navigator got it.
  package let fix: ArrivingFix
  /// What the navigator knew of its way right after it.
  package let progress: Progress

  /// Creates a reading.
  package init(_ fix: ArrivingFix, _ progress: Progress) {
    self.fix = fix
    self.progress = progress
  }
}
