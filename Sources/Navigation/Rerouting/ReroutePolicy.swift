import Geodesy

/// The guards of a reroute: none in flight, enough time since the last ended, enough way since it was
/// triggered (X-F12); each failure in a row doubles the time, and so does each answer in a row that came too late
/// though the request began ahead, and each route that turned a driver round who goes on against the traffic.
struct ReroutePolicy {
  enum Veto: Hashable {
    case disabled, inFlight
    case notFromHere
    /// Seconds since the last reroute ended, and how many are asked for.
    case minimumTime(Double, of: Double)
    /// Metres from where the last one was triggered.
    case minimumMovement(Double)
  }

  var configuration: NavigatorConfiguration.Reroute
  let rules: RerouteRules
  /// Whether the current route began where the vehicle was (X-N2).
  var beganHere = true
  private(set) var inFlight: Int?
  /// How many reroutes failed in a row.
  private(set) var failures = 0
  /// Whether the last departure was answered by no route, or by one that nobody wanted.
  private var isUnanswered = false
  /// How many answers in a row were stale: the first makes the next request begin ahead; where that does not help,
  /// as away from all roads, nothing does at once.
  private var stales = 0
  /// Whether the last request was made against the traffic, and how many routes in a row were followed so.
  private var isAgainstTraffic = false
  private var turnedRound = 0
  /// Seconds that a stale answer took: the next request begins where the vehicle will be by then.
  private(set) var staleLatency = 0.0
  private var start = Instant.zero
  private var lastEnd: Instant?
  private var lastTrigger: Coordinate?

  init(
    configuration: NavigatorConfiguration.Reroute,
    rules: RerouteRules = RerouteRules(.builtin)
  ) {
    self.configuration = configuration
    self.rules = rules
  }

  /// Whether a departure leads to another route, for all that is known: reroutes are wanted, and the last
  /// one came about.
  var answersDepartures: Bool {
    configuration.isEnabled && (beganHere || !rules.reroutesOwnRoutesOnly) && !isUnanswered
  }

  /// Returns why no reroute may be requested now; nil if one may.
  ///
  /// - Parameter isAgainstTraffic: Whether the vehicle drives against the traffic: any route from there says
  ///   to turn round, as the one before did.
  func veto(
    at coordinate: Coordinate,
    now: Instant,
    isAgainstTraffic: @autoclosure () -> Bool = false
  ) -> Veto? {
    if !configuration.isEnabled { return .disabled }
    if inFlight != nil, rules.waitsForAnswer { return .inFlight }
    if let limit = rules.failureLimit, failures > limit { return .disabled }
    if !beganHere, rules.reroutesOwnRoutesOnly { return .notFromHere }
    if let lastEnd {
      let elapsed = now.seconds(since: lastEnd)
      let repeats = turnedRound > 0 && isAgainstTraffic() ? turnedRound + 1 : 0
      let wait = Self.wait(after: failures + max(0, stales - 1) + repeats, configuration)
      if !isPassed(elapsed, wait) { return .minimumTime(elapsed, of: wait) }
    }
    if let lastTrigger {
      let moved = lastTrigger.distance(to: coordinate)
      if !isPassed(moved, configuration.minimumMovement) {
        return .minimumMovement(moved)
      }
    }
    return nil
  }

  private func isPassed(_ value: Double, _ limit: Double) -> Bool {
    rules.passesGuardsAtLimit
      ? !Millimetres.isMore(limit, than: value) : Millimetres.isMore(value, than: limit)
  }

  /// Returns the seconds to wait after so many failures in a row: doubled from the second on, up to the
  /// limit.
  static func wait(
    after failures: Int,
    _ configuration: NavigatorConfiguration.Reroute
  ) -> Double {
    var wait = configuration.minimumTime
    for _ in 1..<max(1, failures) {
      guard wait < configuration.maximumTime else { break }
      wait = min(2 * wait, configuration.maximumTime)
    }
    return wait
  }

  mutating func triggered(at coordinate: Coordinate, isAgainstTraffic: Bool = false) {
    lastTrigger = coordinate
    self.isAgainstTraffic = isAgainstTraffic
  }

  mutating func started(_ requestID: Int, at now: Instant) {
    inFlight = requestID
    start = now
  }

  /// - Parameter outcome: How the request ended; nil where the delegate wanted none.
  mutating func ended(_ outcome: RerouteOutcome?, at now: Instant) {
    inFlight = nil
    lastEnd = now
    failures = outcome == .failed ? failures + 1 : 0
    isUnanswered = outcome == nil || outcome == .failed || outcome == .declined
    if outcome == .adopted { turnedRound = isAgainstTraffic ? turnedRound + 1 : 0 }
    stales = outcome == .stale ? stales + 1 : 0
    staleLatency = outcome == .stale ? now.seconds(since: start) : 0
  }

  /// Forgets the past: the next departure is the first of a new journey.
  mutating func reset() {
    let beganHere = beganHere
    self = Self(configuration: configuration, rules: rules)
    self.beganHere = beganHere
  }
}
