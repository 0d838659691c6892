/// Finds the roads that a trace was driven on, with all of the trace known.
///
/// It keeps its tables between traces; it is for one thread at a time.
public final class MapMatcher {
  private let map: RoadMap
  private var engine: MatchEngine

  public init(_ map: RoadMap, parameters: MatchParameters = MatchParameters()) {
    self.map = map
    engine = MatchEngine(map, parameters)
  }

  /// Returns where a trace went; points with impossible coordinates or poor accuracy are left out.
  public func match(_ points: [MatchPoint]) -> MatchedPath {
    engine.removeAll()
    for point in points { engine.add(point) }
    engine.finish()
    return engine.path()
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
