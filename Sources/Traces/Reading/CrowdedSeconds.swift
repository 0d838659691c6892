import Geodesy

/// Spreads places that a logger put into one whole second over it: it has more than one a second, and no
/// decimals for their times.
///
/// One second with two places among others with one shows no rate, and stays as it is.
struct CrowdedSeconds {
  /// Fixes that wait for the rate that the next second shows.
  private var waiting: [Fix] = []
  /// How many fixes of the first second that waits went their way before.
  private var goneCount = 0
  private var gonePlace = Coordinate(latitude: 0, longitude: 0)
  /// The second before those that wait, and how many places it has.
  private var before: (second: Int64, count: Int) = (.min, 0)
  private(set) var isWaiting = false

  private static let second: Int64 = 1_000_000_000
  /// The most fixes that wait.
  private static let limit = 4096

  /// Takes the second fix of a whole second, whose first went its way.
  mutating func begin(_ fix: Fix, after first: Fix) {
    isWaiting = true
    goneCount = 1
    gonePlace = first.coordinate
    waiting = [fix]
  }

  /// Takes a fix while others wait; returns those that can go.
  mutating func take(_ fix: Fix) -> [Fix] {
    guard let last = waiting.last else { return [fix] }
    waiting.append(fix)
    guard fix.time != last.time else {
      return waiting.count < Self.limit * 16 ? [] : release()
    }
    let lastCount = waiting.dropLast().reversed().prefix { $0.time == last.time }.count
    let isAlone = lastCount == 1 && waiting.count > 2
    guard fix.time == last.time + Self.second, !isAlone else { return release(butLast: 1) }
    if waiting.count < Self.limit { return [] }
    return release(butLast: lastCount + 1)
  }

  /// Lets all go that wait.
  mutating func release() -> [Fix] { release(butLast: 0) }

  /// Lets all go but the last of them; a single last one goes too, after which nothing waits.
  private mutating func release(butLast keptCount: Int) -> [Fix] {
    let (fixes, kept) = (waiting.dropLast(keptCount), waiting.suffix(keptCount))
    var seconds: [Range<Int>] = []
    for index in fixes.indices {
      if let last = seconds.last, fixes[last.lowerBound].time == fixes[index].time {
        seconds[seconds.count - 1] = last.lowerBound..<(index + 1)
      } else {
        seconds.append(index..<(index + 1))
      }
    }
    var released: [Fix] = []
    for (number, range) in seconds.enumerated() {
      let gone = number == 0 ? goneCount : 0
      let time = fixes[range.lowerBound].time
      let next =
        number + 1 < seconds.count
        ? fixes[seconds[number + 1]] : kept.prefix { $0.time == kept.first?.time }
      let nextCount = next.first?.time == time + Self.second ? next.count : 0
      let previousCount = before.second == time - Self.second ? before.count : 0
      let count = range.count + gone
      let parts = previousCount > 0 && nextCount > 0 ? count : max(count, previousCount, nextCount)
      let first = gone > 0 ? gonePlace : fixes[range.lowerBound].coordinate
      let isSpread =
        count > 1 && max(previousCount, nextCount) > 1
        && fixes[range].contains { $0.coordinate != first }
      for (offset, var fix) in zip(gone..., fixes[range]) {
        if isSpread { fix.time += Int64(offset) * Self.second / Int64(parts) }
        released.append(fix)
      }
      before = (time, count)
    }
    goneCount = 0
    if kept.count == 1 {
      isWaiting = false
      waiting = []
      return released + kept
    }
    waiting = Array(kept)
    isWaiting = !waiting.isEmpty
    return released
  }
}
