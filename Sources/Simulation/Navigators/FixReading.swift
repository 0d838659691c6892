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

    package init() {}
  }

  package let fix: ArrivingFix
  package let progress: Progress

  package init(_ fix: ArrivingFix, _ progress: Progress) {
    self.fix = fix
    self.progress = progress
  }
}
