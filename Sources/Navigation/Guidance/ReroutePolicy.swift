import Geodesy

/// The guards of a reroute: none in flight, enough time since the last ended, enough way since it was
/// triggered (X-F12).
struct ReroutePolicy {
  enum Veto: Hashable {
    case disabled, inFlight
    case notFromHere
    /// Seconds since the last reroute ended.
    case minimumTime(Double)
    /// Metres from where the last one was triggered.
    case minimumMovement(Double)
  }

  var configuration: NavigatorConfiguration.Reroute
  /// Whether the current route began where the vehicle was (X-N2).
  var beganHere = true
  private(set) var inFlight: Int?
  private var lastEnd: Instant?
  private var lastTrigger: Coordinate?

  init(configuration: NavigatorConfiguration.Reroute) {
    self.configuration = configuration
  }

  /// Returns why no reroute may be requested now; nil if one may.
  func veto(at coordinate: Coordinate, now: Instant) -> Veto? {
    if !configuration.isEnabled { return .disabled }
    if inFlight != nil { return .inFlight }
    if !beganHere { return .notFromHere }
    if let lastEnd {
      let elapsed = now.seconds(since: lastEnd)
      if !Millimetres.isMore(elapsed, than: configuration.minimumTime) {
        return .minimumTime(elapsed)
      }
    }
    if let lastTrigger {
      let moved = lastTrigger.distance(to: coordinate)
      if !Millimetres.isMore(moved, than: configuration.minimumMovement) {
        return .minimumMovement(moved)
      }
    }
    return nil
  }

  mutating func triggered(at coordinate: Coordinate) { lastTrigger = coordinate }

  mutating func started(_ requestID: Int) { inFlight = requestID }

  mutating func ended(at now: Instant) {
    inFlight = nil
    lastEnd = now
  }

  /// Forgets the past: the next departure is the first of a new journey.
  mutating func reset() {
    inFlight = nil
    lastEnd = nil
    lastTrigger = nil
  }
}
