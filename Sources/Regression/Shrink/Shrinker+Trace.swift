import Navigation
import ScenarioLanguage
import Simulation

extension Shrinker {
  /// The fixes around a moment that stay where something is missing, in nanoseconds.
  private static let surroundings: Int64 = 15_000_000_000

  /// Writes the fixes as points of the scenario, wherever they come from.
  func takeFixesApart() throws {
    let scenario = try trial.scenario(of: current)
    guard let trace = try DraftTrace(of: scenario) else { return }
    var candidate = current
    candidate.fixes = trace.fixes
    if let drive = try ScenarioRunner.drive(of: scenario) {
      candidate.draft = candidate.draft.namingStops(of: drive)
    }
    _ = try accept(candidate)
  }

  /// Leaves out what comes after the failure, then what comes before it.
  func trimEnds() throws {
    guard current.isInline else { return }
    // What is missing might be missing at any earlier end.
    if !signature.isAbsence || trial.hasReference {
      try narrow { start, count in start.fixes.removeLast(start.fixes.count - count) }
    }
    try narrow { start, count in start.fixes.removeFirst(start.fixes.count - count) }
  }

  /// Finds the smallest count of fixes that still fails, as if all above it did.
  private func narrow(_ cut: (inout ShrinkState, Int) -> Void) throws {
    let start = current
    var low = 1
    var high = start.fixes.count
    while low < high {
      let middle = (low + high) / 2
      var candidate = start
      cut(&candidate, middle)
      if holdsProtected(candidate), try accept(candidate) {
        high = middle
      } else {
        low = middle + 1
      }
    }
  }

  /// Leaves out fixes that the failure does not need.
  func dropFixes() throws {
    guard current.isInline, current.fixes.count > 1 else { return }
    let fixes = current.fixes
    let start = current
    _ = try DeltaDebugging.minimal(fixes.count, keeping: protectedIndices(of: fixes)) { indices in
      var candidate = start
      candidate.fixes = indices.map { fixes[$0] }
      return try accept(candidate)
    }
  }

  /// The fixes that stay: those around what is missing, or the last where nobody knows when it should
  /// have come.
  private func protectedIndices(of fixes: [Location]) -> Set<Int> {
    guard signature.isAbsence, !trial.hasReference else { return [] }
    if protected.isEmpty { return Set(max(0, fixes.count - 30)..<fixes.count) }
    return Set(fixes.indices.filter { isProtected(fixes[$0]) })
  }

  private func isProtected(_ fix: Location) -> Bool {
    protected.contains { abs($0 - fix.timestamp.nanoseconds) <= Self.surroundings }
  }

  private func holdsProtected(_ candidate: ShrinkState) -> Bool {
    guard signature.isAbsence, !trial.hasReference else { return true }
    return candidate.fixes.filter(isProtected).count == current.fixes.filter(isProtected).count
  }

  /// Moves fixes onto the straight line between others, long stretches first.
  func straighten() throws {
    guard current.isInline else { return }
    var size = current.fixes.count - 1
    while size >= 2 {
      var start = 0
      while start + size < current.fixes.count {
        var candidate = current
        if candidate.straighten(start...(start + size)) { _ = try accept(candidate) }
        start += size
      }
      size /= 2
    }
  }

  /// Rounds places and what the fixes say of themselves, as far as the failure stays.
  func round() throws {
    guard current.isInline else { return }
    for decimals in [7, 6, 5, 4, 3] {
      var candidate = current
      candidate.change { $0.rounded(decimals: decimals) }
      if candidate.fixes != current.fixes, !(try accept(candidate)) { break }
    }
    for field in FixField.allCases {
      try simplify { $0.without(field) }
      try simplify { $0.rounding(field) }
    }
    try simplify { $0.rounded(decimals: 5) }
    try simplify { $0.rounded(decimals: 4) }
  }

  /// Changes all fixes, or as many as the failure allows.
  private func simplify(_ change: (Location) -> Location) throws {
    let start = current
    var candidate = current
    candidate.change(change)
    if candidate.fixes == start.fixes { return }
    if try accept(candidate) { return }
    guard current.fixes.count <= 200 else { return }
    for index in current.fixes.indices {
      var candidate = current
      candidate.fixes[index] = change(candidate.fixes[index])
      guard candidate.fixes[index] != current.fixes[index], candidate.isOrdered else { continue }
      _ = try accept(candidate)
    }
  }

  /// Moves the fixes to the scenario's start.
  func beginAtOnce() throws {
    guard current.isInline, !trial.keepsTimes, let first = current.fixes.first,
      first.timestamp.nanoseconds > 0
    else { return }
    for gap: Int64 in [0, 1_000_000_000, 10_000_000_000] {
      let shift = first.timestamp.nanoseconds - gap
      guard shift > 0 else { continue }
      var candidate = current
      candidate.change { $0.later(byNanoseconds: -shift) }
      if try accept(candidate) { return }
    }
  }

  /// Lets fixes follow one another by a second where the failure does not need the time between them.
  func closeGaps() throws {
    guard current.isInline, !trial.keepsTimes else { return }
    let second: Int64 = 1_000_000_000
    for index in current.fixes.indices.dropFirst().reversed() where current.fixes.count <= 500 {
      let gap =
        current.fixes[index].timestamp.nanoseconds
        - current.fixes[index - 1].timestamp.nanoseconds
      for wanted in [second, 10 * second, 60 * second] where gap > wanted {
        var candidate = current
        for later in index..<candidate.fixes.count {
          candidate.fixes[later] = candidate.fixes[later].later(byNanoseconds: wanted - gap)
        }
        if try accept(candidate) { break }
      }
    }
  }
}
