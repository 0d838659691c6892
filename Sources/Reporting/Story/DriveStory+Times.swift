import Geodesy
import Navigation
import ScenarioLanguage
import Simulation
import Traces
import Regression

extension DriveStory {
  /// Returns a moment of the drive on the wall clock, such as `2026-03-01T08:00:47.8Z`.
  func wallTime(_ milliseconds: Int64) -> String {
    CivilDate.text(nanoseconds: wallNanoseconds(milliseconds))
  }

  /// Returns a moment of the drive as nanoseconds since the Unix epoch.
  func wallNanoseconds(_ milliseconds: Int64) -> Int64 {
    scenario.epoch + milliseconds * 1_000_000
  }

  /// The events that a timeline tells, with their places.
  var placedEvents: [(event: Event, words: EventWords, place: Coordinate)] {
    events.compactMap { event in
      guard let words = event.words, let place = place(at: event.time) else { return nil }
      return (event, words, place)
    }
  }
}
