package import Navigation
import ScenarioLanguage

/// A fix with the moment at which the navigator gets it, which may be later than its own time.
package struct ArrivingFix: Sendable {
  /// The virtual time at which the navigator gets it.
  package var arrival: Instant
  /// The fix as the receiver tells it, with its own time.
  package var location: Location

  /// Creates a fix that arrives at some moment.
  package init(arrival: Instant, location: Location) {
    self.arrival = arrival
    self.location = location
  }
}
