import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

/// One run of the SDK's own navigator by a clock that the host sets.
final class SeparateRun {
  private weak var host: (any NavigatorHost)?
  private let scheduler = Scheduler()
  private let laws: LawChecker
  private let recorder: Recorder
  let routes: HostedRoutes
  private let navigator: BuiltinNavigator
  /// When the host will wake it.
  var wish: VirtualTime?

  init(_ setup: RunSetup, tells: Set<String>, host: any NavigatorHost) throws {
    let scenario = try setup.scenarioOfItsOwn()
    self.host = host
    laws = LawChecker(scheduler: scheduler, configuration: scenario.navigator)
    recorder = Recorder(scheduler: scheduler, laws: laws)
    routes = HostedRoutes(host)
    navigator = try BuiltinNavigator(
      RunInside(
        scenario: scenario,
        scheduler: scheduler,
        recorder: recorder,
        laws: laws,
        ledger: nil,
        defects: [],
        live: nil,
        provider: routes
      )
    )
    recorder.observe(EventKind.catalogue.filter { tells.contains($0.text) }) {
      [weak host] record in
      guard let line = record.parsed(),
        let payload = try? record.kind.payload.init(line, isLenient: true)
      else { return }
      host?.tell(.typed(payload))
    }
  }

  deinit { scheduler.cancelJobs() }

  /// Lets the navigator do something at the host's time, in its place among what is due by then.
  ///
  /// - Throws: ``BudgetError`` where time stands still.
  func act(_ kind: JobKind, _ work: @escaping (BuiltinNavigator) -> Void) throws {
    guard let host else { return }
    var isDone = false
    let job = Job(scheduler: scheduler, kind: kind, period: nil) { [navigator] in
      work(navigator)
      isDone = true
    }
    scheduler.schedule(job, at: host.now)
    while !isDone { try scheduler.runNext() }
    while let next = scheduler.nextTime, next <= host.now { try scheduler.runNext() }
    var sink = ForgettingSink()
    try recorder.flush(into: &sink)
    wishWake(host)
  }

  private func wishWake(_ host: any NavigatorHost) {
    guard scheduler.nextTime != wish else { return }
    wish = scheduler.nextTime
    if let wish { host.wake(at: wish) } else { host.cancelWake() }
  }

  /// Takes lines that nobody wants.
  private struct ForgettingSink: RecordingSink {
    mutating func append(_ lines: borrowing [UInt8]) {}
    mutating func finish() {}
  }
}

extension RunSetup {
  /// The scenario that a navigator which knows nothing but this has its settings of.
  ///
  /// - Throws: `ScenarioError` where the keys of the navigator are none, or the map's path is no path.
  fileprivate func scenarioOfItsOwn() throws(ScenarioError) -> Scenario {
    try ScenarioLoader.decoded(named: scenario) { json in
      json.member("seed", seed)
      json.member("epoch", epoch)
      if let map {
        json.beginObject("map")
        json.member("file", map)
        json.endObject()
      }
      json.member("navigator", raw: keys.bytes)
    }
  }
}
