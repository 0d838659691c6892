import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Drives that nobody would drive, drawn by seeds: most of what is told is right, and some of it is not.
///
/// What the laws say of them is not judged by a rule but held as it is: whoever moves a law sees where.
struct LawDraws {
  /// How many drives a trial has, and how many trials there are of each judge.
  private static let (drives, trials) = (30, 12)

  static var all: [ToldTrial] {
    Judge.allCases.flatMap { judge in
      (0..<trials).map { number in
        let said = (0..<drives).map { drive in
          var draws = LawDraws(judge, seed: UInt64(number * drives + drive + 1))
          return draws.told()
        }
        return ToldTrial(
          name: "laws of drawn drives, \(judge.rawValue), \(number + 1)",
          told: said.joined(separator: "\n")
        )
      }
    }
  }

  /// Who is judged.
  private enum Judge: String, CaseIterable {
    case own = "of the SDK's own navigator"
    case foreign = "of another"
    case recorded = "recorded elsewhere"
    case ownRecorded = "of the SDK's own navigator, recorded elsewhere"
    case terse = "of another that tells half of it"
  }

  private var dice: RandomStream
  private let bench: LawBench
  private let judge: Judge
  private let routes = [
    LawBench.straight, LawBench.outAndBack, LawBench.around, LawBench.twoLegs,
  ]
  private var route = LawBench.straight
  private var time = 0.0
  private var along = 0.0
  private var speed = 10.0
  private var state = Recorded.OnRouteState.undefined
  private var step = 0
  private var request = 1
  private var isRerouting = false

  private init(_ judge: Judge, seed: UInt64) {
    dice = RandomStream("laws", seed: seed)
    self.judge = judge
    var configuration = NavigatorConfiguration()
    if dice.unit() < 0.3 { configuration.offRoute.distance = 20 }
    if dice.unit() < 0.3 { configuration.positioning.lostAfter = 4 }
    if dice.unit() < 0.2 { configuration.reroute.minimumTime = 2 }
    var kinds = EventKind.allCases.filter { $0.source == .navigator }
    if judge == .terse {
      for _ in 0..<8 { kinds.remove(at: Int(dice.unit() * Double(kinds.count))) }
      if dice.unit() < 0.5 { kinds.removeAll { $0 == .didChangeRoute } }
    }
    let tells = kinds.map(\.text)
    let identity = NavigatorIdentity(name: "drawn", routes: .asked, tells: tells)
    let judgement =
      switch judge {
      case .own: LawJudgement()
      case .foreign, .terse: LawJudgement(identity, .builtin)
      case .ownRecorded: LawJudgement(recorded: .builtin(.builtin), .builtin, hasCalls: true)
      case .recorded: LawJudgement(recorded: identity, .builtin, hasCalls: seed % 2 == 0)
      }
    bench = LawBench(configuration, judging: judgement)
  }

  private mutating func isDrawn(_ share: Double) -> Bool { dice.unit() < share }

