import Geodesy
import Navigation
import ScenarioLanguage
import Traces

/// An event that a timeline tells, with the place of the vehicle.
struct PlacedEvent {
  var event: DriveStory.Event
  var words: EventWords
  var place: Coordinate
}

/// Finds where the vehicle was at events, between two positions in proportion.
struct EventPlaces {
  private var last: DriveStory.Location?
  private var waiting: [(event: DriveStory.Event, words: EventWords)] = []

  /// Takes an event, if a timeline tells it.
  mutating func take(_ event: DriveStory.Event) {
    if let words = event.words { waiting.append((event, words)) }
  }

  /// Takes a position; returns the events before it, but those that came before any position.
  mutating func take(_ location: DriveStory.Location) -> [PlacedEvent] {
    defer { last = location }
    guard let first = waiting.first, first.event.time < location.time else { return [] }
    let count = waiting.firstIndex { $0.event.time >= location.time } ?? waiting.count
    defer { waiting.removeFirst(count) }
    guard let last else { return [] }
    return waiting[..<count].compactMap { event, words in
      last.place(at: event.time, before: location).map {
        PlacedEvent(event: event, words: words, place: $0)
      }
    }
  }

  /// Returns the events behind the last position.
  func rest() -> [PlacedEvent] {
    guard let last else { return [] }
    return waiting.map { PlacedEvent(event: $0.event, words: $0.words, place: last.coordinate) }
  }
}

extension Scenario {
  /// Returns a moment of the drive on the wall clock, such as `2026-03-01T08:00:47.8Z`.
  func wallTime(_ milliseconds: Int64) -> String {
    CivilDate.text(nanoseconds: wallNanoseconds(milliseconds))
  }

  /// Returns a moment of the drive as nanoseconds since the Unix epoch.
  func wallNanoseconds(_ milliseconds: Int64) -> Int64 { epoch + milliseconds * 1_000_000 }
}
