import Geodesy
import NavigationFixtures
import Seeds
import Testing

@testable import Navigation

/// The table of a session's answers holds at every moment, whatever is called when.
@Suite struct SessionTableTests {
  @Test("Random calls never leave the table", arguments: 0..<200)
  func randomCalls(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let scheduler = TestScheduler()
    let outcomes: [Result<[Route], RouteCalculationError>] = [
      .success([Equator.route(to: [Equator.a])]), .success([]), .failure(.timeout),
      .failure(.noRouteFound), .failure(.network(.routing)), .failure(.quotaExceeded),
    ]
    let answers = (0..<40).map { _ in
      ScriptedProvider.Answer(
        latency: Double.random(in: 0...2, using: &random),
        outcome: outcomes.randomElement(using: &random) ?? outcomes[0]
      )
    }
    let provider = ScriptedProvider(scheduler, answers)
    provider.ignoresCancel = Bool.random(using: &random)
    let context = NavigationContext(provider: .custom(provider), scheduler: scheduler)
    context.start()
    var service = context.routingService
    let log = SessionLog()
    var kept: [RouteCalculationSession] = []
    var rows: [Int: String] = [:]
    var ended: [Int: Int] = [:]

    func look() {
      for session in kept {
        let row = Self.row(of: session)
        #expect(row != "none", "session \(session.id)")
        if let before = rows[session.id], before != "running" { #expect(before == row) }
        rows[session.id] = row
      }
    }
    log.onLine = { session in
      let line = log.lines.last ?? ""
      let isEnd = !line.hasPrefix("non-fatal")
      #expect(Self.row(of: session) == (isEnd ? line.split(separator: " ").first : "running") ?? "")
      #expect(ended[session.id] == nil, "told after its end: \(line)")
      if isEnd { ended[session.id] = 1 }
      look()
      if Bool.random(using: &random) { kept.removeAll { $0 === session } }
    }
    for number in 0..<30 {
      scheduler.at(Double(number) * 0.1) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1, 2:
          let plan = RoutePlanPoint.plan(
            through: (0..<Int.random(in: 0...3, using: &random)).map {
              Coordinate(latitude: 0, longitude: Double($0) / 100)
            }
          )
          let told = log.lines.count
          if let session = service?.calculateRoutes(through: plan, listener: log) {
            #expect(log.lines.count == told && !session.isFinished)
            kept.append(session)
          } else {
            #expect(plan.count < 2)
          }
        case 3: kept.randomElement(using: &random)?.cancel()
        case 4: if !kept.isEmpty { kept.removeFirst() }
        default:
          service = nil
          service = context.routingService
        }
        look()
      }
    }
    scheduler.run()
    look()
    let areOver = kept.allSatisfy(\.isFinished)
    #expect(areOver)
  }

  private static func row(of session: RouteCalculationSession) -> String {
    let hasResult = session.result != nil
    let hasInfo = session.failureInfo != nil
    let flags = [session.hasSucceeded, session.hasFailed, session.isCancelled]
    return switch (session.isFinished, flags, hasResult, hasInfo) {
    case (false, [false, false, false], false, false): "running"
    case (true, [true, false, false], true, false): "succeeded"
    case (true, [false, true, false], false, true): "failed"
    case (true, [false, false, true], false, false): "cancelled"
    default: "none"
    }
  }
}
