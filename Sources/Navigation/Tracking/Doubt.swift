import Geodesy

/// Whether fixes are doubted: they lie elsewhere than the way driven led, for a few seconds at most.
///
/// Reflections throw fixes off for seconds; where they stay longer, the way driven may be what is wrong.
struct Doubt {
  /// Seconds for which fixes may be doubted.
  private static let longest = 5.0

  /// The first of the fixes in a row that contradict the way driven.
  private var since: Instant?
  /// Whether the last fix is doubted.
  private(set) var isDoubted = false

  /// The last fix that is not doubted; nil before one.
  private(set) var trusted: Coordinate?

  /// Takes a fix, and whether it lies elsewhere than the vehicle can have come to.
  mutating func take(_ location: Location, isElsewhere: Bool) {
    defer { if !isDoubted { trusted = location.coordinate } }
    guard isElsewhere else {
      (since, isDoubted) = (nil, false)
      return
    }
    let start = since ?? location.timestamp
    since = start
    isDoubted = location.timestamp.seconds(since: start) < Self.longest
  }
}
