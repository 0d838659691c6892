package import Navigation
import ScenarioLanguage

/// A fix with the moment at which the navigator gets it, which may be later than its own time.
package struct ArrivingFix: Sendable {
  package var arrival: Instant
  package var location: Location

  package init(arrival: Instant, location: Location) {
    self.arrival = arrival
    self.location = location
  }
}
