/// Judges speeds against limits, and decides when that is told: when the severity changes, and every few
/// seconds while speed and limit are known.
struct SpeedAlertReporter {
  /// Seconds between two reports of the same severity; our own.
  static let interval = 5.0

  var options: SpeedAlertOptions? {
    didSet {
      if oldValue != options { reset() }
    }
  }

  private(set) var severity = SpeedAlertSeverity.unknown
  /// Since when the minor threshold is exceeded without a break.
  private var speedingSince: Instant?
  private var lastReport: Instant?

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
    if severity == before, let lastReport, now.seconds(since: lastReport) < Self.interval {
      return nil
    }
    lastReport = now
    return SpeedAlert(
      severity: severity,
      percentageAboveLimit: severity == .minor || severity == .major ? share * 100 : nil,
      speed: speed,
      limit: limit
    )
  }

  private mutating func judge(
    _ share: Double,
    _ options: SpeedAlertOptions,
    _ now: Instant
  ) -> SpeedAlertSeverity {
    let isMinor = share > 0 && options.minorThreshold.map { share >= $0 } ?? false
    let isMajor = share > 0 && options.majorThreshold.map { share >= $0 } ?? false
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
    lastReport = nil
  }
}
