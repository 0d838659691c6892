import Geodesy
package import Traces

/// What a receiver made up is taken out of a trace, and counted.
///
/// It is done before a drive is read; noise that a navigator has to live with stays.
package struct TraceCleaning: Sendable {
  /// What a receiver may make up.
  package enum Kind: String, CaseIterable, Sendable {
    /// One to three fixes that nobody drives to and back from: dropped.
    case spike
    /// The same place again and again while the vehicle moves: all but the first dropped.
    case frozen
    /// A clock that leapt ahead under way: what follows is moved back.
    case clockJump
  }

  /// What was found of a kind, with the line of the first.
  package struct Finding: Hashable, Sendable {
    /// What was found.
    package let kind: Kind
    /// How many fixes were dropped, or leaps bridged.
    package var count: Int
    /// The line of the trace's file that the first was read from.
    package let firstLine: Int
  }

  /// The fixes that remain, in order.
  package private(set) var fixes: [Fix]
  /// In the order of first occurrence.
  package private(set) var findings: [Finding] = []

  /// Metres per second that no vehicle drives.
  static let topSpeed = 70.0

  /// Cleans a trace, in its own place where nobody else holds the fixes: a long one is there once.
  package init(_ fixes: consuming [Fix]) {
    // An assignment would leave the parameter with a hold on them.
    self.fixes = []
    swap(&self.fixes, &fixes)
    // What follows a frozen place is out of its reach, and would be taken for a spike.
    dropFrozen()
    dropSpikes()
    bridgeClockJumps()
  }

  /// Returns how often a kind was found.
  package func count(of kind: Kind) -> Int { findings.first { $0.kind == kind }?.count ?? 0 }

  private mutating func note(_ kind: Kind, _ count: Int, line: Int) {
    if let index = findings.firstIndex(where: { $0.kind == kind }) {
      findings[index].count += count
    } else {
      findings.append(Finding(kind: kind, count: count, firstLine: line))
    }
  }

  // MARK: - Spikes

  private mutating func dropSpikes() {
    var kept = 0
    var index = 0
    while index < fixes.count {
      let width =
        kept > 0 ? spike(at: index, after: fixes[kept - 1]) : firstSpike(at: index)
      if width > 0 {
        note(.spike, width, line: fixes[index].line)
        index += width
      } else {
        fixes[kept] = fixes[index]
        kept += 1
        index += 1
      }
    }
    fixes.removeSubrange(kept...)
  }

  /// How many fixes at an index lie out of reach of the last one kept, with a way on behind them.
  private func spike(at index: Int, after last: Fix) -> Int {
    for width in 1...3 where index + width < fixes.count {
      let isAway = fixes[index..<index + width].allSatisfy { !Self.isReachable($0, from: last) }
      guard isAway else { return 0 }
      if Self.isReachable(fixes[index + width], from: last) { return width }
    }
    return 0
  }

  /// A first fix far from all that follow is one too: receivers begin with their last place.
  private func firstSpike(at index: Int) -> Int {
    guard index == 0, fixes.count > 3 else { return 0 }
    let isAlone =
      !Self.isReachable(fixes[1], from: fixes[0]) && !Self.isReachable(fixes[2], from: fixes[0])
      && Self.isReachable(fixes[2], from: fixes[1])
    return isAlone ? 1 : 0
  }

  private static func isReachable(_ fix: Fix, from last: Fix) -> Bool {
    let metres = last.coordinate.distance(to: fix.coordinate)
    return metres <= 100 || metres <= topSpeed * seconds(from: last, to: fix)
  }

  // MARK: - Frozen places

  private mutating func dropFrozen() {
    var kept = 0
    var start = 0
    while start < fixes.count {
      var end = start + 1
      while end < fixes.count, fixes[end].coordinate == fixes[start].coordinate { end += 1 }
      if end - start > 2, end < fixes.count, isFrozen(start..<end) {
        note(.frozen, end - start - 1, line: fixes[start + 1].line)
        fixes[kept] = fixes[start]
        kept += 1
      } else {
        for index in start..<end {
          fixes[kept] = fixes[index]
          kept += 1
        }
      }
      start = end
    }
    fixes.removeSubrange(kept...)
  }

  /// Whether the fixes of one place are a receiver's and not a vehicle's that stands: it says that it
  /// moves, or is much too far away in the next moment.
  private func isFrozen(_ range: Range<Int>) -> Bool {
    let (first, next) = (fixes[range.lowerBound], fixes[range.upperBound])
    let metres = first.coordinate.distance(to: next.coordinate)
    guard metres > 30 else { return false }
    // Who is back at once was never away: that is a spike.
    if range.upperBound + 1 < fixes.count,
      first.coordinate.distance(to: fixes[range.upperBound + 1].coordinate) <= 30
    {
      return false
    }
    let speeds = fixes[range].compactMap(\.speed)
    if speeds.count == range.count, speeds.allSatisfy({ $0 > 3 }) { return true }
    let atOnce = metres / max(Self.seconds(from: fixes[range.upperBound - 1], to: next), 0.1)
    let inAll = metres / max(Self.seconds(from: first, to: next), 0.1)
    return metres > 60 && atOnce > 40 && inAll < Self.topSpeed
  }

  // MARK: - Clocks

  /// Seconds without a fix from which a clock may have leapt.
  private static let leap = 60.0

  private mutating func bridgeClockJumps() {
    var shift: Int64 = 0
    var interval: Int64 = 1_000_000_000
    for index in fixes.indices.dropFirst() {
      let passed = fixes[index].time - shift - fixes[index - 1].time
      if Double(passed) / 1e9 > Self.leap, isUnderWay(index) {
        note(.clockJump, 1, line: fixes[index].line)
        shift += passed - interval
      } else {
        interval = passed
      }
      fixes[index].time -= shift
    }
  }

  /// Whether the vehicle went on between two fixes as if no time had passed: both say that it is fast,
  /// and they are no more than five seconds of way apart.
  private func isUnderWay(_ index: Int) -> Bool {
    let (before, after) = (fixes[index - 1], fixes[index])
    guard let one = before.speed, let other = after.speed, min(one, other) > 5 else { return false }
    return before.coordinate.distance(to: after.coordinate) < max(one, other) * 5
  }

  private static func seconds(from: Fix, to: Fix) -> Double { Double(to.time - from.time) / 1e9 }
}
