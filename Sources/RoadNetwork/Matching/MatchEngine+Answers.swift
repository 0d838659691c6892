import Geodesy

extension MatchEngine {
  /// Returns the most likely state of each column, counted in it; nothing may have been dropped.
  ///
  /// A part that has ended ends at its best state; the open one at its best so far.
  func mostLikely() -> [Int32] {
    var chosen = [Int32](repeating: 0, count: columns.count)
    var state: Int32 = 0
    for column in columns.indices.reversed() {
      state = likelyState(ofColumn: column, before: state)
      chosen[column] = state
    }
    return chosen
  }

  /// Returns the most likely state of a column, of which that of the next column is known.
  @inline(__always)
  func likelyState(ofColumn column: Int, before next: Int32) -> Int32 {
    if column == columns.count - 1 || columns[column + 1].opening != nil {
      return columns[column].best
    }
    return states[columns[column + 1].start + Int(next)].parent
  }

  /// Returns the place of a fix whose column has the given state.
  func position(of record: FixRecord, at state: MatchState) -> RoadPosition {
    let section = tables.graph.edges.sections[Int(state.edge)]
    guard record.role == .step else {
      let projection = LocalProjection(origin: record.point.coordinate)
      return tables.index.foot(of: record.point.coordinate, on: section, projection)
    }
    let range = tables.graph.shapeRange(section)
    let from = tables.graph.shapePoint(range.lowerBound + Int(state.segment))
    let to = tables.graph.shapePoint(
      min(range.lowerBound + Int(state.segment) + 1, range.upperBound - 1)
    )
    return RoadPosition(
      section: section,
      segment: Int(state.segment),
      fraction: state.fraction,
      coordinate: from.between(to, state.share),
      place: record.point.coordinate,
      distance: state.distance
    )
  }

  /// Returns the metres from each step without a stated accuracy to its road.
  func unstatedDistances() -> [Double] {
    zip(columns, mostLikely()).compactMap { column, state in
      let record = log[column.fix - droppedFixes]
      guard record.point.horizontalAccuracy == nil else { return nil }
      return states[column.start + Int(state)].distance
    }
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
