import Geodesy

/// Says which fixes are news.
///
/// One that is stamped earlier than the fix before came late, and says nothing of now. Where several in a row
/// are, each later than the one before, the receiver's clock was put back, and they are believed again.
package struct FixOrder {
  /// How many fixes in a row show that a clock was put back.
  private static let enough = 3

  private var last: Instant?
  private var earlier: (last: Instant, count: Int)?

  /// Creates the order of no fix.
  package init() {}

  /// Takes the stamp of a fix; returns whether the fix is news.
  package mutating func takes(_ stamp: Instant) -> Bool {
    if let last, stamp < last {
      let before = earlier.map { $0.last < stamp ? $0.count : 0 } ?? 0
      earlier = (stamp, before + 1)
      guard before + 1 >= Self.enough else { return false }
    }
    (last, earlier) = (stamp, nil)
    return true
  }
}
