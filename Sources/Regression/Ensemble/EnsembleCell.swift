/// What the drives of one scenario with one variant of the navigator came to together.
package struct EnsembleCell: Sendable {
  /// The name of the scenario.
  package let scenario: String
  /// The name of the variant: a profile.
  package let variant: String
  /// What each drive came to, in the order of the seeds.
  package let outcomes: [DriveOutcome]

  /// Creates the sum of some drives.
  package init(scenario: String, variant: String, outcomes: [DriveOutcome]) {
    self.scenario = scenario
    self.variant = variant
    self.outcomes = outcomes
  }

  /// The drives that there is something to count of.
  package var counted: [DriveOutcome] { outcomes.filter { $0.failure == nil } }
  /// The drives that could not be counted, each with its reason.
  package var failures: [DriveOutcome] { outcomes.filter { $0.failure != nil } }

  /// The way driven on all counted drives, in kilometres.
  package var kilometres: Double { counted.reduce(0) { $0 + $1.kilometres } }
  /// How often a vehicle was said to be off its route while it was on it.
  package var falseOffRoutes: Int { counted.reduce(0) { $0 + $1.falseOffRoutes } }
  /// How many reroutes were asked for while the vehicle was on its route.
  package var falseReroutes: Int { counted.reduce(0) { $0 + $1.falseReroutes } }
  /// How often a vehicle was off its route, but not by a departure on purpose.
  package var otherOffRoutes: Int { counted.reduce(0) { $0 + $1.otherOffRoutes } }
  /// How many reroutes were asked for.
  package var reroutes: Int { counted.reduce(0) { $0 + $1.reroutes } }
  /// How many reroutes were asked for at the start of a drive.
  package var startReroutes: Int { counted.reduce(0) { $0 + $1.startReroutes } }
  /// The drives that began with a reroute.
  package var beganWithReroute: Int { counted.count { $0.beganWithReroute } }
  /// The drives whose first route was asked for again, because the vehicle set out another way.
  package var askedAgain: Int { counted.count { $0.askedAgain > 0 } }
  /// How many laws and expectations were broken.
  package var violations: Int { counted.reduce(0) { $0 + $1.violations.count } }

  /// Returns how often something happens in 1,000 km; nil without a way.
  package func perThousandKilometres(_ count: Int) -> Double? {
    kilometres > 0 ? Double(count) / kilometres * 1000 : nil
  }

  // MARK: - Departures

  private var detections: [DriveOutcome.Departure.Detection] {
    counted.flatMap(\.departures).map(\.detection)
  }

  /// The departures that were told.
  package var detected: Int {
    detections.count { if case .detected = $0 { true } else { false } }
  }
  /// The departures of which nothing was said before they were over.
  package var missed: Int { detections.count { if case .missed = $0 { true } else { false } } }
  /// The departures in which there was nothing to detect.
  package var void: Int { detections.count { if case .void = $0 { true } else { false } } }
  /// The departures that there was something to detect of.
  package var departures: Int { detected + missed }

  /// Seconds after the junction.
  package var detectionSeconds: EnsembleSample {
    EnsembleSample(
      detections.compactMap { if case .detected(let seconds, _, _) = $0 { seconds } else { nil } }
    )
  }

  /// Seconds after the vehicle was 15 m from its route.
  package var detectionSecondsApart: EnsembleSample {
    EnsembleSample(
      detections.compactMap { if case .detected(_, _, let seconds) = $0 { seconds } else { nil } }
    )
  }

  /// Metres driven past the junction.
  package var detectionMetres: EnsembleSample {
    EnsembleSample(
      detections.compactMap { if case .detected(_, let metres, _) = $0 { metres } else { nil } }
    )
  }

  // MARK: - Arrivals

  /// The drives with one final arrival.
  package var arrivedOnce: Int { counted.count { $0.arrivals == 1 } }
  /// The drives with more than one final arrival.
  package var arrivedOften: Int { counted.count { $0.arrivals > 1 } }
  /// The drives without a final arrival.
  package var arrivedNever: Int { counted.count { $0.arrivals == 0 } }
  /// Those that arrived once, within 25 m and 3 s of the true end.
  package var arrivedRight: Int { counted.count { $0.isArrivalRight } }
  /// Metres of the first arrivals from the true end, to either side.
  package var arrivalMetres: EnsembleSample {
    EnsembleSample(counted.compactMap { $0.arrivalError.map { abs($0.metres) } })
  }
  /// Seconds of the first arrivals from the true moment, to either side.
  package var arrivalSeconds: EnsembleSample {
    EnsembleSample(counted.compactMap { $0.arrivalError.map { abs($0.seconds) } })
  }

  // MARK: - Words

  /// Seconds from the last words about each maneuver to the maneuver.
  package var lastWords: EnsembleSample { EnsembleSample(counted.flatMap(\.lastWords)) }
  /// The maneuvers whose last words came less than three seconds before them.
  package var lateWords: Int { lastWords.values.count { $0 < 3 } }
  /// Words that began before those before them can have ended.
  package var overlaps: Int { counted.reduce(0) { $0 + $1.overlaps } }

  // MARK: - Worst

  /// The drives that went worst, the worst first: those worth looking at.
  package var worst: [DriveOutcome] {
    counted.filter { Self.badness($0) > 0 }
      .sorted { (Self.badness($1), $0.seed) < (Self.badness($0), $1.seed) }
  }

  private static func badness(_ outcome: DriveOutcome) -> Double {
    var sum = Double(outcome.falseOffRoutes + outcome.falseReroutes) * 1000
    for departure in outcome.departures {
      switch departure.detection {
      case .missed: sum += 500
      case .detected(let seconds, _, _): sum += seconds > 10 ? seconds : 0
      case .void: break
      }
    }
    if outcome.arrivals != 1 { sum += 300 } else if !outcome.isArrivalRight { sum += 50 }
    sum += Double(outcome.violations.count) * 100
    return sum
  }
}

/// Numbers of which the middle, the high tenth and the extreme are told.
package struct EnsembleSample: Sendable {
  /// In rising order.
  package let values: [Double]

  /// Creates a sample of values in any order.
  package init(_ values: some Sequence<Double>) { self.values = values.sorted() }

  /// The number of values.
  package var count: Int { values.count }

  /// Returns the value that a share of all do not exceed; nil without values.
  package func quantile(_ share: Double) -> Double? {
    guard let last = values.last else { return nil }
    let index = Int((share * Double(values.count)).rounded(.up)) - 1
    return index < values.count ? values[max(0, index)] : last
  }

  /// The value that half of all do not exceed; nil without values.
  package var median: Double? { quantile(0.5) }
  /// The value that nine tenths of all do not exceed; nil without values.
  package var high: Double? { quantile(0.9) }
  /// The largest value; nil without values.
  package var largest: Double? { values.last }
}
