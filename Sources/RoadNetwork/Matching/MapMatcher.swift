/// Finds the roads that a trace was driven on, with all of the trace known.
///
/// It keeps its tables between traces; it is for one thread at a time.
public final class MapMatcher {
  private let map: RoadMap
  private var engine: MatchEngine

  /// A matcher on a map.
  public init(_ map: RoadMap, parameters: MatchParameters = MatchParameters()) {
    self.map = map
    engine = MatchEngine(map, parameters)
  }

  /// Returns where a trace went; points with impossible coordinates or poor accuracy are left out.
  public func match(_ points: [MatchPoint]) -> MatchedPath {
    run(points)
    if let sigma = calibratedSigma() {
      let usual = engine.parameters.sigma
      engine.parameters.sigma = sigma
      run(points)
      engine.parameters.sigma = usual
    }
    return engine.path()
  }

  private func run(_ points: [MatchPoint]) {
    engine.removeAll()
    for point in points { engine.add(point) }
    engine.finish()
  }

  /// Returns the standard deviation of a trace that is noisier than was taken for granted; nil for others.
  ///
  /// N-K's estimate: 1.4826 times the median distance of fixes from the roads that they were matched to,
  /// robust against outliers.
  private func calibratedSigma() -> Double? {
    guard engine.parameters.isCalibrated else { return nil }
    let distances = engine.unstatedDistances().sorted()
    guard distances.count >= 10 else { return nil }
    let sigma = 1.4826 * distances[distances.count / 2]
    guard sigma > engine.parameters.sigma else { return nil }
    return min(sigma, engine.parameters.largestRadius / 3)
  }

  /// Returns where a trace went that follows a route, more or less.
  ///
  /// - Parameter route: The route; leaving it costs ``MatchParameters/departure``.
  public func match(_ points: [MatchPoint], following route: PlannedRoute) -> MatchedPath {
    engine.follow(route)
    defer { engine.follow(nil) }
    return match(points)
  }
}
