public import Geodesy

extension RoadMap {
  /// Returns the line of a matched part, in the direction of travel.
  public func points(of part: MatchedPart) -> [Coordinate] {
    var line: [Coordinate] = []
    for piece in part.leg.pieces {
      for point in graph.points(of: piece) where point != line.last { line.append(point) }
    }
    return line
  }

  /// Returns the names of the roads of a matched part in order, each once as long as it lasts; roads
  /// without a name have their number.
  public func roadNames(of part: MatchedPart) -> [String] {
    var names: [String] = []
    for piece in part.leg.pieces where piece.to > piece.from {
      let facts = graph.facts(ofSection: graph.edgeSections[Int(piece.edge)])
      guard let name = facts.name ?? facts.ref, name != names.last else { continue }
      names.append(name)
    }
    return names
  }

  /// Returns the name or number of the road of a fix; nil where it has none.
  public func roadName(of fix: MatchedFix) -> String? {
    guard let section = fix.position?.section else { return nil }
    let facts = graph.facts(ofSection: section)
    return facts.name ?? facts.ref
  }
}
