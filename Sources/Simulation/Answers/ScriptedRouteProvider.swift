import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// A custom provider that answers as the scenario scripts it: the first answer to the first call, and so
/// on.
final class ScriptedRouteProvider: CustomRouteProvider {
  private let answers: [CustomAnswer]
  private let scheduler: Scheduler
  private let recorder: Recorder
  private var used = 0
  /// Is told of a call for which no answer is left.
  var onUnscripted: (() -> Void)?

  init(answers: [CustomAnswer], scheduler: Scheduler, recorder: Recorder) {
    self.answers = answers
    self.scheduler = scheduler
    self.recorder = recorder
  }

  /// How many answers nobody asked for.
  var unusedCount: Int { answers.count - used }

  func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    guard used < answers.count else {
      onUnscripted?()
      return scheduler.schedule(afterNanoseconds: 0, as: .answer) {
        completion(.failure(RouteCalculationError.noRouteFound))
      }
    }
    let answer = answers[used]
    used += 1
    let call = Call(ignoresCancel: answer.ignoresCancel) { [recorder] in
      recorder.record(Event.Provider.CustomCancelled.self)
    }
    guard let outcome = outcome(of: answer, origin, waypoints) else { return call }
    call.job = scheduler.schedule(afterNanoseconds: answer.latencyNanoseconds, as: .answer) {
      call.isAnswered = true
      completion(outcome)
    }
    return call
  }

  /// Returns what the provider comes to; nil where it never answers.
  private func outcome(
    of answer: CustomAnswer,
    _ origin: Location,
    _ waypoints: [Waypoint]
  ) -> Result<[Route], any Error>? {
    switch answer.outcome {
    case .silence: return nil
    case .failure(let failure): return .failure(failure.error)
    case .routes(let list):
      return Result { try list.map { try route($0, origin, waypoints) } }
    }
  }

  private func route(
    _ route: CustomAnswer.ScriptedRoute,
    _ origin: Location,
    _ waypoints: [Waypoint]
  ) throws -> Route {
    let start = Waypoint(coordinate: origin.coordinate).map { [$0] } ?? []
    switch route {
    case .osrm(let bytes, let precision):
      return try Route(
        osrmRoute: bytes,
        waypoints: start + waypoints,
        polylinePrecision: precision
      )
    case .answered(let route):
      let stops = waypoints.filter { $0.kind == .stop }
      guard let route = route.heading(to: stops) else {
        throw RouteParseError.legs(route.legs.count, forStops: stops.count)
      }
      return route
    case .legs(let paths, let speed):
      let stops = waypoints.filter { $0.kind == .stop }
      guard stops.count == paths.count else {
        throw RouteParseError.legs(paths.count, forStops: stops.count)
      }
      let legs = zip(paths, stops).map { path, stop in
        RouteLeg(destination: stop, steps: Self.steps(GeoPath(path), speed: speed))
      }
      return Route(legs: legs, waypoints: start + waypoints)
    }
  }

  /// Returns one step along the path, and the arrival.
  private static func steps(_ path: GeoPath, speed: Double) -> [RouteStep] {
    let length = path.length
    let along = RouteStep(
      path: path,
      distance: length,
      duration: length / speed,
      instruction: "Depart",
      maneuver: Maneuver(type: "depart")
    )
    guard let end = path.coordinates.last else { return [along] }
    let arrival = RouteStep(
      path: GeoPath([end, end]),
      distance: 0,
      duration: 0,
      instruction: "Arrive",
      maneuver: Maneuver(type: "arrive")
    )
    return [along, arrival]
  }

  /// A call under way; that it is cancelled before its answer is recorded.
  private final class Call: Cancellable {
    var job: (any Cancellable)?
    var isAnswered = false
    private let ignoresCancel: Bool
    private let onCancel: () -> Void

    init(ignoresCancel: Bool, onCancel: @escaping () -> Void) {
      self.ignoresCancel = ignoresCancel
      self.onCancel = onCancel
    }

    func cancel() {
      guard !isAnswered else { return }
      onCancel()
      if !ignoresCancel { job?.cancel() }
    }
  }
}
