import Geodesy

/// The delays on a route as stretches of it.
struct RouteDelays {
  private struct Stretch {
    /// Metres along the route.
    let start: Double
    let end: Double
    let seconds: Double
  }

  /// Metres between a delayed road and the route that count as the same.
  private static let sameness = 25.0
  /// At how many places of a stretch the route must pass.
  private static let samples = 4

  private var stretches: [Stretch] = []

  init() {}

  /// Finds the delays of the stretches that a path runs along, all of each.
  init(of traffic: TrafficConditions?, on path: GeoPath) {
    guard let traffic, path.count > 1 else { return }
    for delay in traffic.delays {
      guard let stretch = Self.find(delay, on: path) else { continue }
      stretches.append(stretch)
    }
  }

  var isEmpty: Bool { stretches.isEmpty }

  /// All the seconds of the route.
  var total: Double { seconds(from: 0, through: .infinity) }

  /// Returns the seconds on the part of the route between two distances along it.
  ///
  /// Within a stretch they are spread evenly.
  func seconds(from start: Double, through end: Double) -> Double {
    var seconds = 0.0
    for stretch in stretches {
      let covered = min(end, stretch.end) - max(start, stretch.start)
      guard covered > 0 else { continue }
      seconds += stretch.seconds * (covered / (stretch.end - stretch.start))
    }
    return seconds
  }

  /// Finds a stretch on a path: it must pass sampled places of the stretch, in their order.
  private static func find(_ delay: TrafficDelay, on path: GeoPath) -> Stretch? {
    var start: Double?
    var last = 0.0
    for index in 0...samples {
      let share = Double(index) / Double(samples)
      guard let sample = delay.path.position(at: share * delay.path.length),
        let place = path.nearest(to: sample.coordinate, from: last, through: path.length),
        place.deviation <= sameness
      else { return nil }
      start = start ?? place.distanceAlong
      last = place.distanceAlong
    }
    guard let start, last > start else { return nil }
    return Stretch(start: start, end: last, seconds: delay.seconds)
  }
}
