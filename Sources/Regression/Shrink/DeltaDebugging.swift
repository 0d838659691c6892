/// Leaves out of a list what a test does not need.
///
/// The halving of Zeller and Hildebrandt, *Simplifying and Isolating Failure-Inducing Input* (IEEE
/// Transactions on Software Engineering 28, 2002), without its tries of single parts: those would leave
/// too little of a drive to be the same failure.
enum DeltaDebugging {
  /// Returns a part of `0..<count` for which `holds` is still true, from which no single one can be left
  /// out.
  ///
  /// - Parameters:
  ///   - kept: those that stay whatever the test says.
  ///   - holds: asked of smaller and smaller lists; all of them hold at the start. Once it throws, so does
  ///     this.
  static func minimal(
    _ count: Int,
    keeping kept: Set<Int> = [],
    holds: ([Int]) throws -> Bool
  ) rethrows -> [Int] {
    var current = Array(0..<count)
    var size = max(1, count / 2)
    while true {
      let before = current.count
      current = try pass(current, size, kept, holds)
      if size > 1 {
        size = max(1, size / 2)
      } else if current.count == before {
        return current
      }
    }
  }

  /// Tries to leave out each stretch of a length once, the last first: what comes late depends on what
  /// comes before it.
  private static func pass(
    _ items: [Int],
    _ size: Int,
    _ kept: Set<Int>,
    _ holds: ([Int]) throws -> Bool
  ) rethrows -> [Int] {
    var current = items
    var end = current.count
    while end > 0 {
      let start = max(0, end - size)
      var rest = Array(current[..<start])
      rest += current[start..<end].filter { kept.contains($0) }
      rest += current[end...]
      if !rest.isEmpty, rest.count < current.count, try holds(rest) { current = rest }
      end = min(start, current.count)
    }
    return current
  }
}
