import Geodesy
import Navigation
import NavigationLive
import Testing
import Waiting

@Suite(.waits) struct AsyncRouteProviderTests {
  static let origin = Location(
    coordinate: Coordinate(latitude: 0, longitude: 0),
    timestamp: .zero
  )

  @Test("What an async function returns or throws comes on the scheduler's thread, once")
  func answers() throws {
    let scheduler = LiveScheduler()
    let provider = AsyncRouteProvider(scheduler: scheduler) { _, waypoints, _ in
      await Task.yield()
      if waypoints.isEmpty { throw RouteCalculationError.noRouteFound }
      return []
    }
    var outcomes: [String] = []
    let stop = try #require(Waypoint(coordinate: Coordinate(latitude: 0, longitude: 1)))
    for waypoints in [[stop], []] {
      _ = provider.routes(from: Self.origin, through: waypoints, options: .default) { outcome in
        switch outcome {
        case .success(let routes): outcomes.append("\(routes.count) routes")
        case .failure(let error): outcomes.append("\(error)")
        }
      }
    }
    scheduler.run { outcomes.count == 2 }
    #expect(outcomes.sorted() == ["0 routes", "noRouteFound"])
  }

  @Test("A cancelled call cancels its task, and its late answer is not delivered")
  func cancelled() {
    let scheduler = LiveScheduler()
    let provider = AsyncRouteProvider(scheduler: scheduler) { _, waypoints, _ in
      while waypoints.isEmpty, !Task.isCancelled { await Task.yield() }
      return []
    }
    var answered = false
    var isOver = false
    let call = provider.routes(from: Self.origin, through: [], options: .default) { _ in
      answered = true
    }
    call.cancel()
    scheduler.schedule(afterNanoseconds: 50_000_000, as: .timer) { isOver = true }
    scheduler.run { isOver }
    #expect(!answered)
  }
}
