import Geodesy
import NavigationFixtures

/// Where a whole drive went along a line, computed with all of it known: slow, and apart from the SDK.
struct OfflineMatch {
  /// Metres along the line for each fix.
  let along: [Double]
  /// Metres between each fix and the line anywhere.
  let deviations: [Double]

  /// The greatest distance from the line.
  var greatestDeviation: Double { deviations.max() ?? 0 }

  /// Metres gone back along the line from one fix to another, ways ahead between them not counted.
  func wayBack(from first: Int, through last: Int) -> Double {
    (max(first, 0)..<min(last, along.count - 1)).reduce(0) { sum, index in
      sum + max(0, along[index] - along[index + 1])
    }
  }

  /// Finds the chain of places on the line, one for each fix, that lies near the fixes and whose ways
  /// are as long as those between them.
  init(_ fixes: [Coordinate], along line: GeoPath) {
    let choices = fixes.map { fix in Self.places(near: fix, on: line) }
    deviations = choices.map { $0.map(\.deviation).min() ?? .infinity }
    var costs = choices.first?.map { $0.cost } ?? []
    var parents: [[Int]] = []
    for index in choices.indices.dropFirst() {
      let way = fixes[index - 1].distance(to: fixes[index])
      var next: [Double] = []
      var origin: [Int] = []
      for place in choices[index] {
        var best = (cost: Double.infinity, parent: 0)
        for (parent, earlier) in choices[index - 1].enumerated() {
          let step = place.along - earlier.along
          var cost = costs[parent] + (step.magnitude - way).magnitude / 20
          if step < 0 { cost += 3 }
          if cost < best.cost { best = (cost, parent) }
        }
        next.append(best.cost + place.cost)
        origin.append(best.parent)
      }
      costs = next
      parents.append(origin)
    }
    var chosen = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    var along: [Double] = []
    for index in choices.indices.reversed() {
      along.append(choices[index][chosen].along)
      if index > 0 { chosen = parents[index - 1][chosen] }
    }
    self.along = along.reversed()
  }

  private struct Place {
    let along: Double
    let deviation: Double
    var cost: Double { deviation * deviation / 200 }
  }

  /// The places within 60 m that are nearer than those beside them, else the nearest of all.
  private static func places(near fix: Coordinate, on line: GeoPath) -> [Place] {
    let map = LocalProjection(origin: fix)
    let all = (0..<(line.count - 1)).map { index in
      let a = map.point(line.coordinates[index])
      let b = map.point(line.coordinates[index + 1])
      let (dx, dy) = (b.east - a.east, b.north - a.north)
      let square = dx * dx + dy * dy
      let fraction = square > 0 ? min(1, max(0, -(a.east * dx + a.north * dy) / square)) : 0
      let (x, y) = (a.east + fraction * dx, a.north + fraction * dy)
      let from = line.distance(toVertex: index)
      let size = line.distance(toVertex: index + 1) - from
      return Place(along: from + fraction * size, deviation: (x * x + y * y).squareRoot())
    }
    let minima = all.indices.filter { index in
      let before = index > 0 ? all[index - 1].deviation : .infinity
      let after = index + 1 < all.count ? all[index + 1].deviation : .infinity
      return all[index].deviation <= 60 && all[index].deviation < before
        && all[index].deviation <= after
    }
    let nearest = all.min { $0.deviation < $1.deviation }
    return minima.isEmpty ? [nearest].compactMap { $0 } : minima.map { all[$0] }
  }
}
