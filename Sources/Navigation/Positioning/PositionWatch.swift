import Geodesy

/// Keeps an eye on the stream of fixes: its quality, its pace, and how fast the vehicle was.
///
/// Silence is counted from when a fix was heard, by the clock that looks for the next: a receiver whose fixes
/// come late, or whose clock is wrong, is not silent.
struct PositionWatch {
  /// Seconds from fix to fix, smoothed; longer than this is no pace, but a gap.
  private static let longestInterval = 30.0
  private static let smoothing = 0.25
  /// Seconds between fixes up to which their distance tells a speed to reckon by: in a longer time a
  /// vehicle may have stopped.
  private static let longestSpeedInterval = 2.0
  /// How many intervals without a fix are a gap.
  private static let missedIntervals = 2.5

  /// The quality; nil before the first fix.
  private(set) var quality: GPSQuality?
  /// The quality that was told last, also of fixes that are forgotten.
  private var toldQuality: GPSQuality?
  /// When the last fix was heard, and the last usable one.
  private(set) var lastHeard: Instant?
  private(set) var lastUsable: Instant?
  /// The stamp of the last fix.
  private var lastStamp: Instant?
  private var interval: Double?
  /// Metres per second at the last usable fixes; nil where it is not known.
  private(set) var speed: Double?
  private var lastAlong: (along: Double, time: Instant)?

  /// Takes a fix; returns the quality before if it changed.
  mutating func heard(
    _ location: Location,
    at now: Instant,
    isUsable: Bool,
    _ limits: NavigatorConfiguration.Positioning
  ) -> GPSQuality? {
    if let lastStamp {
      let elapsed = location.timestamp.seconds(since: lastStamp)
      if elapsed > 0, elapsed < Self.longestInterval {
        interval = interval.map { $0 + Self.smoothing * (elapsed - $0) } ?? elapsed
      }
    }
    (lastHeard, lastStamp) = (now, location.timestamp)
    if isUsable {
      lastUsable = now
      return change(to: .good)
    }
    guard let lastUsable else { return change(to: .poor) }
    return now.seconds(since: lastUsable) >= limits.poorAfter ? change(to: .poor) : nil
  }

  /// Judges the silence at a moment; returns the quality before if it changed.
  mutating func silent(
    at now: Instant,
    _ limits: NavigatorConfiguration.Positioning
  ) -> GPSQuality? {
    let patience = max(limits.lostAfter, Self.missedIntervals * (interval ?? 0))
    guard let lastHeard, now.seconds(since: lastHeard) >= patience else { return nil }
    return change(to: .lost)
  }

  /// Returns whether a usable fix is overdue.
  func isOverdue(at now: Instant, _ limits: NavigatorConfiguration.Positioning) -> Bool {
    guard let lastUsable else { return false }
    let patience = max(limits.reckonAfter, Self.missedIntervals * (interval ?? 0))
    return now.seconds(since: lastUsable) >= patience
  }

  /// Returns whether the last usable fix is so old that it says nothing of where a vehicle is that moved.
  func isOutdated(at now: Instant, _ limits: NavigatorConfiguration.Positioning) -> Bool {
    silence(at: now) >= max(limits.lostAfter, Self.missedIntervals * (interval ?? 0))
  }

  /// Seconds since the last usable fix was heard.
  func silence(at now: Instant) -> Double { lastUsable.map { now.seconds(since: $0) } ?? 0 }

  /// Notes how fast the vehicle goes along its route.
  mutating func moved(_ location: Location, to along: Double) {
    defer { lastAlong = (along, location.timestamp) }
    if let told = location.speed {
      speed = told
      return
    }
    guard let lastAlong else { return }
    let elapsed = location.timestamp.seconds(since: lastAlong.time)
    guard elapsed > 0 else { return }
    speed =
      elapsed <= Self.longestSpeedInterval ? max(0, (along - lastAlong.along) / elapsed) : nil
  }

  /// Forgets the fixes: the quality is unknown until the next, which is told if it is another than was told last.
  mutating func reset() {
    let told = toldQuality
    self = PositionWatch()
    toldQuality = told
  }

  private mutating func change(to new: GPSQuality) -> GPSQuality? {
    quality = new
    defer { toldQuality = new }
    return toldQuality == new ? nil : toldQuality
  }
}

/// How well the position is known.
public enum GPSQuality: String, CaseIterable, Sendable {
  /// The last fix was good enough to decide something.
  case good
  /// Fixes come, but for some seconds none was good enough.
  case poor
  /// No fix came for some seconds.
  case lost
}
