import Platform
import Geodesy

/// Measures the deterministic maths beside the C library's.
struct MathsBench {
  let runs: Int

  private static let calls = 200_000

  func rows() -> [BenchRow] {
    let angles = values(from: -7, to: 7)
    let ratios = values(from: -1, to: 1)
    let positive = values(from: 0.001, to: 1000)
    return [
      row("sin", angles, DeterministicMath.sin, LibmFunctions.sine),
      row("cos", angles, DeterministicMath.cos, LibmFunctions.cosine),
      row("tan", angles, DeterministicMath.tan, LibmFunctions.tangent),
      row("asin", ratios, DeterministicMath.asin, LibmFunctions.arcSine),
      row("acos", ratios, DeterministicMath.acos, LibmFunctions.arcCosine),
      row("atan", angles, DeterministicMath.atan, LibmFunctions.arcTangent),
      row(
        "atan2",
        angles,
        { DeterministicMath.atan2($0, 1.5) },
        { LibmFunctions.arcTangent($0, 1.5) }
      ),
      row("exp", angles, DeterministicMath.exp, LibmFunctions.exponential),
      row("log", positive, DeterministicMath.log, LibmFunctions.logarithm),
    ]
  }

  private func row(
    _ name: String,
    _ values: [Double],
    _ ours: (Double) -> Double,
    _ theirs: (Double) -> Double
  ) -> BenchRow {
    let own = nanoseconds(values, ours)
    let other = nanoseconds(values, theirs)
    let beside = Quantity.fixed(other.median * 1e9 / Double(Self.calls), 1)
    return own.time(
      "maths \(name)",
      "\(Quantity.grouped(Int64(Self.calls))) calls; libm \(beside) ns",
      scale: 1e9 / Double(Self.calls),
      unit: "ns/call",
      target: .atMost(2 * other.median * 1e9 / Double(Self.calls))
    )
  }

  private func nanoseconds(_ values: [Double], _ function: (Double) -> Double) -> Measurement {
    var sink = 0.0
    let measurement = Measurement(runs: runs) {
      for value in values { sink += function(value) }
    }
    BlackHole.take(sink)
    return measurement
  }

  private func values(from low: Double, to high: Double) -> [Double] {
    // A fixed low-discrepancy sequence covers the range evenly and in no order.
    var position = 0.0
    return (0..<Self.calls).map { _ in
      position += 0.618_033_988_749_894_9
      if position >= 1 { position -= 1 }
      return low + (high - low) * position
    }
  }
}
