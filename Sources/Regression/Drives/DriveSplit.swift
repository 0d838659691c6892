import Geodesy
package import Traces

/// Divides a log into drives at long stops, and finds where a drive stands.
package enum DriveSplit {
  /// Metres within which a vehicle stands, as its receiver sees it.
  static let radius = 40.0
  /// Seconds that are kept before a drive begins and after it ends.
  private static let before = 10.0
  private static let after = 30.0
  /// Metres that a drive has at least.
  static let shortest = 200.0

  /// Returns the drives of a log, in their order.
  ///
  /// - Parameter standing: Seconds at one place, or without a fix, from which a drive has ended.
  package static func drives(of fixes: [Fix], standing: Double) -> [Range<Int>] {
    guard !fixes.isEmpty else { return [] }
    var cuts: [(end: Int, start: Int)] = []
    for stay in joined(stays(in: fixes, seconds: min(standing, 60)), fixes) {
      let isAtEnd = stay.lowerBound == 0 || stay.upperBound == fixes.count
      guard isAtEnd || duration(fixes, stay) >= standing else { continue }
      cuts.append((arrival(fixes, stay), departure(fixes, stay)))
    }
    for index in fixes.indices.dropFirst()
    where Double(fixes[index].time - fixes[index - 1].time) / 1e9 >= standing {
      let isInStay = cuts.contains { $0.end <= index && index - 1 <= $0.start }
      if !isInStay { cuts.append((index, index)) }
    }
    cuts.sort { $0.end < $1.end }
    var drives: [Range<Int>] = []
    var start = 0
    for cut in cuts {
      // The first stay has no drive before it.
      if cut.end > start, cut.start > 0 { drives.append(start..<min(cut.end, fixes.count)) }
      start = max(start, cut.start)
    }
    if start < fixes.count { drives.append(start..<fixes.count) }
    return drives.filter { $0.count > 1 && length(fixes[$0]) >= shortest }
  }

  /// Returns where a vehicle stays within the radius for some seconds, without overlaps.
  package static func stays(in fixes: [Fix], seconds: Double) -> [Range<Int>] {
    var stays: [Range<Int>] = []
    var anchor = 0
    while anchor < fixes.count {
      var end = anchor + 1
      while end < fixes.count,
        fixes[anchor].coordinate.distance(to: fixes[end].coordinate) <= radius
      {
        end += 1
      }
      if duration(fixes, anchor..<end) >= seconds {
        stays.append(anchor..<end)
        anchor = end
      } else {
        anchor += 1
      }
    }
    return stays
  }

  /// Joins stays of one place that a wandering receiver has divided.
  private static func joined(_ stays: [Range<Int>], _ fixes: [Fix]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for stay in stays {
      if let last = result.last,
        duration(fixes, last.upperBound - 1..<stay.lowerBound + 1) < 60,
        fixes[last.lowerBound].coordinate.distance(to: fixes[stay.lowerBound].coordinate)
          < radius * 2
      {
        result[result.count - 1] = last.lowerBound..<stay.upperBound
      } else {
        result.append(stay)
      }
    }
    return result
  }

  /// Metres along fixes.
  package static func length(_ fixes: ArraySlice<Fix>) -> Double {
    zip(fixes, fixes.dropFirst()).reduce(0) {
      $0 + $1.0.coordinate.distance(to: $1.1.coordinate)
    }
  }

  static func duration(_ fixes: [Fix], _ range: Range<Int>) -> Double {
    guard let first = fixes[range].first, let last = fixes[range].last else { return 0 }
    return Double(last.time - first.time) / 1e9
  }

  /// The fix behind the last one that a drive which ends in a stay keeps.
  private static func arrival(_ fixes: [Fix], _ stay: Range<Int>) -> Int {
    let limit = fixes[stay.lowerBound].time + Int64(after * 1e9)
    return stay.first { fixes[$0].time > limit } ?? stay.upperBound
  }

  /// The first fix that a drive which begins in a stay keeps.
  private static func departure(_ fixes: [Fix], _ stay: Range<Int>) -> Int {
    guard stay.upperBound < fixes.count else { return fixes.count }
    let limit = fixes[stay.upperBound - 1].time - Int64(before * 1e9)
    return stay.first { fixes[$0].time >= limit } ?? stay.lowerBound
  }
}
