import Geodesy

extension MatchEngine {
  /// Returns the path of the whole trace; nothing of it may have been dropped.
  mutating func path() -> MatchedPath {
    let chosen = mostLikely()
    var partOfColumn: [Int] = []
    var parts: [MatchedPart] = []
    var builder = PartBuilder(tables.graph)
    var first = 0
    let lastFixes = lastFixes()
    for (number, column) in columns.enumerated() {
      let state = states[column.start + Int(chosen[number])]
      if column.opening != nil {
        if number > 0 { parts.append(part(first..<number, lastFixes, chosen, builder)) }
        first = number
        builder.begin(at: state)
      } else {
        let before = columns[number - 1].start + Int(chosen[number - 1])
        goOn(from: states[before], to: state, beta: column.beta, &builder)
      }
      partOfColumn.append(parts.count)
    }
    if !columns.isEmpty { parts.append(part(first..<columns.count, lastFixes, chosen, builder)) }
    let fixes = log.map { record -> MatchedFix in
      guard record.column >= 0 else { return answer(record, nil, part: 0) }
      let state = states[columns[record.column].start + Int(chosen[record.column])]
      return answer(record, state, part: partOfColumn[record.column])
    }
    return MatchedPath(parts: parts, gaps: gaps(between: parts), fixes: fixes)
  }

  /// Adds the way from one state to the next.
  private mutating func goOn(
    from: MatchState,
    to: MatchState,
    beta: Double,
    _ builder: inout PartBuilder
  ) {
    let turned = to.isTurned ? tables.graph.reverse(ofEdge: to.edge) : to.edge
    let length = tables.graph.length(ofEdge: to.edge)
    let along = to.isTurned ? length - to.along : to.along
    if to.isDirect {
      builder.advance(to: along)
    } else {
      let rest = max(0, tables.graph.length(ofEdge: from.edge) - from.along)
      search.begin(edge: from.via, rest: UInt32(rest * 10), beta: beta)
      while let number = search.next(.max) {
        if tables.graph.edges.bases[Int(search.labels[number].edge)] == turned {
          builder.follow(search.edges(to: number), to: along)
          break
        }
        search.pass(number)
      }
    }
    if to.isTurned { builder.turnBack(onto: to.edge, to: to.along) }
  }

  /// The last fix of each column, those that stand still there included.
  private func lastFixes() -> [Int] {
    var last = columns.map(\.fix)
    for (number, record) in log.enumerated() where record.column >= 0 {
      last[record.column] = number
    }
    return last
  }

  private func part(
    _ range: Range<Int>,
    _ lastFixes: [Int],
    _ chosen: [Int32],
    _ builder: PartBuilder
  ) -> MatchedPart {
    let ends = [range.lowerBound, range.upperBound - 1].map { column in
      position(
        of: log[columns[column].fix],
        at: states[columns[column].start + Int(chosen[column])]
      )
    }
    return builder.part(
      from: ends[0],
      to: ends[1],
      fixes: columns[range.lowerBound].fix..<(lastFixes[range.upperBound - 1] + 1)
    )
  }
}

extension MatchEngine {
  /// Sets the route that is followed, nil for none.
  mutating func follow(_ planned: PlannedRoute?) {
    let edges = planned?.legs.flatMap(\.pieces).map { tables.graph.edges.bases[Int($0.edge)] } ?? []
    route = edges.sorted()
  }
}
