import Geodesy

extension RoadExplorer {
  /// Metres per second that nobody drives faster than, where there is no limit: 130 km/h.
  private static let topSpeed = 36.1

  /// Returns the line of roads driven one after another.
  public func line(of stretches: [RoadStretch]) -> RoadLine {
    var line = RoadLine()
    for stretch in stretches {
      let limit = limit(of: stretch.edge)
      for point in points(of: stretch) { line.add(point, limit: limit) }
      line.endStretch()
    }
    return line
  }

  /// Metres per second on an edge: the posted limit, else the profile's speed.
  private func limit(of edge: UInt32) -> Double {
    guard let direction = graph.direction(ofEdge: edge) else { return 8 }
    let posted = direction.limit.map(\.kilometresPerHour) ?? direction.speed
    return min(max(posted > 0 ? posted / 3.6 : 8, 1), Self.topSpeed)
  }

  private func points(of stretch: RoadStretch) -> [Coordinate] {
    let section = graph.edges.sections[Int(stretch.edge)]
    let shape = graph.shape(ofSection: section)
    let isBackward = graph.edges.isBackward[Int(stretch.edge)]
    let points = isBackward ? shape.reversed() : shape
    guard stretch.from > 0 || stretch.to < 1 else { return points }
    let path = GeoPath(points)
    let part = path.subpath(
      from: path.length * min(stretch.from, stretch.to),
      through: path.length * max(stretch.from, stretch.to)
    )
    return stretch.isAgainst ? part.coordinates.reversed() : part.coordinates
  }
}
