import NavigationFixtures
import Geodesy
import NavigationFixtures
import Seeds
import Testing

@testable import Navigation

/// What is known of where the vehicle is.
@Suite struct PositioningTests {
  private static func fix(at seconds: Double, accuracy: Double? = nil) -> Location {
    Location(
      coordinate: Coordinate(latitude: 0, longitude: seconds / 10_000),
      horizontalAccuracy: accuracy,
      timestamp: second(seconds)
    )
  }

  private static func second(_ value: Double) -> Instant {
    Instant(nanoseconds: Int64(value * 1e9))
  }

  private let configuration = NavigatorConfiguration()

  private func heard(_ fixes: [Location]) -> PositionState {
    var positioning = PositionState()
    for fix in fixes where positioning.take(fix) { _ = positioning.judge(fix, configuration) }
    return positioning
  }

  @Test("The same fix twice is one")
  func repeats() {
    var positioning = PositionState()
    let answers = [Self.fix(at: 1), Self.fix(at: 1), Self.fix(at: 2)].map { positioning.take($0) }
    #expect(answers == [true, false, true])
  }

  @Test(
    "A fix decides up to the accuracy that is asked for, or where it tells none",
    arguments: [(nil, true), (40.0, true), (40.000_4, true), (40.001, false)] as [(Double?, Bool)]
  )
  func usable(accuracy: Double?, isUsable: Bool) {
    var positioning = PositionState()
    let fix = Self.fix(at: 1, accuracy: accuracy)
    let answer = positioning.judge(fix, configuration)
    #expect(answer == isUsable)
    #expect((positioning.usable == fix) == isUsable)
  }

  @Test("The usable fix before stays what it was while poor ones come")
  func keeps() {
    let fixes = [Self.fix(at: 1), Self.fix(at: 2), Self.fix(at: 3, accuracy: 99)]
    let positioning = heard(fixes)
    #expect(positioning.last == fixes[2])
    #expect(positioning.usable == fixes[1])
    #expect(positioning.usableBefore == fixes[0])
  }

  @Test("A change of quality is news once")
  func news() throws {
    var positioning = heard([Self.fix(at: 1)])
    #expect(positioning.watch.quality == .good)
    #expect(!positioning.hasNews)
    positioning.look(at: Self.second(11), configuration.positioning)
    let taken = positioning.takeNews()
    let news = try #require(taken)
    #expect(news.from == .good)
    #expect(news.to == .lost)
    #expect(!positioning.hasNews)
    let again = positioning.takeNews()
    #expect(again == nil)
  }

  @Test("Reckoned seconds add up to the time since the last usable fix", arguments: 1...20)
  func reckons(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var positioning = heard([Self.fix(at: 1), Self.fix(at: 4, accuracy: 99)])
    positioning.beginReckoning(at: Self.second(5))
    var (now, sum) = (5.0, 0.0)
    for _ in 0..<10 {
      now += Double.random(in: 0...2, using: &random)
      let seconds = positioning.reckon(until: Self.second(now))
      #expect(seconds >= 0)
      sum += seconds
    }
    #expect((sum - (now - 1)).magnitude < 1e-6)
  }

  @Test("With the location off nothing is known any more")
  func stops() {
    var positioning = heard([Self.fix(at: 1), Self.fix(at: 2)])
    positioning.stop()
    #expect(positioning.last == nil)
    #expect(positioning.usable == nil)
    #expect(positioning.usableBefore == nil)
    #expect(positioning.watch.quality == nil)
  }
}
