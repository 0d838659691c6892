/// Finds the road that a vehicle is on, fix by fix (online Viterbi with a fixed lag).
///
/// It is the model of ``MapMatcher`` and its code: with a lag as long as the trace the answers are the
/// same. Once its tables are large enough a fix allocates nothing. It is for one thread at a time.
public final class OnlineMatcher {
  /// Fixes after which an answer is given for good.
  public let lag: Int
  private var engine: MatchEngine
  private var decidedColumns = 0

  /// - Parameter lag: 2 or 3 fixes get most of what waiting can get.
  public init(_ map: RoadMap, parameters: MatchParameters = MatchParameters(), lag: Int = 2) {
    self.lag = max(0, lag)
    engine = MatchEngine(map, parameters)
  }

  /// Sets the route that is followed, nil for none: leaving it costs ``MatchParameters/departure``.
  public func follow(_ route: PlannedRoute?) { engine.follow(route) }

  /// Forgets all fixes.
  public func reset() {
    engine.removeAll()
    decidedColumns = 0
  }

  /// Takes the next fix.
  public func add(_ point: MatchPoint) -> OnlineMatch {
    engine.add(point)
    let count = engine.droppedFixes + engine.log.count
    let lagged = count > lag ? engine.answer(toFix: count - 1 - lag) : nil
    let now = lag == 0 ? lagged : engine.answer(toFix: count - 1)
    decidedColumns = engine.convergence(from: decidedColumns)
    let committed = engine.decidedFixes(columns: decidedColumns)
    engine.drop(decidedColumns: decidedColumns, beforeFix: count - lag)
    return OnlineMatch(
      fix: count - 1,
      now: now ?? MatchedFix(role: .invalid, position: nil, edge: nil, part: nil),
      lagged: lagged,
      committedCount: committed
    )
  }

  /// Ends the trace, and returns the answers that the lag still owed, of the last fixes in order.
  public func finish() -> [MatchedFix] {
    engine.finish()
    let count = engine.droppedFixes + engine.log.count
    return (max(0, count - lag)..<count).map { engine.answer(toFix: $0) }
  }
}

/// What an online matcher says at a fix.
public struct OnlineMatch: Hashable, Sendable {
  /// The fix, counted from 0.
  public let fix: Int
  /// Where the vehicle most likely is, with what is known so far: for the puck.
  public let now: MatchedFix
  /// Where it most likely was so many fixes ago, with what came since: for what decides on a road.
  ///
  /// It is nil until there are so many.
  public let lagged: MatchedFix?
  /// How many fixes, from the first, will never be thought of otherwise.
  public let committedCount: Int
}
