import Geodesy

extension MatchEngine {
  /// Returns what lies before, between and behind the parts of a path.
  func gaps(between parts: [MatchedPart]) -> [MatchGap] {
    guard !log.isEmpty else { return [] }
    guard let first = parts.first, let last = parts.last else {
      return [gap(0..<log.count, reason(0..<log.count))]
    }
    var gaps: [MatchGap] = []
    if first.fixes.lowerBound > 0 {
      let fixes = 0..<first.fixes.lowerBound
      gaps.append(gap(fixes, reason(fixes)))
    }
    for (before, after) in zip(parts, parts.dropFirst()) {
      let opening = columns.first { $0.fix == after.fixes.lowerBound }?.opening ?? .noWay
      gaps.append(gap(before.fixes.upperBound..<after.fixes.lowerBound, opening))
    }
    if last.fixes.upperBound < log.count {
      let fixes = last.fixes.upperBound..<log.count
      gaps.append(gap(fixes, reason(fixes)))
    }
    return gaps
  }

  /// Why fixes at the start or the end have no roads.
  private func reason(_ fixes: Range<Int>) -> MatchBreak {
    let roles = log[fixes].map(\.role)
    if roles.contains(.offRoad) { return .offRoad }
    return roles.contains(.outlier) ? .noWay : .unusable
  }

  private func gap(_ fixes: Range<Int>, _ reason: MatchBreak) -> MatchGap {
    let first = max(0, fixes.lowerBound - 1)
    let last = min(log.count - 1, fixes.upperBound)
    let places = log[first...last].map(\.point.coordinate).filter(\.isValid)
    return MatchGap(
      reason: reason,
      fixes: fixes,
      start: log[first].point.time,
      end: log[last].point.time,
      length: zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    )
  }
}
