import NavigationFixtures
import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// What is shown and spoken of the maneuvers ahead.
@Suite struct PromptsTests {
  private static func follower(along longitude: Double) -> RouteFollower {
    let voices = [SpokenInstruction(text: "turn", triggerDistance: 100)]
    let route = Route(
      legs: [RouteLeg(destination: Equator.a, steps: [Equator.step(0, 0.010, voices: voices)])]
    )
    let follower = RouteFollower(
      line: RouteLine(route: route, destinations: []),
      rules: BuiltinFollowing(configuration: NavigatorConfiguration())
    )
    let fix = Location(coordinate: Equator.path([longitude]).coordinates[0], timestamp: .zero)
    _ = follower.update(fix, isOffRoute: false)
    return follower
  }

  private static func prompts() -> Prompts {
    Prompts(NavigatorConfiguration(), memory: LastWords.memory)
  }

  @Test("A voice is due once on a route, and never off it")
  func once() {
    let follower = Self.follower(along: 0.0095)
    var prompts = Self.prompts()
    let off = prompts.due(on: follower, isOnRoute: false)
    let first = prompts.due(on: follower, isOnRoute: true)
    let second = prompts.due(on: follower, isOnRoute: true)
    #expect([off.voice, first.voice, second.voice] == [nil, 0, nil])
    prompts.routeDidChange()
    let anew = prompts.due(on: follower, isOnRoute: true)
    #expect(anew.voice == 0)
  }

  @Test("Nothing is due before its place")
  func early() {
    var prompts = Self.prompts()
    let due = prompts.due(on: Self.follower(along: 0.005), isOnRoute: true)
    #expect(due.voice == nil)
  }

  @Test("Words are spoken about a maneuver once, though the route changes")
  func words() {
    var prompts = Self.prompts()
    let line = Self.follower(along: 0).line
    var other = line.route
    other.id = RouteID(2)
    let next = RouteLine(route: other, destinations: [])
    let first = prompts.areNew("turn", at: line.steps[0], on: line, now: .zero)
    let second = prompts.areNew("turn", at: next.steps[0], on: next, now: .zero)
    #expect([first, second] == [true, false])
  }

  @Test("Speech goes over Bluetooth where it is wanted and there")
  func channel() {
    var prompts = Self.prompts()
    #expect(prompts.channel == .builtIn)
    prompts.audio.isBluetoothAvailable = true
    #expect(prompts.channel == .bluetooth)
    prompts.audio.bluetooth = false
    #expect(prompts.channel == .builtIn)
  }
}
