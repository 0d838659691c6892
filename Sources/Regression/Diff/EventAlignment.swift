/// Which event of the golden is which event of the new recording.
///
/// Events are matched within their semantic key only, so that what happens to one kind cannot
/// shift another: first those that are the same in content and time, then the same content at
/// another time, then the rest by time.
package struct EventAlignment {
  /// For every event of the golden its partner in the new recording, or -1.
  package private(set) var partners: [Int]

  /// For every event of the new recording whether it has a partner.
  package private(set) var isMatched: [Bool]

  /// Whether a part was too large to be aligned exactly.
  package private(set) var isApproximate = false

  /// Aligns two recordings.
  package init(_ golden: RecordingIndex, _ new: RecordingIndex) {
    partners = [Int](repeating: -1, count: golden.events.count)
    isMatched = [Bool](repeating: false, count: new.events.count)
    var exact = SequenceAlignment()
    var timed = TimeAlignment()
    let occurrences = Self.occurrences(golden.events, new.events)
    for (left, right) in occurrences where !left.isEmpty && !right.isEmpty {
      match(left, right, golden.events, new.events, &exact, &timed)
    }
    isApproximate = exact.isApproximate || timed.isApproximate
  }

  private mutating func match(
    _ left: [Int],
    _ right: [Int],
    _ golden: [RecordingIndex.Event],
    _ new: [RecordingIndex.Event],
    _ exact: inout SequenceAlignment,
    _ timed: inout TimeAlignment
  ) {
    let same = exact.common(left.map { content(golden[$0]) }, right.map { content(new[$0]) })
    for (left, right) in join(same, of: left, right) {
      let moved = exact.common(left.map { golden[$0].payload }, right.map { new[$0].payload })
      for (left, right) in join(moved, of: left, right) {
        let pairs = timed.pairs(left.map { golden[$0].time }, right.map { new[$0].time })
        _ = join(pairs, of: left, right)
      }
    }
  }

  /// Joins the pairs and returns what lies between them on both sides.
  private mutating func join(
    _ pairs: [SequenceAlignment.Pair],
    of left: [Int],
    _ right: [Int]
  ) -> [(left: [Int], right: [Int])] {
    var gaps: [(left: [Int], right: [Int])] = []
    var (x, y) = (0, 0)
    for pair in pairs + [(left.count, right.count)] {
      if pair.left > x, pair.right > y {
        gaps.append((Array(left[x..<pair.left]), Array(right[y..<pair.right])))
      }
      if pair.left < left.count {
        partners[left[pair.left]] = right[pair.right]
        isMatched[right[pair.right]] = true
      }
      (x, y) = (pair.left + 1, pair.right + 1)
    }
    return gaps
  }

  private func content(_ event: RecordingIndex.Event) -> UInt64 {
    Hash.combine(event.payload, UInt64(bitPattern: event.time))
  }

  /// Returns the events of each key in both recordings, keys in the order of their first event.
  private static func occurrences(
    _ golden: [RecordingIndex.Event],
    _ new: [RecordingIndex.Event]
  ) -> [(left: [Int], right: [Int])] {
    var numbers: [UInt64: Int] = [:]
    var result: [(left: [Int], right: [Int])] = []
    func number(_ key: UInt64) -> Int {
      if let number = numbers[key] { return number }
      numbers[key] = result.count
      result.append(([], []))
      return result.count - 1
    }
    for (index, event) in golden.enumerated() { result[number(event.key)].left.append(index) }
    for (index, event) in new.enumerated() { result[number(event.key)].right.append(index) }
    return result
  }
}
