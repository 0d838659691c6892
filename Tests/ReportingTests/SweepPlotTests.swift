import Testing

@testable import Reporting

@Suite struct SweepPlotTests {
  @Test(
    "A scale ends at a round number above all values",
    arguments: [(0.0, 0.01), (0.9, 1.0), (1.0, 1.0), (1.1, 2.0), (37.0, 50.0), (51.0, 100.0)]
  )
  func ceiling(largest: Double, top: Double) {
    let found = SweepPlot.ceiling([largest, nil])
    #expect(abs(found - top) < 1e-9)
  }
}
