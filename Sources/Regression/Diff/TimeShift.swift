import Platform

/// By how much an event comes earlier or later than in the golden.
package struct TimeShift: Hashable, Sendable {
  /// Milliseconds, positive if later.
  package var milliseconds: Int64

  /// The locations between, positive if later; `nil` if the recordings hold none.
  package var ticks: Int?

  /// Metres driven between, positive if later; `nil` if the recordings hold no locations.
  package var metres: Double?

  /// Measures the way from one moment to another on `track`.
  package init(from golden: Int64, to new: Int64, on track: Track) {
    milliseconds = new - golden
    guard !track.isEmpty else { return }
    let (start, end) = (min(golden, new), max(golden, new))
    let sign = new < golden ? -1 : 1
    ticks = sign * track.ticks(from: start, through: end)
    metres = track.distance(at: new) - track.distance(at: golden)
  }
}

extension TimeShift: CustomStringConvertible {
  /// The shift in words, such as `later by 1 tick (1.0 s, 13.4 m)`.
  package var description: String {
    let direction = milliseconds < 0 ? "earlier" : "later"
    let seconds = Quantity.seconds(milliseconds: abs(milliseconds)) + " s"
    let way = metres.map { Quantity.fixed(abs($0), 1) + " m" }
    guard let ticks, ticks != 0 else {
      let suffix = way.map { " (\($0))" } ?? ""
      return "\(direction) by \(seconds)\(suffix)"
    }
    let count = abs(ticks) == 1 ? "1 tick" : "\(abs(ticks)) ticks"
    let details = [seconds, way].compactMap { $0 }.joined(separator: ", ")
    return "\(direction) by \(count) (\(details))"
  }
}
