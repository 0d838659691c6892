import RoadNetwork

/// Lanes that lie side by side.
struct LaneRange: RawRepresentable, Hashable, Sendable {
  /// 256 times the number of lanes, and the first from the right.
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(count: Int, first: Int) {
    rawValue = UInt16(clamping: count) << 8 | UInt16(clamping: min(first, 255))
  }

  static let none = LaneRange(rawValue: 0)

  var count: Int { Int(rawValue >> 8) }
  /// From the right, 0 the rightmost.
  var first: Int { Int(rawValue & 255) }
  var isEmpty: Bool { count == 0 }

  /// The same lanes of a road seen in a mirror.
  ///
  /// - Parameter total: How many lanes the road has.
  func mirrored(of total: Int) -> LaneRange {
    isEmpty ? self : LaneRange(count: count, first: max(0, total - first - count))
  }
}
