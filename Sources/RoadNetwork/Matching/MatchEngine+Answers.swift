import Geodesy

extension MatchEngine {
  /// Returns the most likely state of each column that is kept from `first` on, counted in the column.
  ///
  /// A part that has ended ends at its best state; the open one at its best so far.
  func mostLikely(from first: Int = 0) -> [Int32] {
    var chosen = [Int32](repeating: 0, count: max(0, columns.count - first))
    walkBack(to: first) { column, state in chosen[column - first] = state }
    return chosen
  }

  /// Calls with the most likely state of each column from the last back to `first`.
  @inline(__always)
  func walkBack(to first: Int, _ body: (Int, Int32) -> Void) {
    var column = columns.count - 1
    var state: Int32 = 0
    while column >= first {
      if column == columns.count - 1 || columns[column + 1].opening != nil {
        state = columns[column].best
      } else {
        state = states[columns[column + 1].start + Int(state)].parent
      }
      body(column, state)
      column -= 1
    }
  }

  /// Returns the place of a fix whose column has the given state.
  func position(of record: FixRecord, at state: MatchState) -> RoadPosition {
    let section = graph.edgeSections[Int(state.edge)]
    guard record.role == .step else {
      let projection = LocalProjection(origin: record.point.coordinate)
      return index.foot(of: record.point.coordinate, on: section, projection)
    }
    let range = graph.shapeRange(section)
    let from = graph.shapePoint(range.lowerBound + Int(state.segment))
    let to = graph.shapePoint(min(range.lowerBound + Int(state.segment) + 1, range.upperBound - 1))
    return RoadPosition(
      section: section,
      segment: Int(state.segment),
      fraction: state.fraction,
      coordinate: Coordinate(
        latitude: from.latitude + (to.latitude - from.latitude) * state.share,
        longitude: from.longitude + (to.longitude - from.longitude) * state.share
      ),
      place: record.point.coordinate,
      distance: state.distance
    )
  }

  /// Returns the metres from each step without a stated accuracy to its road.
  func unstatedDistances() -> [Double] {
    var distances: [Double] = []
    walkBack(to: 0) { column, state in
      let record = log[columns[column].fix - droppedFixes]
      guard record.point.horizontalAccuracy == nil else { return }
      distances.append(states[columns[column].start + Int(state)].distance)
    }
    return distances
  }

  /// Returns what became of a fix whose column has the given state.
  func answer(_ record: FixRecord, _ state: MatchState?, part: Int) -> MatchedFix {
    guard let state, record.role == .step || record.role == .still else {
      return MatchedFix(role: record.role, position: nil, edge: nil, part: nil)
    }
    return MatchedFix(
      role: record.role,
      position: position(of: record, at: state),
      edge: state.edge,
      part: part
    )
  }
}