  private mutating func draw(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * dice.unit()
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int(dice.unit() * Double(values.count))]
  }

  private mutating func told() -> String {
    begin()
    for _ in 0..<40 { tick() }
    bench.checker.runEnded(isCut: isDrawn(0.3))
    return bench.told(withOutcomes: true)
  }

  private mutating func begin() {
    route = one(of: routes)
    along = 0
    (step, state) = (0, .undefined)
    let stops = isDrawn(0.2) ? [] : route.legs.map(\.destination)
    if judge == .own {
      bench.checker.requested(request, through: stops)
    } else {
      var call = Event.Action.SetDestinations()
      call.waypoints = .init(stops)
      bench.checker.recordedCall(call)
    }
    bench.change(to: route, isDrawn(0.8) ? .destinationsSet : one(of: Self.reasons))
    let number = request
    if isDrawn(0.9) { bench.tell(Event.Navigator.RouteStatusTold.self) { $0.requestID = number } }
    if isDrawn(0.9) { bench.tell(Event.Navigator.GuidanceChanged.self) { $0.isActive = true } }
    request += 1
    move(to: .onRoute)
  }

  private static let reasons: [Recorded.RouteChangeReason] = [
    .destinationsSet, .routeSupplied, .continuedToNext, .cleared, .reroute, .betterRoute,
    .reroutingByTraffic,
  ]

  private mutating func move(to next: Recorded.OnRouteState) {
    bench.state(isDrawn(0.97) ? state : .undefined, next)
    state = next
  }

  private mutating func tick() {
    let pause = isDrawn(0.9) ? 1.0 : one(of: [0, 2, 2.5, 5, 12, -3])
    time += pause
    if isDrawn(0.1) { speed = one(of: [0, 5, 10, 30, 55]) }
    if isDrawn(0.05) { speed = -speed }
    along = min(max(0, along + speed * max(0, pause)), route.path.length)
    let aside = isDrawn(0.8) ? draw(-4, 4) : draw(-80, 80)
    let fix = LawBench.fix(
      route,
      isDrawn(0.97) ? along : draw(0, route.path.length),
      at: max(0, time),
      aside: aside,
      speed: isDrawn(0.6) ? speed.magnitude : nil,
      accuracy: isDrawn(0.5) ? one(of: [3, 8, 40, 120]) : nil
    )
    let shown = isDrawn(0.9) ? along : along + draw(-150, 150)
    let remaining = route.path.length - (isDrawn(0.9) ? shown : shown + draw(-150, 150))
    let isSnapped = state == .onRoute && isDrawn(0.95)
    bench.pass(
      fix,
      shownAt: isSnapped ? LawBench.place(route, shown) : fix.coordinate,
      isSnapped: isSnapped,
      isReckoned: isDrawn(0.04),
      remaining: isDrawn(0.95) ? remaining : nil,
      along: isDrawn(0.98) ? RouteID(0) : RouteID(3)
    ) {
      within(fix, remaining)
    }
    if isDrawn(0.03) { begin() }
    if isDrawn(0.3) { fleet() }
  }

  /// What comes with a fix beside its place.
  private mutating func within(_ fix: Location, _ remaining: Double) {
    if isDrawn(0.1) { move(to: one(of: [.onRoute, .offRoute, .undefined])) }
    if isDrawn(0.1) {
      let from = isDrawn(0.9) ? step : step + 1
      step = from + 1
      let to = step
      bench.tell(Event.Navigator.DidAdvanceStep.self) { ($0.from, $0.to) = (from, to) }
    }
    if isDrawn(0.1) { reroute() }
    if isDrawn(0.5) {
      bench.tell(Event.Navigator.DidUpdateRemainingDistance.self) { $0.metres = max(-1, remaining) }
    }
    if isDrawn(0.1) { bench.tell(Event.Navigator.DidUpdateRemainingTime.self) }
    if isDrawn(0.1) {
      let text = one(of: ["Mole", "Pier"])
      bench.tell(Event.Navigator.DidUpdateInstruction.self) { event in
        (event.text, event.maneuver) = (text, "turn left")
      }
    }
    if isDrawn(0.1) { bench.announce(one(of: ["0/0/0/0", "1/0/0/0"])) }
    if isDrawn(0.05) || remaining < 5 && isDrawn(0.5) {
      let stop = one(of: route.legs.map(\.destination) + [LawBench.stop(9000)])
      bench.arrive(stop, index: one(of: [0, 1, 2]), isFinal: isDrawn(0.5))
    }
    if isDrawn(0.03) {
      let isActive = isDrawn(0.7)
      bench.tell(Event.Navigator.GuidanceChanged.self) { $0.isActive = isActive }
    }
    if isDrawn(0.03) { bench.change(to: route, one(of: Self.reasons)) }
    if isDrawn(0.05) {
      let metres = draw(-5, 100)
      bench.tell(Event.Probe.NavigatorState.self) { $0.traveledDistance = metres }
    }
    if isDrawn(0.02) {
      bench.checker.callBegins()
      bench.tell(Event.Navigator.DidVibrate.self)
      bench.checker.callEnds()
    }
    if isDrawn(0.02) { bench.checker.passed(one(of: route.legs).destination) }
    if isDrawn(0.05) {
      let isSnapped = isDrawn(0.8)
      bench.tell(Event.Navigator.DidUpdateLocation.self) { event in
        (event.coordinate, event.isSnapped) = (fix.coordinate, isSnapped)
      }
    }
    if isDrawn(0.02), judge != .own {
      bench.checker.recordedCall(Event.Action.ContinueToNextDestination())
    }
  }

  private mutating func reroute() {
    let stops = route.legs.map(\.destination)
    let asked = isDrawn(0.8) ? stops : [one(of: stops)]
    if isRerouting, isDrawn(0.8) {
      bench.endReroute(isDrawn(0.9) ? request : request + 5)
      isRerouting = false
      if isDrawn(0.7) { bench.change(to: route, .reroute) }
    } else {
      request += 1
      isRerouting = true
      if isDrawn(0.9) {
        bench.reroute(request, through: stops, asksFor: asked)
      } else {
        bench.startReroute(request, through: asked)
      }
    }
  }

  private mutating func fleet() {
    let job = one(of: ["a", "b"])
    switch Int(dice.unit() * 6) {
    case 0:
      let isRunning = isDrawn(0.7)
      bench.tell(Event.Fleet.ServiceState.self) { $0.running = isRunning }
    case 1:
      let isAccepted = isDrawn(0.8)
      let kind: Recorded.FleetEventKind = one(of: [.jobStarted, .jobFinished])
      bench.tell(Event.Fleet.Send.self) { event in
        (event.accepted, event.jobID, event.kind) = (isAccepted, job, kind)
      }
      if isDrawn(0.8) {
        bench.tell(Event.Fleet.DidAcknowledge.self) { ($0.jobID, $0.kind) = (job, kind) }
      }
    case 2: bench.tell(Event.Fleet.DidAcknowledge.self) { $0.jobID = job }
    case 3:
      let state: Recorded.JobState = one(of: Recorded.JobState.allCases)
      bench.tell(Event.Fleet.JobState.self) { ($0.jobID, $0.state) = (job, state) }
    case 4: bench.tell(Event.Fleet.ETAUpdate.self) { $0.jobID = job }
    default: bench.tell(Event.Fleet.DidReceiveMessage.self)
    }
  }
}
