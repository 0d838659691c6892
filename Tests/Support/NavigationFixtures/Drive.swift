import Geodesy
package import Navigation

/// A context with its navigator, a clock, a provider and a log, ready to drive.
package final class Drive {
  package let scheduler = TestScheduler()
  package let log = DriveLog()
  package let provider: ScriptedProvider
  package let context: NavigationContext
  package let navigator: Navigator

  /// Creates a drive whose provider answers with these routes, each after half a second.
  package init(
    routes: [Route] = [],
    roads: (any RoadSnapper)? = nil,
    configure: (inout NavigatorConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = NavigatorConfiguration()
    configure(&configuration)
    provider = ScriptedProvider(
      scheduler,
      routes.map { ScriptedProvider.Answer(outcome: .success([$0])) }
    )
    context = NavigationContext(
      configuration: configuration,
      provider: .custom(provider),
      roads: roads,
      scheduler: scheduler,
      hasAcceptedTerms: true
    )
    context.start()
    context.provideAPIKey("key")
    navigator = try context.navigator()
    navigator.delegate = log
  }

  /// Feeds a fix at a second of the drive.
  package func fix(
    at seconds: Double,
    _ latitude: Double,
    _ longitude: Double,
    accuracy: Double? = nil,
    course: Double? = nil,
    speed: Double? = nil
  ) {
    scheduler.at(seconds, as: .fix) { [self] in
      context.update(
        Location(
          coordinate: Coordinate(latitude: latitude, longitude: longitude),
          horizontalAccuracy: accuracy,
          course: course,
          speed: speed,
          timestamp: scheduler.now
        )
      )
    }
  }

  /// Sets destinations and notes the status as `status <number> <status>`.
  package func setDestinations(_ waypoints: [Waypoint]) {
    var id = 0
    id = navigator.setDestinations(waypoints) { [log] in log.note("status \(id) \($0)") }
  }

  /// Does something at a second of the drive.
  package func at(_ seconds: Double, _ work: @escaping (Drive) -> Void) {
    scheduler.at(seconds) { [unowned self] in work(self) }
  }
}
