import Testing

@testable import Navigation

/// Speeds against a limit of 50 km/h.
struct SpeedAlertTests {
  static let limit = 50 / 3.6

  static func second(_ value: Double) -> Instant { Instant(nanoseconds: Int64(value * 1e9)) }

  @Test(
    "The severity by the share above the limit",
    arguments: [
      (30, .notSpeeding, nil), (50, .notSpeeding, nil), (52.49, .notSpeeding, nil),
      (52.5, .minor, 5), (59.99, .minor, 19.98), (60, .major, 20), (100, .major, 100),
    ] as [(Double, SpeedAlertSeverity, Double?)]
  )
  func severity(speed: Double, severity: SpeedAlertSeverity, percent: Double?) {
    var reporter = SpeedAlertReporter()
    reporter.options = SpeedAlertOptions(minorThreshold: 0.05, majorThreshold: 0.2)
    let alert = reporter.alert(speed: speed / 3.6, limit: Self.limit, at: .zero)
    #expect(alert?.severity == severity)
    #expect(alert?.percentageAboveLimit.map { ($0 * 100).rounded() / 100 } == percent)
  }

  @Test(
    "Which thresholds are in force after both were set",
    arguments: [
      (0.05, 0.2, 0.05, 0.2), (0.3, 0.2, 0.2, 0.2), (nil, 0.2, nil, 0.2), (0.1, nil, 0.1, nil),
      (-1, 0.2, nil, 0.2), (0.1, -0.5, 0.1, nil), (0, 0, 0, 0), (.nan, .nan, nil, nil),
    ] as [(Double?, Double?, Double?, Double?)]
  )
  func order(minor: Double?, major: Double?, minorInForce: Double?, majorInForce: Double?) {
    let options = SpeedAlertOptions(minorThreshold: minor, majorThreshold: major)
    #expect(options.minorThreshold == minorInForce)
    #expect(options.majorThreshold == majorInForce)
  }

  @Test("A minor threshold set above the major one raises it")
  func raised() {
    var options = SpeedAlertOptions(minorThreshold: 0.05, majorThreshold: 0.2)
    options.minorThreshold = 0.4
    #expect(options.majorThreshold == 0.4)
    options.severityUpgradeDuration = -1
    #expect(options.severityUpgradeDuration == nil)
  }

  @Test("Told when the severity changes, else every five seconds")
  func interval() {
    var reporter = SpeedAlertReporter()
    reporter.options = SpeedAlertOptions(minorThreshold: 0.05)
    let told = (0...12).filter { second in
      let speed = second == 7 ? 55.0 : 50
      return reporter.alert(
        speed: speed / 3.6,
        limit: Self.limit,
        at: Self.second(Double(second))
      ) != nil
    }
    #expect(told == [0, 5, 7, 8])
  }

  @Test(
    "Minor speeding is major after longer than the upgrade duration",
    arguments: [(3.0, SpeedAlertSeverity.minor), (3.001, .major)]
  )
  func upgrade(after seconds: Double, severity: SpeedAlertSeverity) {
    var reporter = SpeedAlertReporter()
    reporter.options = SpeedAlertOptions(minorThreshold: 0.05, severityUpgradeDuration: 3)
    _ = reporter.alert(speed: 15, limit: 10, at: .zero)
    _ = reporter.alert(speed: 15, limit: 10, at: Self.second(seconds))
    #expect(reporter.severity == severity)
  }

  @Test("A speed that flickers around a threshold is told each five seconds, not each fix")
  func flicker() {
    var reporter = SpeedAlertReporter()
    reporter.options = SpeedAlertOptions(
      minorThreshold: 0.1,
      majorThreshold: 0.3,
      severityUpgradeDuration: nil
    )
    // 55 km/h in a zone of 50, give or take a tenth.
    let alerts = (0..<30).compactMap { second in
      let speed = (55 + (second.isMultiple(of: 2) ? 0.1 : -0.1)) / 3.6
      return reporter.alert(speed: speed, limit: 50 / 3.6, at: Self.second(Double(second)))
    }
    #expect(alerts.count == 6)
    #expect(alerts.allSatisfy { $0.severity == .minor })
    let slower = reporter.alert(speed: 53.9 / 3.6, limit: 50 / 3.6, at: Self.second(31))
    #expect(slower?.severity == .notSpeeding)
  }

  @Test("Without a minor threshold the upgrade duration says nothing")
  func upgradeNeedsMinor() {
    var reporter = SpeedAlertReporter()
    reporter.options = SpeedAlertOptions(majorThreshold: 0.9, severityUpgradeDuration: 0)
    _ = reporter.alert(speed: 15, limit: 10, at: .zero)
    _ = reporter.alert(speed: 15, limit: 10, at: Self.second(9))
    #expect(reporter.severity == .notSpeeding)
  }

  @Test(
    "Nothing is told without options, speed or limit",
    arguments: [(nil, 10), (15, nil), (nil, nil), (15, 0)] as [(Double?, Double?)]
  )
  func unknown(speed: Double?, limit: Double?) {
    var reporter = SpeedAlertReporter()
    let before = reporter.alert(speed: 15, limit: 10, at: .zero)
    #expect(before == nil)
    reporter.options = SpeedAlertOptions(minorThreshold: 0.05)
    let after = reporter.alert(speed: speed, limit: limit, at: .zero)
    #expect(after == nil)
    #expect(reporter.severity == .unknown)
  }
}
