import Geodesy
import NavigationFixtures
import Seeds
import Testing

@testable import Navigation

/// What of a receiver's words its own fixes refute.
@Suite struct ReceiverTrustTests {
  /// A fix each second at some metres to the east and north.
  private static func fix(
    _ second: Int,
    _ east: Double,
    _ north: Double = 0,
    course: Double?,
    speed: Double?
  ) -> Location {
    Location(
      coordinate: TrackingTests.place((east, north)),
      course: course,
      speed: speed,
      timestamp: Instant(nanoseconds: Int64(second) * 1_000_000_000)
    )
  }

  /// The last of so many fixes along the equator at 14 m/s, as it is believed.
  private static func last(course: Double?, speed: Double?, fixes: Int) -> Location {
    var trust = ReceiverTrust()
    return (0..<fixes).reduce(fix(0, 0, course: course, speed: speed)) { _, second in
      trust.checked(fix(second, Double(second) * 14, course: course, speed: speed))
    }
  }

  @Test(
    "A course that the way refutes is left out after three stretches of 30 m, of which the first has no direction yet",
    arguments: [
      (90.0, 40, true), (130, 40, true), (151, 40, false), (270, 40, false), (270, 9, true),
    ]
  )
  func course(told: Double, fixes: Int, isBelieved: Bool) {
    let last = Self.last(course: told, speed: 14, fixes: fixes)
    #expect(last.course == (isBelieved ? told : nil))
    #expect(last.speed == 14)
  }

  @Test(
    "A speed is left out where the fixes are more than four times as fast, on and on",
    arguments: [(0.0, 40, false), (3.4, 40, false), (3.6, 40, true), (14, 40, true), (0, 12, true)]
  )
  func speed(told: Double, fixes: Int, isBelieved: Bool) {
    let last = Self.last(course: 90, speed: told, fixes: fixes)
    #expect(last.speed == (isBelieved ? told : nil))
    #expect(last.course == 90)
  }

  @Test(
    "The direction of a stretch in which nothing was told counts as well",
    arguments: [(9, true), (10, false)]
  )
  func directionOfSilence(fixes: Int, isBelieved: Bool) {
    var trust = ReceiverTrust()
    var last: Location?
    for second in 0..<fixes {
      let tells = second > 2
      last = trust.checked(
        Self.fix(
          second,
          Double(second) * 14,
          course: tells ? 270 : nil,
          speed: tells ? 14 : nil
        )
      )
    }
    #expect(last?.course == (isBelieved ? 270 : nil))
  }

  @Test(
    "A course that swings within a stretch refutes nothing where one that it tells is near the way, to either side",
    arguments: [(155.0, 105.0), (25, 75), (105, 155), (75, 25)]
  )
  func swings(first: Double, second: Double) {
    var trust = ReceiverTrust()
    // A stretch has two ways of 16 m, so that all begin with the first course.
    for index in 0..<40 {
      let course = index.isMultiple(of: 2) ? first : second
      let fix = Self.fix(index, Double(index) * 16, course: course, speed: 16)
      #expect(trust.checked(fix).course == course)
    }
  }

  @Test("What is borne out again is believed again")
  func mended() {
    var trust = ReceiverTrust()
    var last: Location?
    for second in 0..<40 {
      let isFalse = second < 25
      last = trust.checked(
        Self.fix(second, Double(second) * 14, course: isFalse ? 270 : 90, speed: isFalse ? 0 : 14)
      )
      if second == 24 { #expect(last?.course == nil && last?.speed == nil) }
    }
    #expect(last?.course == 90)
    #expect(last?.speed == 14)
  }

  @Test("A turn back, a bend and a gap refute nothing")
  func turns() {
    var trust = ReceiverTrust()
    // Ahead, back, and around a block, with the courses of the ways.
    let ways: [(course: Double, east: Double, north: Double)] =
      Array(repeating: (90, 1, 0), count: 12) + Array(repeating: (270, -1, 0), count: 12)
      + Array(repeating: (0, 0, 1), count: 3) + Array(repeating: (270, -1, 0), count: 3)
      + Array(repeating: (180, 0, -1), count: 3) + Array(repeating: (90, 1, 0), count: 12)
    var (east, north) = (0.0, 0.0)
    for (second, way) in ways.enumerated() {
      (east, north) = (east + way.east * 14, north + way.north * 14)
      let fix = Self.fix(second, east, north, course: way.course, speed: 14)
      #expect(trust.checked(fix) == fix, "at \(second) s")
    }
    var seldom = ReceiverTrust()
    for second in stride(from: 0, to: 300, by: 10) {
      let fix = Self.fix(second, Double(second) * 14, course: 270, speed: 0)
      #expect(seldom.checked(fix) == fix, "every ten seconds nothing is known of the way between")
    }
  }

  @Test("Who stands under reflections is not said to drive", arguments: 1...20)
  func stands(seed: UInt64) {
    var trust = ReceiverTrust()
    var random = SeededGenerator(seed: seed)
    for second in 0..<600 {
      let fix = Self.fix(
        second,
        Double.random(in: -60...60, using: &random),
        Double.random(in: -60...60, using: &random),
        course: nil,
        speed: 0
      )
      #expect(trust.checked(fix).speed == 0)
    }
  }
}
