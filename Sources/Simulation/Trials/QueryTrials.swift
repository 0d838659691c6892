import Geodesy
import Navigation
import Platform
import Recording
import ScenarioLanguage

/// Everything that an app may ask a navigator, asked at each fix: a recording tells but a part of it.
enum QueryTrials {
  static var all: [ToldTrial] {
    (1...4).map { seed in ToldTrial(name: "queries \(seed)", told: told(seed)) }
  }

  /// Two legs of two streets each.
  private static let route = Route(
    legs: [
      leg(
        "Pier",
        at: (400, 200),
        [[(0, 0), (200, 0), (400, 0)], [(400, 0), (400, 200)], [(400, 200)]]
      ),
      leg("Mole", at: (0, 400), [[(400, 200), (400, 400)], [(400, 400), (0, 400)], [(0, 400)]]),
    ]
  )

  private static func leg(
    _ title: String,
    at stop: (Double, Double),
    _ steps: [[(Double, Double)]]
  ) -> RouteLeg {
    RouteLeg(
      destination: LawBench.stop(stop.0, stop.1, title),
      steps: steps.map { places in
        let path = GeoPath(places.map { LawBench.at($0.0, $0.1) })
        var step = RouteStep(
          path: path,
          distance: path.length,
          duration: path.length / 10,
          maneuver: Maneuver(type: path.length > 0 ? "turn" : "arrive")
        )
        step.visualInstructions = [("far", 120.0), ("near", 40)].map { name, trigger in
          VisualInstruction(primary: .init(text: "\(title) \(name)"), triggerDistance: trigger)
        }
        return step
      }
    )
  }

  /// Tells whose turn it was.
  private final class Listener: NavigatorDelegate {
    private let name: String
    private let hear: (String) -> Void

    init(_ name: String, _ hear: @escaping (String) -> Void) {
      (self.name, self.hear) = (name, hear)
    }

    func navigator(_ navigator: Navigator, didUpdate location: Location) { hear(name) }
  }

  private static func told(_ seed: Int) -> String {
    let scheduler = Scheduler()
    let provider = TrialAnswers(scheduler) { (0, .success([route])) }
    let context = NavigationContext(
      provider: .custom(provider),
      scheduler: scheduler,
      hasAcceptedTerms: true
    )
    context.start()
    context.provideAPIKey(ScenarioKeys.valid)
    guard let navigator = try? context.navigator() else { return "no navigator" }
    var dice = Dice("queries", seed)
    var heard: [String] = []
    let listeners = ["first", "second"].map { name in Listener(name) { heard.append($0) } }
    var lines: [String] = []
    var along = Double(dice.below(3)) * 10
    defer { scheduler.cancelJobs() }
    for second in 0..<90 {
      let now = LawBench.instant(Double(second))
      while let next = scheduler.nextTime, next <= now { _ = try? scheduler.runNext() }
      scheduler.go(to: now)
      switch (second, dice.below(12)) {
      case (0, _) where seed % 2 == 0: navigator.navigate(along: route)
      case (2, _) where seed % 2 == 1: navigator.setDestinations(route.legs.map(\.destination))
      case (4, _): navigator.startGuidance()
      case (_, 0): navigator.addListener(listeners[dice.below(2)])
      case (_, 1): lines.append("removed \(navigator.removeListener(listeners[dice.below(2)]))")
      case (60..., 2): lines.append("next \(navigator.continueToNextDestination() != nil)")
      default: break
      }
      let aside = dice.one(of: [0.0, 0, 0, 3, -3, 12])
      // Of a route that is put in place something is asked before there is a fix.
      if second > 1 || seed % 2 == 1 {
        context.update(LawBench.fix(route, along, at: Double(second), aside: aside, speed: 10))
      }
      along += Double(dice.one(of: [10, 10, 10, 10, 0, 13]))
      lines.append("\(second) \(answers(navigator)) \(heard.joined(separator: ","))")
      heard = []
    }
    return lines.joined(separator: "\n")
  }

  private static func answers(_ navigator: Navigator) -> String {
    func text(_ number: Double) -> String { Quantity.fixed(number, 2) }
    func text(_ path: GeoPath) -> String { path.polyline(precision: 6) }
    func text(_ estimate: TimeAndDistance?) -> String {
      estimate.map { "\(text($0.time)) s \(text($0.distance)) m" } ?? "none"
    }
    let leg = navigator.currentLeg
    let steps = leg?.steps.map { "\($0.maneuver.type) \(text($0.path))" } ?? []
    let waypoints = route.legs.map { leg in
      navigator.timeToWaypoint(leg.destination) < 1e9
        ? "\(text(navigator.timeToWaypoint(leg.destination))) s \(text(navigator.distanceToWaypoint(leg.destination))) m"
        : "not ahead"
    }
    return [
      "\(navigator.legs?.count ?? 0) legs",
      leg.map { "\(text($0.path)) \(text($0.distance)) m \(text($0.duration)) s" } ?? "no leg",
      steps.joined(separator: " "),
      navigator.remainingStops.map { $0.title ?? "" }.joined(separator: " "),
      text(navigator.timeAndDistanceToNextDestination),
      (navigator.timesAndDistances ?? []).map { text($0) }.joined(separator: " "),
      waypoints.joined(separator: " "),
      text(navigator.traveledPath),
      navigator.currentInstruction.map { "\($0.stepIndex) \($0.instruction.primary.text)" } ?? "",
    ].joined(separator: " | ")
  }
}
