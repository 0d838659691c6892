import Testing

@testable import Navigation

@Suite("Comparisons in whole millimetres")
struct MillimetresTests {
  @Test("A value is more than a limit where both, rounded to millimetres, are")
  func roundedFirst() {
    let limits: [Double] = [
      0, 0.0005, 1, 50, 50.0004, 1e6 / 3, 1e9, 1e12, .greatestFiniteMagnitude, .infinity,
    ]
    let differences: [Double] = [
      0, 1e-9, 0.0004, 0.0005, 0.0006, 0.001, 0.0014, 0.0015, 0.0019, 0.002, 0.0021, 1, 1e9,
      .infinity,
    ]
    for limit in limits.flatMap({ [$0, -$0] }) {
      for difference in differences.flatMap({ [$0, -$0] }) {
        let value = limit + difference
        let expected = Millimetres.rounded(value) > Millimetres.rounded(limit)
        #expect(Millimetres.isMore(value, than: limit) == expected, "\(value) than \(limit)")
      }
    }
    var random = SeededRandom(seed: 7)
    for _ in 0..<100_000 {
      let limit = Double.random(in: -1e6...1e6, using: &random)
      let value = limit + Double.random(in: -0.003...0.003, using: &random)
      let expected = Millimetres.rounded(value) > Millimetres.rounded(limit)
      #expect(Millimetres.isMore(value, than: limit) == expected, "\(value) than \(limit)")
    }
  }
}
