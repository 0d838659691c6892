import Geodesy
import Testing
import Traces

@Suite struct TraceStatisticsTests {
  /// A thousandth of a degree of latitude, on the sphere that lengths are measured on.
  private static let step = 6_371_008.8 * Double.pi / 180 / 1000

  private static func fix(
    _ seconds: Double,
    _ thousandths: Double,
    speed: Double? = nil,
    accuracy: Double? = nil,
    segment: Int = 0
  ) -> Fix {
    Fix(
      time: Int64(seconds * 1e9),
      coordinate: Coordinate(latitude: thousandths / 1000, longitude: 11),
      speed: speed,
      horizontalAccuracy: accuracy,
      segment: segment
    )
  }

  /// North in steps of 111.2 m: 10 s, 20 s, a break of 100 s, 10 s.
  private static let drive = [
    fix(0, 0, accuracy: 4), fix(10, 1, accuracy: 2), fix(30, 2, accuracy: 9),
    fix(130, 5, segment: 1), fix(140, 6, accuracy: 3, segment: 1),
  ]

  private static func agree(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  @Test("A drive of five fixes measures as it does by hand")
  func byHand() throws {
    let statistics = try #require(TraceStatistics(Self.drive, spans: 14))
    #expect(statistics.count == 5)
    #expect(statistics.start == 0)
    #expect(statistics.end == 140_000_000_000)
    // 10, 10, 20, 100.
    #expect(statistics.medianInterval == 20)
    #expect(statistics.longestInterval == 100)
    #expect(statistics.gapCount == 1)
    #expect(statistics.segmentCount == 2)
    #expect(Self.agree(statistics.length, 3 * Self.step))
    // Half a step a second twice, a twentieth once; the break tells nothing.
    #expect(Self.agree(statistics.medianSpeed, Self.step / 10))
    #expect(Self.agree(statistics.topSpeed, Self.step / 10))
    #expect(!statistics.hasRecordedSpeed)
    // 2, 3, 4, 9.
    #expect(statistics.medianAccuracy == 4)
    #expect(statistics.worstAccuracy == 9)
    #expect(statistics.bounds == GeoBounds(Self.drive.map(\.coordinate)))
    let spans = statistics.speeds
    #expect(spans.count == 14)
    #expect(spans.indices.filter { spans[$0] != nil } == [1, 3, 13])
    #expect(Self.agree(spans[1] ?? 0, Self.step / 10))
    #expect(Self.agree(spans[3] ?? 0, Self.step / 20))
    #expect(Self.agree(spans[13] ?? 0, Self.step / 10))
  }

  @Test("Recorded speeds count before those of the positions")
  func recordedSpeeds() throws {
    let fixes = [
      Self.fix(0, 0, speed: 30), Self.fix(10, 1, speed: 2), Self.fix(20, 2),
      Self.fix(130, 3, speed: 5, segment: 1),
    ]
    let statistics = try #require(TraceStatistics(fixes, spans: 2))
    #expect(statistics.hasRecordedSpeed)
    // 2, 5, 11.1, 30.
    #expect(Self.agree(statistics.medianSpeed, Self.step / 10))
    #expect(statistics.topSpeed == 30)
    #expect(statistics.medianAccuracy == nil)
    #expect(statistics.worstAccuracy == nil)
    #expect(Self.agree(statistics.speeds[0] ?? 0, (2 + Self.step / 10) / 2))
    #expect(statistics.speeds[1] == 5)
  }

  @Test("A break tells no speed, not even 0")
  func speedOfBreak() throws {
    let fixes = [Self.fix(0, 0), Self.fix(10, 1), Self.fix(20, 2, segment: 1)]
    let statistics = try #require(TraceStatistics(fixes, spans: 2))
    #expect(Self.agree(statistics.medianSpeed, Self.step / 10))
    #expect(statistics.speeds.last == .some(nil) || statistics.speeds.count == 2)
    #expect(statistics.speeds.compactMap { $0 }.count == 1)
  }

  @Test("One fix has a place and a time, and no more")
  func oneFix() throws {
    let statistics = try #require(TraceStatistics([Self.fix(7, 1)]))
    #expect(statistics.count == 1)
    #expect(statistics.start == statistics.end)
    #expect(statistics.length == 0)
    #expect(statistics.medianInterval == 0)
    #expect(statistics.medianSpeed == 0)
    #expect(statistics.segmentCount == 1)
    #expect(statistics.speeds.isEmpty)
  }

  @Test("No fixes have no statistics")
  func noFixes() {
    #expect(TraceStatistics([]) == nil)
  }

  @Test("Fixes out of order and no spans are measured too")
  func outOfOrder() throws {
    let fixes = [Self.fix(10, 0), Self.fix(0, 1), Self.fix(1000, 2), Self.fix(20, 3)]
    let statistics = try #require(TraceStatistics(fixes, spans: 5))
    #expect(statistics.speeds.count == 5)
    #expect(TraceStatistics(fixes, spans: 0)?.speeds == [])
  }
}
