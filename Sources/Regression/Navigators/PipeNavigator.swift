import CanonicalJSON
import Geodesy
import Navigation
import Recording
import Simulation

/// A program that is driven over a pipe, for one run.
final class PipeNavigator: NavigatorUnderTest {
  /// A question of the child's that was handed on.
  private struct Question {
    /// The child's number.
    var request: Int
    var origin: Coordinate
  }

  /// A fix that the child has handled before its turn, and what it wants done then.
  private struct Foreseen {
    var due: PipeMessage.DueFix
    var wishes: [PipeWish]
  }

  let session: PipeSession
  private weak var host: (any NavigatorHost)?
  /// Whether the child is in a run that is to be reset.
  private(set) var isRunning = false
  private var stops: Set<String> = []
  private var fixCount = 0
  /// When the host will wake the child, in virtual milliseconds.
  private var alarm: Int?
  private var foreseen: ArraySlice<Foreseen> = []
  /// When the child wants to be woken after all of these.
  private var foreseenAlarm: Int?
  /// The numbers that the child gave its questions.
  private var requests: Set<Int> = []
  private var questions: [RouteQuestionID: Question] = [:]
  /// Where the host asked in the child's stead, which it does at the first fix after each call.
  private var givenOrigin = Coordinate(latitude: 0, longitude: 0)
  private var awaitsOrigin = false

  init(_ session: PipeSession) { self.session = session }

  var identity: NavigatorIdentity { session.ready.identity }

  // MARK: - Calls

  func start(_ run: RunSetup, host: any NavigatorHost) throws {
    self.host = host
    stops = Set(run.stops)
    isRunning = true
    var alarm: Int?
    try session.exchange(.begin(run), wakes: identity.timers) { alarm = $0.wake }
    wishAlarm(at: alarm)
  }

  func perform(_ call: NavigatorCall) throws {
    if case .setDestinations = call.action { awaitsOrigin = true }
    try tell(.call(call))
  }

  func take(_ fix: Location) throws {
    guard let host else { return }
    if awaitsOrigin { givenOrigin = fix.coordinate }
    awaitsOrigin = false
    fixCount += 1
    if let next = foreseen.first, next.due == (host.now, fix) {
      foreseen.removeFirst()
      carryOut(next.wishes)
      if foreseen.isEmpty { wishAlarm(at: foreseenAlarm) }
      return
    }
    let due: PipeMessage.DueFix = (host.now, fix)
    let more = fixesAhead(of: due, host)
    try tell(
      more.isEmpty ? .fix(due, number: fixCount) : .fixes([due] + more, number: fixCount)
    )
  }

  func answer(_ question: RouteQuestionID, _ answer: RouteAnswer) throws {
    let asked = questions[question] ?? Question(request: question.number, origin: givenOrigin)
    try tell(.answer(asked.request, answer, from: asked.origin))
  }

  func wake(at time: VirtualTime) throws {
    alarm = nil
    try tell(.wake)
  }

  func end() throws {
    isRunning = false
    try session.exchange(.reset)
  }

  /// The fixes that the child can be told of together with one.
  private func fixesAhead(
    of due: PipeMessage.DueFix,
    _ host: any NavigatorHost
  ) -> [PipeMessage.DueFix] {
    guard session.ready.takesBatches else { return [] }
    var last = due.time.milliseconds
    var found: [PipeMessage.DueFix] = []
    for next in host.upcomingFixes(PipeLimits.fixesOfBatch - 1) {
      // Within a batch a fix is known by its moment.
      guard next.time.milliseconds > last else { break }
      last = next.time.milliseconds
      found.append(next)
    }
    return found
  }

  // MARK: - Messages

  /// Tells the child something, and carries out what it wants.
  private func tell(_ content: PipeMessage.Content) throws {
    guard let host else { return }
    // Should the run go another way than it was foreseen, nothing that was told is lost.
    while let next = foreseen.popFirst() { carryOut(next.wishes) }
    var batch = PipeBatch(of: content, at: host.now, stops: stops)
    var wishes: [[PipeWish]] = []
    var wake: Int?
    do {
      try session.exchange(content, at: host.now) { [self] (line) throws(PipeFault) in
        switch line {
        case .done(let done, let object):
          wishes = try batch.end(done, wakes: identity.timers, object)
          wake = done.wake
        case .tell(let event, let object): try batch.hear(wish(event, object), object)
        case .ask(let question, let object): try batch.hear(wish(question, object), object)
        case .cancel(let request, let object): try batch.hear(cancel(request, object), object)
        case .ready, .error: break
        }
      }
    } catch {
      carryOut(batch.beginning)
      throw error
    }
    carryOut(wishes.first ?? [])
    if case .fixes(let fixes, _) = content, wishes.count > 1 {
      foreseen = zip(fixes, wishes).map { Foreseen(due: $0, wishes: $1) }.dropFirst()
      foreseenAlarm = wake
    } else {
      wishAlarm(at: wake)
    }
  }

  /// Wishes to be woken, or not to be; nothing is changed where the host knows it.
  private func wishAlarm(at milliseconds: Int?) {
    guard milliseconds != alarm else { return }
    alarm = milliseconds
    // What is beyond the end of all time never comes.
    if let milliseconds, milliseconds < Int(Int64.max / 1_000_000) {
      host?.wake(at: VirtualTime(nanoseconds: Int64(milliseconds) * 1_000_000))
    } else {
      host?.cancelWake()
    }
  }

  // MARK: - What the child wants

  private func wish(_ event: ToldEvent, _ object: JSONValue) throws(PipeFault) -> PipeWish {
    switch event {
    case .other(let name, let members): return .tell(.other(name, members))
    case .catalogue(let payload):
      guard identity.tells.contains(event.name) else {
        throw PipeFault(
          "\(event.name) is not among the events that it said it tells",
          expected: "an event of tells",
          at: object["tell"]
        )
      }
      return .tell(.typed(payload))
    }
  }

  private func wish(_ question: PipeQuestion, _ object: JSONValue) throws(PipeFault) -> PipeWish {
    guard question.request > 0, requests.insert(question.request).inserted else {
      throw PipeFault(
        question.request > 0 ? "request \(question.request) was asked before" : "request 0",
        expected: "a number from 1 that is new in this run",
        at: object["request"]
      )
    }
    guard (1...25).contains(question.to.count) else {
      throw PipeFault(
        "\(question.to.count) waypoints",
        expected: "1 to 25 waypoints",
        at: object["to"]
      )
    }
    if let index = question.to.firstIndex(where: { $0.waypoint == nil }) {
      throw PipeFault(
        "a waypoint without a place",
        expected: "lat and lon",
        at: object["to"].map { Array($0.elements)[index] }
      )
    }
    return .ask(question)
  }

  private func cancel(_ request: Int, _ object: JSONValue) throws(PipeFault) -> PipeWish {
    guard requests.contains(request) else {
      throw PipeFault(
        "request \(request) was never asked",
        expected: "the number of a request of this run",
        at: object["request"]
      )
    }
    return .cancel(request)
  }

  private func carryOut(_ wishes: [PipeWish]) {
    guard let host else { return }
    for wish in wishes {
      switch wish {
      case .tell(let event): host.tell(event)
      case .ask(let question):
        let origin = question.from.location(at: host.now)
        let asked = host.askRoute(
          RouteQuestion(
            from: origin,
            to: question.to.compactMap(\.waypoint)
          )
        )
        questions[asked] = Question(request: question.request, origin: origin.coordinate)
      case .cancel(let request):
        if let asked = questions.first(where: { $0.value.request == request })?.key {
          host.cancelRoute(asked)
        }
      }
    }
  }
}
