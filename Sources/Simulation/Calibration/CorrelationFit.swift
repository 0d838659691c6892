import Geodesy

/// Lasting noise and white noise that together have a measured autocovariance.
///
/// The model is `lasting² e^(-lag/time)`, and `white²` more at lag 0: a Gauss–Markov process of the
/// first order and noise without memory. For each time the variance that fits best has a closed form
/// (least squares); the time is found on a grid, then by golden sections.
package struct CorrelationFit: Sendable {
  /// The standard deviation of the lasting noise, in metres in each direction.
  package var lasting = 0.0
  /// The standard deviation of the white noise, in metres in each direction.
  package var white = 0.0
  /// Seconds in which a lasting error fades to 1/e.
  package var time = 30.0
  /// The root mean square of the differences between the model's correlation and the measured one.
  package var residual = 0.0

  /// - Parameter duration: Seconds that were measured: the mean that was taken out of a short drive
  ///   took a part of the slow errors with it, which is put back.
  init(_ covariance: Autocovariance, duration: Double) {
    let total = covariance.variance
    guard total > 0 else { return }
    // Below a tenth the measured correlation is mostly chance.
    let used = covariance.lags.dropFirst().prefix { $0.value > 0.1 * total }
    guard used.count >= 2 else {
      white = total.squareRoot()
      return
    }
    var lost = 0.0
    for _ in 0..<4 {
      let points = used.map { ($0.seconds, $0.value + lost) }
      time = Self.bestTime(points)
      let variance = max(0, Self.solve(points, time).variance)
      lasting = min(variance, total + lost).squareRoot()
      white = max(0, total + lost - variance).squareRoot()
      // The variance of the mean of a process with this memory.
      lost = min(variance * 2 * time / max(duration, 1), total)
    }
    let all = lasting * lasting + white * white
    let squares = used.map { point in
      let off = correlation(at: point.seconds) - (point.value + lost) / all
      return off * off
    }
    residual = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
  }

  /// Returns the model's correlation at a lag of more than 0.
  package func correlation(at seconds: Double) -> Double {
    let all = lasting * lasting + white * white
    return all > 0 ? lasting * lasting / all * DeterministicMath.exp(-seconds / time) : 0
  }

  private static func bestTime(_ points: [(Double, Double)]) -> Double {
    let grid = (0...160).map { 0.5 * DeterministicMath.exp(Double($0) * 0.05) }
    let costs = grid.map { solve(points, $0).cost }
    guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return 30 }
    var low = grid[max(0, best - 1)]
    var high = grid[min(grid.count - 1, best + 1)]
    let ratio = 0.618_033_988_749_895
    for _ in 0..<40 {
      let a = high - ratio * (high - low)
      let b = low + ratio * (high - low)
      if solve(points, a).cost < solve(points, b).cost { high = b } else { low = a }
    }
    return (low + high) / 2
  }

  /// Returns the variance that fits best for a time, and the sum of squares that is left.
  private static func solve(
    _ points: [(Double, Double)],
    _ time: Double
  ) -> (variance: Double, cost: Double) {
    var squares = 0.0
    var products = 0.0
    for (seconds, value) in points {
      let share = DeterministicMath.exp(-seconds / time)
      squares += share * share
      products += share * value
    }
    let variance = squares > 0 ? products / squares : 0
    let cost = points.reduce(0) { sum, point in
      let off = variance * DeterministicMath.exp(-point.0 / time) - point.1
      return sum + off * off
    }
    return (variance, cost)
  }
}
