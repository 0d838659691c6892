extension MatchEngine {
  /// Returns what is thought of a fix now, counted from the first ever; it must not be dropped.
  func answer(toFix fix: Int) -> MatchedFix {
    let record = log[fix - droppedFixes]
    guard record.column >= 0 else { return answer(record, nil, part: 0) }
    let target = record.column - droppedColumns
    var state: Int32 = 0
    var part = partCount - 1
    var column = columns.count - 1
    while column >= target {
      if column < columns.count - 1, columns[column + 1].opening != nil { part -= 1 }
      state = likelyState(ofColumn: column, before: state)
      column -= 1
    }
    return answer(record, states[columns[target].start + Int(state)], part: part)
  }

  /// Returns how many columns, from the first ever, are decided: through the last of them all ways lead,
  /// or a part ended with it.
  ///
  /// Looks back over some columns only: ways that stay apart for longer are told apart later.
  mutating func convergence(from known: Int) -> Int {
    var column = columns.count - 1
    guard column >= 0 else { return known }
    let first = max(known - 1 - droppedColumns, column - Self.longestLook, 0)
    survivors.removeAll(keepingCapacity: true)
    for state in 0..<stateRange(ofColumn: column).count { survivors.append(Int32(state)) }
    while column > first, survivors.count > 1 {
      if columns[column].opening != nil { return max(known, droppedColumns + column) }
      var kept = 0
      for index in survivors.indices {
        let parent = states[columns[column].start + Int(survivors[index])].parent
        guard !survivors[..<kept].contains(parent) else { continue }
        survivors[kept] = parent
        kept += 1
      }
      survivors.removeLast(survivors.count - kept)
      column -= 1
    }
    return survivors.count == 1 ? max(known, droppedColumns + column + 1) : known
  }

  private static let longestLook = 256

  /// Returns how many fixes, from the first, are decided once so many columns are.
  func decidedFixes(columns count: Int) -> Int {
    let column = count - 1 - droppedColumns
    guard column >= 0, column < columns.count else { return 0 }
    // The last fix of all may yet become a step.
    let end = column + 1 < columns.count ? columns[column + 1].fix : columns[column].fix + 1
    return brokenCount > 0 ? min(end, firstBroken) : end
  }

  /// Drops columns and fixes that nothing asks for again, many at a time.
  mutating func drop(decidedColumns number: Int, beforeFix fix: Int) {
    let first = max(0, min(fix, brokenCount > 0 ? firstBroken : fix) - droppedFixes)
    if first >= Self.dropSize {
      log.removeFirst(min(first, log.count))
      droppedFixes += first
    }
    var column = min(number - 1 - droppedColumns, columns.count - 1)
    if let oldest = log.first(where: { $0.column >= 0 }) {
      column = min(column, oldest.column - droppedColumns)
    }
    guard column >= Self.dropSize else { return }
    let count = columns[column].start
    states.removeFirst(count)
    columns.removeFirst(column)
    for index in columns.indices { columns[index].start -= count }
    droppedColumns += column
  }

  private static let dropSize = 64
}
