import Geodesy
package import Navigation
package import ScenarioLanguage

/// All faults of a scenario, one after another, on a stream of fixes.
package struct FaultChain {
  private var models: [FaultModel]
  private var receiver = FaultyReceiver()
  private var lastFix: Location?
  private var metres = 0.0
  private var course = 0.0
  /// Fixes that are still to come, the next one first.
  private var waiting: [ArrivingFix] = []
  /// No fix to come arrives before this.
  private var horizon = Int64.min

  /// Creates the models of faults, which follow each other in the given order.
  package init(_ setups: [FaultSetup], seed: UInt64) {
    models = setups.map { FaultModel($0, seed: seed) }
  }

  /// Returns the next fix as the navigator gets it; nil once the source is spent and all have come.
  ///
  /// - Throws: Whatever `source` throws.
  package mutating func next<Failure: Error>(
    _ source: () throws(Failure) -> Location?
  ) throws(Failure) -> ArrivingFix? {
    while waiting.first.map({ $0.arrival.nanoseconds > horizon }) ?? true {
      guard let fix = try source() else {
        horizon = .max
        break
      }
      take(fix)
    }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  private mutating func take(_ fix: Location) {
    if let lastFix { metres += lastFix.coordinate.distance(to: fix.coordinate) }
    course = fix.course ?? course
    var sample = FaultySample(
      fix,
      seconds: fix.timestamp.seconds,
      elapsed: lastFix.map { max(0, fix.timestamp.seconds(since: $0.timestamp)) } ?? 0,
      metres: metres,
      course: course
    )
    lastFix = fix
    for index in models.indices { models[index].apply(to: &sample) }
    horizon = max(horizon, fix.timestamp.nanoseconds)
    let told = receiver.location(of: sample)
    guard !sample.isDropped else { return }
    let arrival = fix.timestamp.advanced(byNanoseconds: sample.delay)
    for _ in 0..<sample.copies { insert(ArrivingFix(arrival: arrival, location: told)) }
  }

  /// Keeps the order of arrival, and of the source where two arrive at once.
  private mutating func insert(_ fix: ArrivingFix) {
    var index = waiting.count
    while index > 0, waiting[index - 1].arrival > fix.arrival { index -= 1 }
    waiting.insert(fix, at: index)
  }
}
