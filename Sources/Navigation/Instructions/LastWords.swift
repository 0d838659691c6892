import Geodesy

/// What was spoken last, so that a new route does not repeat it.
///
/// A route that takes the place of another before a maneuver leads over the same maneuver and brings the
/// same words. Whoever comes by again later is told again.
struct LastWords {
  /// Seconds for which words are remembered unless a rule says otherwise: less than a way around the
  /// block takes.
  static let memory = 15.0
  /// Metres between two maneuvers that count as one.
  private static let sameness = 15.0

  private let memory: Double
  private var text = ""
  private var place: Coordinate?
  private var route = 0
  private var time = Instant.zero

  /// - Parameter memory: Seconds for which words are remembered.
  init(memory: Double = Self.memory) { self.memory = memory }

  /// Returns whether words about a maneuver were not spoken just now for another route, and remembers
  /// them.
  mutating func isNew(_ text: String, at place: Coordinate?, route: Int, now: Instant) -> Bool {
    if route != self.route, text == self.text, now.seconds(since: time) <= memory,
      let last = self.place, let place, last.distance(to: place) <= Self.sameness
    {
      return false
    }
    self.text = text
    self.place = place
    self.route = route
    time = now
    return true
  }
}
