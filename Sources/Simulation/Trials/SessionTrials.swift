import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Routing sessions of a real service, of which is told what no sound service tells.
enum SessionTrials {
  static var all: [ToldTrial] {
    (1...8).map { seed in ToldTrial(name: "sessions \(seed)", told: told(seed)) } + [fickle]
  }

  /// Sessions whose answers change as those of no sound one do, fit no line, or are those of nobody any more.
  private static var fickle: ToldTrial {
    let rows: [SessionLaws.Row??] = [
      .some(.inProgress), .some(.succeeded), .some(.failed), .some(.cancelled), .some(nil), nil,
    ]
    final class Answers { var row: SessionLaws.Row?? = .some(.inProgress) }
    var lines: [String] = []
    for first in rows.indices {
      for second in rows.indices {
        let bench = LawBench()
        let laws = bench.checker.sessions
        let answers = Answers()
        answers.row = rows[first]
        laws.opened(7) { answers.row }
        for place in [first, second] {
          answers.row = rows[place]
          laws.look()
        }
        bench.tell(Event.Routing.Succeeded.self) { $0.sessionID = 7 }
        lines.append("\(first) \(second): \(bench.told())")
      }
    }
    return ToldTrial(name: "sessions whose answers change", told: lines.joined(separator: "\n"))
  }

  private static func told(_ seed: Int) -> String {
    let bench = LawBench()
    let (scheduler, laws) = (bench.scheduler, bench.checker.sessions)
    var answers = Dice("answers", seed)
    // After a while, with a failure, or never.
    let provider = TrialAnswers(scheduler) {
      let outcome: Result<[Route], any Error> = answers.one(of: [
        .success([LawBench.straight]), .success([]), .failure(TransportError.timeout),
      ])
      return (answers.one(of: [1, 2, 1000]), outcome)
    }
    let context = NavigationContext(provider: .custom(provider), scheduler: scheduler)
    context.start()
    guard let service = context.routingService else { return "no service" }
    var dice = Dice("sessions", seed)
    var sessions: [RouteCalculationSession] = []
    var lines: [String] = []
    for _ in 0..<60 {
      let id = 1 + dice.below(4)
      let deed = dice.one(of: [0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7])
      switch deed {
      case 0:
        let plan = RoutePlanPoint.plan(through: [LawBench.at(0), LawBench.at(1000)])
        guard let session = service.calculateRoutes(through: plan) else { continue }
        sessions.append(session)
        laws.opened(session)
      case 1: bench.tell(Event.Routing.Succeeded.self) { $0.sessionID = id }
      case 2: bench.tell(Event.Routing.Failed.self) { $0.sessionID = id }
      case 3: bench.tell(Event.Routing.NonFatalError.self) { $0.sessionID = id }
      case 4: laws.silenced(id)
      case 5: sessions.first { $0.id == id }?.cancel()
      case 6: sessions.removeAll { $0.id == id && $0.isFinished }
      default: _ = try? scheduler.runNext()
      }
      laws.look()
      let rows = sessions.map { "\($0.id) \(SessionLaws.row(of: $0)?.rawValue ?? "none")" }
      lines.append("\(deed) of \(id): \(rows.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n") + "\n" + bench.told(withOutcomes: true)
  }
}
