import Geodesy

/// How much of an error is still there some time later.
package struct Autocovariance: Sendable {
  /// Seconds, and square metres of the product of errors so far apart; the first is at 0.
  package private(set) var lags: [(seconds: Double, value: Double)] = []
  /// How many pairs each lag is the mean of.
  private(set) var counts: [Int] = []

  /// Measures a series of errors east and north, whose means are taken out first.
  ///
  /// - Parameters:
  ///   - series: Seconds in rising order, metres east and north.
  ///   - interval: Seconds from one error to the next, most often.
  ///   - longest: The longest lag in seconds.
  init(
    _ series: [(seconds: Double, east: Double, north: Double)],
    interval: Double,
    longest: Double
  ) {
    guard interval > 0, series.count > 1 else { return }
    let count = Double(series.count)
    let east = series.reduce(0) { $0 + $1.east } / count
    let north = series.reduce(0) { $0 + $1.north } / count
    var lag = 0.0
    while lag <= longest {
      var sum = 0.0
      var pairs = 0
      var later = 0
      for first in series {
        let wanted = first.seconds + lag
        while later < series.count, series[later].seconds < wanted - interval / 2 { later += 1 }
        guard later < series.count else { break }
        let second = series[later]
        guard second.seconds <= wanted + interval / 2 else { continue }
        sum += (first.east - east) * (second.east - east)
        sum += (first.north - north) * (second.north - north)
        pairs += 2
      }
      guard pairs >= 20 else { break }
      lags.append((lag, sum / Double(pairs)))
      counts.append(pairs)
      // A step of a fifteenth keeps short lags dense and long ones few.
      lag += max(interval, interval * (lag / interval / 15).rounded(.down))
    }
  }

  /// The variance in each direction, in square metres.
  package var variance: Double { lags.first?.value ?? 0 }

  /// Returns the correlation at a lag: the measured one that is next to it.
  package func correlation(at seconds: Double) -> Double? {
    guard variance > 0, let last = lags.last, seconds <= last.seconds else { return nil }
    let nearest = lags.min {
      ($0.seconds - seconds).magnitude < ($1.seconds - seconds).magnitude
    }
    return nearest.map { $0.value / variance }
  }
}
