package import Geodesy

extension RoadGraph {
  /// Returns the line of pieces that follow each other, in the direction of travel; pieces without a
  /// length count only at the beginning.
  package func points(of pieces: ArraySlice<PlannedRoute.Piece>) -> [Coordinate] {
    var line: [Coordinate] = []
    for piece in pieces where line.isEmpty || piece.to > piece.from {
      if piece.from > 0 || piece.to < 1 {
        let points = points(of: piece)
        line += line.last == points.first ? points.dropFirst() : points[...]
      } else {
        append(piece, to: &line)
      }
    }
    return line
  }

  /// Adds the points of a whole edge.
  private func append(_ piece: PlannedRoute.Piece, to line: inout [Coordinate]) {
    let range = shapeRange(edges.sections[Int(piece.edge)])
    let isBackward = edges.isBackward[Int(piece.edge)]
    for offset in 0..<range.count {
      let place = shapePoint(
        isBackward ? range.upperBound - 1 - offset : range.lowerBound + offset
      )
      if offset > 0 || line.last != place { line.append(place) }
    }
  }

  /// Returns the line of a piece, in the direction of travel.
  package func points(of piece: PlannedRoute.Piece) -> [Coordinate] {
    var line: [Coordinate] = []
    append(piece, to: &line)
    guard piece.from > 0 || piece.to < 1 else { return line }
    let path = GeoPath(line)
    var points: [Coordinate] = []
    func add(_ place: Coordinate?) {
      guard let place, points.last != place else { return }
      points.append(place)
    }
    add(path.position(at: piece.from * path.length)?.coordinate)
    for index in line.indices {
      let share = path.length > 0 ? path.distance(toVertex: index) / path.length : 0
      if share > piece.from, share < piece.to { add(line[index]) }
    }
    add(path.position(at: piece.to * path.length)?.coordinate)
    if points.count == 1 { points.append(points[0]) }
    return points
  }

  /// Metres of a piece.
  package func length(of piece: PlannedRoute.Piece) -> Double {
    length(ofEdge: piece.edge) * (piece.to - piece.from)
  }

  /// The direction of the stretch of road that a place lies on, as a piece drives it, in degrees clockwise from north;
  /// nil where the piece is of another road.
  package func bearing(at position: RoadPosition, of piece: PlannedRoute.Piece) -> Double? {
    let edge = Int(piece.edge)
    guard edges.sections[edge] == position.section else { return nil }
    let range = shapeRange(position.section)
    let first = range.lowerBound + min(max(0, position.segment), range.count - 2)
    let (start, end) = (shapePoint(first), shapePoint(first + 1))
    return edges.isBackward[edge]
      ? Outline.bearing(from: end, to: start) : Outline.bearing(from: start, to: end)
  }
}
