extension Outline {
  /// Returns points at equal distances, the first one included.
  ///
  /// - Parameters:
  ///   - reach: Metres behind which no segment is sampled any more.
  ///   - rate: Metres between points.
  func samples(reach: Double, rate: Double) -> [Point] {
    var result = [points[0]]
    var carried = 0.0
    var total = 0.0
    for index in points.indices.dropFirst() {
      if total > reach { break }
      let length = distance(points[index - 1], points[index])
      if carried + length >= rate {
        let count = ((min(reach - total, length) + carried) / rate).rounded(.down)
        for number in 0..<max(0, Int(count)) {
          let share = min(1, max(0, (rate - carried + Double(number) * rate) / length))
          result.append(Self.between(points[index - 1], points[index], share))
        }
        carried = length + carried - count * rate
      } else {
        carried += length
      }
      total += length
    }
    return result
  }

  /// The line nearest to the road, from its first to its last point.
  func regression(reach: Double) -> (Point, Point) {
    let last = points[points.count - 1]
    let sampled = samples(reach: reach, rate: 1)
    guard sampled.count >= 2 else { return (points[0], last) }
    let line = Self.leastSquares(sampled)
    return (Self.foot(of: points[0], on: line.0, line.1), Self.foot(of: last, on: line.0, line.1))
  }

  /// The line of least squares through points; a bit longer than they reach.
  static func leastSquares(_ points: [Point]) -> (Point, Point) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let low = ys.min(), let high = ys.max() else {
      return (Point(0, 0), Point(0, 0))
    }
    let margin = 10.0
    // Only what rises steeply is taken by its latitudes.
    if high - low > 2 * (right - left) {
      let line = Self.line(ys, xs)
      return (
        Point(line.at(low - margin).rounded(), low - margin),
        Point(line.at(high + margin).rounded(), high + margin)
      )
    }
    guard right > left, high > low else { return (points[0], points[points.count - 1]) }
    let line = Self.line(xs, ys)
    return (
      Point(left - margin, line.at(left - margin).rounded()),
      Point(right + margin, line.at(right + margin).rounded())
    )
  }

  private struct Line {
    let mean: Double
    let slope: Double
    let offset: Double

    func at(_ value: Double) -> Double { offset + slope * (value - mean) }
  }

  private static func line(_ xs: [Double], _ ys: [Double]) -> Line {
    let count = Double(xs.count)
    let mean = xs.reduce(0, +) / count
    let offset = ys.reduce(0, +) / count
    var product = 0.0
    var square = 0.0
    for (x, y) in zip(xs, ys) {
      product += (x - mean) * (y - offset)
      square += (x - mean) * (x - mean)
    }
    return Line(mean: mean, slope: square > 0 ? product / square : 0, offset: offset)
  }

  /// The road without its first metres; nil where it is no longer than that.
  func dropping(_ metres: Double) -> Outline? {
    var left = metres
    for index in points.indices.dropFirst() {
      let length = distance(points[index - 1], points[index])
      if length >= left {
        var rest = self
        let share = length > 0 ? left / length : 1
        rest.points = [Self.between(points[index - 1], points[index], share)]
        rest.points += points[index...]
        return rest
      }
      left -= length
    }
    return nil
  }
}
