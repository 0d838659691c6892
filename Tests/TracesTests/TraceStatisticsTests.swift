import Geodesy
import Testing
import Traces

@Suite struct TraceStatisticsTests {
  @Test("The figures of a trace are those that a hand computes")
  func figures() throws {
    let fixes = [0, 1, 2, 100].enumerated().map { index, second in
      Fix(
        time: TraceText.start + Int64(second) * 1_000_000_000,
        coordinate: Coordinate(latitude: Double(index) * 0.001, longitude: 0),
        horizontalAccuracy: Double(index + 1),
        segment: second == 100 ? 1 : 0
      )
    }
    let statistics = try #require(TraceStatistics(fixes))
    #expect(statistics.count == 4)
    #expect(statistics.end - statistics.start == 100_000_000_000)
    #expect(statistics.medianInterval == 1)
    #expect(statistics.longestInterval == 98)
    #expect(statistics.gapCount == 1)
    #expect(statistics.segmentCount == 2)
    // Two thousandths of a degree of a meridian; the way across the gap does not count.
    #expect(abs(statistics.length - 222.39) < 0.01)
    #expect(abs(statistics.topSpeed - 111.195) < 0.01)
    #expect(!statistics.hasRecordedSpeed)
    #expect(statistics.medianAccuracy == 3)
    #expect(statistics.worstAccuracy == 4)
    #expect(TraceStatistics([]) == nil)
  }
}
