import Navigation
import ScenarioLanguage

/// All faults of the service in one run, one after another, on its requests in their order.
final class ServiceFaults {
  /// What befalls one request.
  struct Fate: Hashable {
    /// Nanoseconds that the answer comes later.
    var delay: Int64 = 0
    /// What comes in place of an answer, and after how many nanoseconds.
    var failure: ServiceFailure?
    var failureDelay: Int64 = 0
    var isSilent = false
    /// Nanoseconds that the answer waits for a later one; nil where it does not.
    var hold: Int64?
    /// Nanoseconds after which the map tiles fail.
    var tileErrors: [Int64] = []
  }

  let scheduler: Scheduler
  private let setups: [ServiceFaultSetup]
  private var streams: [RandomStream]
  /// Answers that wait for a later one.
  private var held: [HeldAnswer] = []

  init(_ setups: [ServiceFaultSetup], seed: UInt64, scheduler: Scheduler) {
    self.setups = setups
    self.scheduler = scheduler
    streams = setups.map { RandomStream($0.streamName, seed: seed) }
  }

  /// Draws what befalls the next request, which is made now.
  ///
  /// Each fault draws the same numbers whatever others do, also outside of its window.
  func next() -> Fate {
    var fate = Fate()
    for (index, setup) in setups.enumerated() {
      let isHit = streams[index].unit() < setup.probability
      let share = streams[index].unit()
      guard isHit, setup.window.contains(scheduler.now.seconds) else { continue }
      switch setup.kind {
      case .latency(let range): fate.delay += Self.nanoseconds(range, share)
      case .error(let failure, let range):
        // The first that fails is the one that is seen.
        guard fate.failure == nil else { continue }
        fate.failure = failure
        fate.failureDelay = Self.nanoseconds(range, share)
      case .timeout: fate.isSilent = true
      case .reorder(let hold): fate.hold = max(fate.hold ?? 0, Int64((hold * 1e9).rounded()))
      case .tileError(let range): fate.tileErrors.append(Self.nanoseconds(range, share))
      }
    }
    return fate
  }

  private static func nanoseconds(_ range: ClosedRange<Double>, _ share: Double) -> Int64 {
    let seconds = range.lowerBound + (range.upperBound - range.lowerBound) * share
    return Int64((seconds * 1e9).rounded())
  }

  /// Gives an answer when its fate lets it come, and those that waited for it after it.
  func deliver(_ fate: Fate, in exchange: FaultyExchange?, _ give: @escaping () -> Void) {
    if let hold = fate.hold {
      let answer = HeldAnswer(give)
      held.append(answer)
      // At the latest by itself.
      answer.timer = schedule(hold, in: exchange) { [weak self] in
        self?.held.removeAll { $0 === answer }
        give()
      }
      return
    }
    let waiting = held
    schedule(fate.delay, in: exchange) { [weak self] in
      give()
      self?.release(waiting)
    }
  }

  /// Does something later, unless the request is cancelled.
  @discardableResult
  func schedule(
    _ nanoseconds: Int64,
    in exchange: FaultyExchange?,
    _ work: @escaping () -> Void
  ) -> any Cancellable {
    let job = scheduler.schedule(afterNanoseconds: nanoseconds, as: .answer, work)
    exchange?.jobs.append(job)
    return job
  }

  private func release(_ waiting: [HeldAnswer]) {
    for answer in waiting where held.contains(where: { $0 === answer }) {
      held.removeAll { $0 === answer }
      answer.timer?.cancel()
      answer.give()
    }
  }
}

/// An answer that came and was not given yet.
private final class HeldAnswer {
  let give: () -> Void
  var timer: (any Cancellable)?

  init(_ give: @escaping () -> Void) { self.give = give }
}
