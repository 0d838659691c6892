/// Judges speeds against limits, and decides when that is told: when the severity changes, and every few
/// seconds while speed and limit are known.
struct SpeedAlertReporter {
  /// Seconds between two reports of the same severity; our own.
  static let interval = 5.0
  /// How far below a threshold the share falls, a fiftieth of the limit, before the severity falls with it:
  /// at the threshold itself a speedometer flickers.
  static let hysteresis = 0.02

  var options: SpeedAlertOptions? {
    didSet {
      if oldValue != options { reset() }
    }
  }

  private(set) var severity = SpeedAlertSeverity.unknown
  /// Since when the minor threshold is exceeded without a break.
  private var speedingSince: Instant?
  /// Whether the major threshold is exceeded, and not only the minor one for long.
  private var isMajorBySpeed = false
  private var lastReport = Instant.zero

  /// Judges a speed and limit in metres per second; returns what is to be told.
  mutating func alert(speed: Double?, limit: Double?, at now: Instant) -> SpeedAlert? {
    guard let options, let speed, let limit, limit > 0 else {
      reset()
      return nil
    }
    // A ten-thousandth of the limit is nothing that a speedometer shows, but rounding in the last bit.
    let share = ((speed / limit - 1) * 10_000).rounded() / 10_000
    let before = severity
    severity = judge(share, options, now)
    if severity == before, now.seconds(since: lastReport) < Self.interval {
      return nil
    }
    lastReport = now
    return SpeedAlert(
      severity: severity,
      percentageAboveLimit: severity == .minor || severity == .major ? max(0, share * 100) : nil,
      speed: speed,
      limit: limit
    )
  }

  private mutating func judge(
    _ share: Double,
    _ options: SpeedAlertOptions,
    _ now: Instant
  ) -> SpeedAlertSeverity {
    func isReached(_ threshold: Double?, before: Bool) -> Bool {
      guard let threshold else { return false }
      return before ? share > threshold - Self.hysteresis : share > 0 && share >= threshold
    }
    let isMinor = isReached(options.minorThreshold, before: speedingSince != nil)
    let isMajor = isReached(options.majorThreshold, before: isMajorBySpeed)
    isMajorBySpeed = isMajor
    if isMinor {
      speedingSince = speedingSince ?? now
    } else {
      speedingSince = nil
    }
    if isMajor { return .major }
    guard isMinor else { return .notSpeeding }
    guard let duration = options.severityUpgradeDuration, let speedingSince,
      now.seconds(since: speedingSince) > duration
    else { return .minor }
    return .major
  }

  private mutating func reset() {
    severity = .unknown
    speedingSince = nil
    isMajorBySpeed = false
  }
}
