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
    for fix in fixes where positioning.take(fix) {
      _ = positioning.judge(fix, at: fix.timestamp, configuration)
    }
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
    let answer = positioning.judge(fix, at: fix.timestamp, configuration)
    #expect(answer == isUsable)
    #expect((positioning.usable == fix) == isUsable)
  }

  @Test(
    "The last usable fix is outdated ten seconds after it was heard, or after two and a half intervals",
    arguments: [(1.0, 9.9, false), (1, 10, true), (8, 19.9, false), (8, 20, true)]
  )
  func outdated(interval: Double, silence: Double, isOutdated: Bool) {
    let positioning = heard([Self.fix(at: interval), Self.fix(at: 2 * interval)])
    let now = Self.second(2 * interval + silence)
    #expect(positioning.watch.isOutdated(at: now, configuration.positioning) == isOutdated)
  }

  @Test(
    "A fix leapt where no vehicle comes there in that time, and the receivers' errors do not explain it",
    arguments: [
      (150.0, 1.0, nil, true), (55, 1, nil, false), (150, 3, nil, false), (130, 1, 40, false),
      (150, 1, 40, true), (3, 0, nil, true),
    ] as [(Double, Double, Double?, Bool)]
  )
  func leaps(metres: Double, seconds: Double, accuracy: Double?, isLeap: Bool) {
    let origin = Coordinate(latitude: 47, longitude: 9)
    let first = Location(
      coordinate: origin,
      horizontalAccuracy: accuracy,
      timestamp: Self.second(1)
    )
    let second = Location(
      coordinate: origin.destination(distance: metres, bearing: 90),
      horizontalAccuracy: accuracy,
      timestamp: Self.second(1 + seconds)
    )
    #expect(heard([first]).beforeLeap == nil)
    #expect(heard([first, second]).beforeLeap == (isLeap ? first : nil))
  }

  @Test("How fast the vehicle was tells its last usable fix, else the way to it")
  func lastSpeed() {
    #expect(heard([Self.fix(at: 1)]).lastSpeed == 0)
    let way = heard([Self.fix(at: 1), Self.fix(at: 3)]).lastSpeed
    #expect(abs(way - 11.12) < 0.01)
    let told = Location(
      coordinate: Coordinate(latitude: 0, longitude: 0.1),
      speed: 3,
      timestamp: Self.second(5)
    )
    #expect(heard([Self.fix(at: 1), told]).lastSpeed == 3)
  }

  @Test(
    "A road ends before a vehicle ahead of it, by more than its receiver errs, and not beside it",
    arguments: [
      (0.0, 24.0, nil, false), (11, 0, nil, false), (13, 0, nil, true), (-13, 0, nil, true),
      (13, 0, 10.0, false), (17, 0, 10, true), (13, 13, nil, true),
    ] as [(Double, Double, Double?, Bool)]
  )
  func roadEnds(ahead: Double, aside: Double, accuracy: Double?, isEnd: Bool) {
    let end = Coordinate(latitude: 0, longitude: 0)
    let road = RoadPlace(coordinate: end, course: 90, deviation: 0)
    let location = Location(
      coordinate: Coordinate(latitude: aside / 111_195.08, longitude: ahead / 111_195.08),
      horizontalAccuracy: accuracy,
      timestamp: .zero
    )
    #expect(road.ends(before: location) == isEnd)
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

  @Test(
    "Silence is counted from when a fix was heard, whatever its stamp",
    arguments: [-3600.0, -12, 0, 12]
  )
  func skewed(clock: Double) {
    var positioning = PositionState()
    let limits = configuration.positioning
    for second in 100...110 {
      let fix = Self.fix(at: Double(second) + clock)
      _ = positioning.judge(fix, at: Self.second(Double(second)), configuration)
      let (soon, now) = (Self.second(Double(second) + 0.9), Self.second(Double(second)))
      positioning.look(at: soon, limits)
      #expect(positioning.watch.quality == .good)
      let isOverdue = positioning.watch.isOverdue(at: soon, limits)
      #expect(!isOverdue)
      #expect(positioning.watch.silence(at: now) == 0)
    }
    let isOverdue = positioning.watch.isOverdue(at: Self.second(113), limits)
    #expect(isOverdue)
    positioning.beginReckoning(at: Self.second(114))
    let seconds = positioning.reckon(until: Self.second(114))
    #expect(seconds == 4)
  }

  @Test("What was told of the receiver is taken back after the location was off")
  func chain() throws {
    var positioning = heard([Self.fix(at: 1)])
    positioning.look(at: Self.second(11), configuration.positioning)
    _ = positioning.takeNews()
    positioning.stop()
    #expect(positioning.watch.quality == nil)
    _ = positioning.judge(Self.fix(at: 60), at: Self.second(60), configuration)
    let taken = positioning.takeNews()
    let news = try #require(taken)
    #expect(news.from == .lost)
    #expect(news.to == .good)
    // What is as it was told is no news.
    positioning.stop()
    _ = positioning.judge(Self.fix(at: 90), at: Self.second(90), configuration)
    #expect(!positioning.hasNews)
  }

  @Test(
    "A fix stamped before the last is late; three in a row show a clock that was put back",
    arguments: [
      ([5, 4, 6, 5, 7], [true, false, true, false, true]),
      ([5, 1, 2, 6], [true, false, false, true]),
      ([5, 1, 2, 3, 4], [true, false, false, true, true]),
      ([5, 4, 3, 2, 1], [true, false, false, false, false]),
      ([5, 1, 2, 2, 3], [true, false, false, false, false]),
      ([5, 5, 5], [true, true, true]),
    ] as [([Double], [Bool])]
  )
  func order(stamps: [Double], areNews: [Bool]) {
    var order = FixOrder()
    let answers = stamps.map { order.takes(Self.second($0)) }
    #expect(answers == areNews)
  }

  @Test("Nothing is reckoned by the speed of a simulator, nor by one that a later fix gainsays")
  func speed() {
    func fix(_ second: Double, _ speed: Double?) -> Location {
      Location(
        coordinate: Self.fix(at: second).coordinate,
        speed: speed,
        timestamp: Self.second(second)
      )
    }
    var positioning = PositionState()
    func take(_ fix: Location, at along: Double?) {
      _ = positioning.judge(fix, at: fix.timestamp, configuration)
      if let along { positioning.matched(fix, at: along) }
    }
    take(fix(1, 10), at: 100)
    #expect(positioning.speed == 10)
    take(fix(2, 0), at: nil)
    #expect(positioning.speed == 0)
    take(fix(3, nil), at: nil)
    #expect(positioning.speed == 10)
    positioning.isSimulated = true
    take(fix(4, 12), at: 120)
    positioning.isSimulated = false
    #expect(positioning.speed == nil)
    take(fix(5, 9), at: 130)
    #expect(positioning.speed == 9)
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

extension PositionState {
  /// Judges a fix as the navigator does; returns whether it is good enough to decide anything.
  fileprivate mutating func judge(
    _ fix: Location,
    at now: Instant,
    _ configuration: NavigatorConfiguration
  ) -> Bool {
    let isUsable = fix.isUsable(upTo: configuration.maxHorizontalAccuracy)
    judge(fix, isUsable: isUsable, at: now, configuration.positioning)
    return isUsable
  }
}
