import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// The host of one run of a navigator that is not the SDK's own: it hands on the scenario's calls, the
/// fixes and the answers, and records what it is told.
final class RunHost: NavigatorHost {
  /// Why a run ends before its time.
  enum Ending: Error {
    /// The navigator did something wrong.
    case failure(NavigatorFailure)
    /// Nothing can be said of this navigator in this scenario.
    case notJudged(String)
  }

  private let navigator: any NavigatorUnderTest
  private let identity: NavigatorIdentity
  private let scenario: Scenario
  private let scheduler: Scheduler
  private let recorder: Recorder
  private let laws: LawChecker
  let desk: RouteDesk
  /// Looks at the fixes that come next.
  var lookAhead: (Int) -> [(time: VirtualTime, fix: Location)] = { _ in [] }
  /// The first thing that ends the run; looked at after each job.
  private(set) var ending: Ending?
  private var questionCount = 0
  private var alarm: Job?
  /// Where a navigator that is given its routes was last told to go, until it has got the route.
  private var destinations: (waypoints: [Waypoint], options: RouteOptions)?
  /// Whether something may be told: within a call that belongs to an instant of the run.
  private var isListening = false
  private var isTakingFix = false

  init(
    _ navigator: any NavigatorUnderTest,
    _ identity: NavigatorIdentity,
    of scenario: Scenario,
    desk: RouteDesk,
    scheduler: Scheduler,
    recorder: Recorder,
    laws: LawChecker
  ) {
    self.navigator = navigator
    self.identity = identity
    self.scenario = scenario
    self.desk = desk
    self.scheduler = scheduler
    self.recorder = recorder
    self.laws = laws
    desk.onUnanswerable = { [unowned self] explanation in
      end(.notJudged("the recorded server has no answer to what it asks: \(explanation)"))
    }
  }

  // MARK: - Calls

  func start(_ setup: RunSetup) { call { try navigator.start(setup, host: self) } }

  func perform(_ action: ScenarioAction.Call) {
    let recorded = RecordedCall(action)
    call(listening: true) {
      let call = try recorded.navigatorCall(places: scenario.places)
      laws.scenarioCalls(call)
      noteDestinations(of: call)
      try navigator.perform(call)
    }
  }

  func take(_ fix: Location) {
    laws.fixBegins(fix)
    isTakingFix = true
    call(listening: true) { try navigator.take(fix) }
    isTakingFix = false
    laws.fixEnds()
    guard let (waypoints, options) = destinations else { return }
    destinations = nil
    ask(.given, RouteQuestion(from: fix, to: waypoints, options: options))
  }

  func finish() { call { try navigator.end() } }

  private func noteDestinations(of call: NavigatorCall) {
    guard identity.routes == .given else { return }
    switch call.action {
    case .setDestinations(let waypoints, let options):
      desk.cancel(RouteQuestionID.given.number)
      destinations = waypoints.isEmpty ? nil : (waypoints, options)
    case .clearDestinations:
      desk.cancel(RouteQuestionID.given.number)
      destinations = nil
    case .continueToNextDestination, .startGuidance, .stopGuidance, .other: break
    }
  }

  /// Calls the navigator; what it throws ends the run.
  private func call(listening: Bool = false, _ work: () throws -> Void) {
    guard ending == nil else { return }
    isListening = listening
    defer { isListening = false }
    do {
      try work()
    } catch let refusal as NavigatorCallNotOffered {
      end(.notJudged(refusal.message))
    } catch let failure as NavigatorFailure {
      end(.failure(failure))
    } catch {
      end(.failure(NavigatorFailure(.error, "\(error)")))
    }
  }

  private func end(_ reason: Ending) {
    guard ending == nil else { return }
    guard case .failure(var failure) = reason else { return ending = reason }
    failure.milliseconds = failure.milliseconds ?? now.milliseconds
    ending = .failure(failure)
  }

  // MARK: - Host

  var now: VirtualTime { scheduler.now }

  func tell(_ event: NavigatorEvent) {
    guard ending == nil else { return }
    if let fault = fault(of: event) {
      var failure = NavigatorFailure(.badLine, "\(event.name): \(fault)")
      failure.said = event.name
      return end(.failure(failure))
    }
    switch event {
    case .typed(let payload): recorder.record(payload)
    case .other(let name, let members): recorder.record(other: name, members)
    }
  }

  /// Returns why an event may not be told; nil where it may.
  private func fault(of event: NavigatorEvent) -> String? {
    guard isListening else {
      return "nothing may be told before a run, between its calls or after it"
    }
    switch event {
    case .typed(let payload):
      return identity.fault(ofTelling: type(of: payload).kind) ?? payload.fault
    case .other(let name, let members): return ToldEvent.fault(ofOther: name, members)
    }
  }

  func askRoute(_ question: RouteQuestion) -> RouteQuestionID {
    questionCount += 1
    let id = RouteQuestionID(questionCount)
    ask(id, question)
    return id
  }

  private func ask(_ id: RouteQuestionID, _ question: RouteQuestion) {
    guard ending == nil else { return }
    desk.ask(id.number, question) { [unowned self] answer in
      call(listening: true) { try navigator.answer(id, answer) }
    }
  }

  func cancelRoute(_ question: RouteQuestionID) { desk.cancel(question.number) }

  func wake(at time: VirtualTime) {
    cancelWake()
    let job = Job(scheduler: scheduler, kind: .timer, period: nil) { [unowned self] in
      alarm = nil
      call(listening: true) { try navigator.wake(at: now) }
    }
    alarm = job
    scheduler.scheduleUnheld(job, at: time)
  }

  func cancelWake() {
    alarm?.cancel()
    alarm = nil
  }

  func upcomingFixes(_ limit: Int) -> [(time: VirtualTime, fix: Location)] {
    // The question that follows of this fix is due before the next one.
    guard isTakingFix, destinations == nil, ending == nil else { return [] }
    return lookAhead(limit)
  }
}

extension NavigatorIdentity {
  /// Returns why a navigator may not tell an event; nil where it may.
  func fault(ofTelling kind: EventKind) -> String? {
    if kind.source.isToldByHarness || kind.source == .routing {
      return "the harness itself records \(kind.source.rawValue) events"
    }
    return tells.contains(kind.text) ? nil : "it is not among the events that it said it tells"
  }
}
