import Geodesy

/// Tells a car that stands from a file that writes speed 0 without knowing it.
///
/// A speed of 0 is a measurement. Only where a file has no other although its places move is it none; so
/// fixes wait until a speed above 0 is seen, or the end.
struct StandingSpeeds {
  private enum State {
    /// No speed was seen yet.
    case open
    /// All speeds so far are 0, and the fixes since the first of them wait.
    case zero
    /// Speeds are measured.
    case measured
    /// So many fixes were 0 on the way that the rest is taken to be.
    case unknown
  }

  private var state = State.open
  private var waiting: [Fix] = []

  /// The most fixes that wait: 18 hours, one a second.
  private static let limit = 65_536
  /// The circle around the median of the places that a standing receiver stays in, in metres.
  private static let radius = 50.0

  /// Whether a fix has to be taken; others pass without a look.
  @inline(__always)
  func concerns(_ fix: Fix) -> Bool {
    state != .measured && (state != .open || fix.speed != nil)
  }

  /// Takes a fix; returns those that can go.
  mutating func take(_ fix: Fix) -> (fixes: [Fix], isUnknown: Bool) {
    if let speed = fix.speed, speed > 0 {
      state = .measured
      defer { waiting = [] }
      return (waiting + [fix], false)
    }
    switch state {
    case .measured: return ([fix], false)
    case .unknown: return ([fix], fix.speed != nil)
    case .open:
      guard fix.speed != nil else { return ([fix], false) }
      state = .zero
    case .zero: break
    }
    waiting.append(fix)
    guard waiting.count >= Self.limit else { return ([], false) }
    let decided = release()
    if decided.isUnknown { state = .unknown }
    return decided
  }

  /// Lets all go that wait; their speeds are unknown where the places move.
  mutating func release() -> (fixes: [Fix], isUnknown: Bool) {
    defer { waiting = [] }
    return (waiting, hasMoved)
  }

  /// Whether more than one of the places that wait lies outside the circle around their median.
  private var hasMoved: Bool {
    let latitudes = waiting.map(\.coordinate.latitude).sorted()
    let longitudes = waiting.map(\.coordinate.longitude).sorted()
    guard !waiting.isEmpty else { return false }
    let middle = Coordinate(
      latitude: latitudes[latitudes.count / 2],
      longitude: longitudes[longitudes.count / 2]
    )
    return waiting.count { $0.coordinate.distance(to: middle) > Self.radius } > 1
  }
}
