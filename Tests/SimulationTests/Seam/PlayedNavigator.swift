import Navigation
import Recording

@testable import Simulation

/// A navigator that does what a test says, and notes what it was asked for.
final class PlayedNavigator: NavigatorUnderTest {
  /// What it does in a call, by the words of the call.
  typealias Part = (PlayedNavigator) throws -> Void

  let identity: NavigatorIdentity
  var parts: [String: Part] = [:]
  private(set) var calls: [String] = []
  private(set) var host: (any NavigatorHost)?
  private(set) var setup: RunSetup?
  private(set) var answers: [RouteAnswer] = []
  private(set) var fixes: [Location] = []

  init(
    routes: NavigatorIdentity.Routes = .asked,
    offers: [String] = ["setDestinations", "startGuidance"],
    tells: [String] = [],
    parts: [String: Part] = [:]
  ) {
    identity = NavigatorIdentity(
      name: "played",
      version: "2",
      routes: routes,
      offers: offers,
      tells: tells,
      timers: true
    )
    self.parts = parts
  }

  func start(_ run: RunSetup, host: any NavigatorHost) throws {
    (self.host, setup, calls, answers) = (host, run, [], [])
    fixes = []
    try note("start")
  }

  func perform(_ call: NavigatorCall) throws {
    try note(call.name)
  }

  func take(_ fix: Location) throws {
    fixes.append(fix)
    try note("fix")
  }

  func answer(_ question: RouteQuestionID, _ answer: RouteAnswer) throws {
    answers.append(answer)
    try note("answer \(question.number)")
  }

  func wake(at time: VirtualTime) throws { try note("wake") }

  func end() throws { try note("end") }

  private func note(_ call: String) throws {
    let time = host?.now.milliseconds ?? 0
    calls.append("\(call) at \(time)")
    try (parts["\(call) at \(time)"] ?? parts[call])?(self)
  }
}

/// Hands out one navigator, again and again.
final class OneNavigator: NavigatorSupply, @unchecked Sendable {
  private let navigator: PlayedNavigator
  private(set) var soundness: [Bool] = []

  init(_ navigator: PlayedNavigator) { self.navigator = navigator }

  func navigator(isFresh: Bool) -> any NavigatorUnderTest { navigator }

  func giveBack(_ navigator: any NavigatorUnderTest, isSound: Bool) { soundness.append(isSound) }
}
