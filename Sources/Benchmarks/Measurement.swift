import Platform
import Synchronization

/// Repeats a piece of work and keeps what it took.
struct Measurement {
  /// Seconds of each run, sorted.
  let seconds: [Double]

  /// The median run in seconds.
  var median: Double { seconds[seconds.count / 2] }

  /// Runs `work` once to warm up and then `runs` times.
  init(runs: Int, _ work: () throws -> Void) rethrows {
    try work()
    var seconds: [Double] = []
    for _ in 0..<max(1, runs) {
      let start = SystemProcess.now
      try work()
      seconds.append(Double(SystemProcess.now - start) / 1e9)
    }
    self.seconds = seconds.sorted()
  }

  /// Takes runs that somebody else measured, at least one.
  init(seconds: [Double]) {
    precondition(!seconds.isEmpty, "no runs")
    self.seconds = seconds.sorted()
  }

  /// Returns a row of `amount` things per second.
  func rate(
    _ name: String,
    _ work: String,
    amount: Double,
    unit: String,
    target: BenchTarget? = nil
  ) -> BenchRow {
    let slowest = seconds[seconds.count - 1]
    return BenchRow(
      name: name,
      work: work,
      value: amount / median,
      unit: unit,
      target: target,
      runs: seconds.count,
      range: (amount / slowest)...(amount / seconds[0])
    )
  }

  /// Returns a row of the time a run takes, `scale` units a second.
  func time(
    _ name: String,
    _ work: String,
    scale: Double,
    unit: String,
    target: BenchTarget? = nil
  ) -> BenchRow {
    BenchRow(
      name: name,
      work: work,
      value: median * scale,
      unit: unit,
      target: target,
      runs: seconds.count,
      range: (seconds[0] * scale)...(seconds[seconds.count - 1] * scale)
    )
  }
}

/// Takes results that nobody needs, so that the work for them is not left out.
enum BlackHole {
  private static let kept = Atomic<UInt64>(0)

  static func take(_ value: Double) {
    kept.store(value.bitPattern, ordering: .relaxed)
  }

  static func take(_ value: Int) {
    kept.store(UInt64(truncatingIfNeeded: value), ordering: .relaxed)
  }
}
