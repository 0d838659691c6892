/// The number of an overlay, in the order in which overlays first came onto a map.
public struct OverlayID: Hashable, Comparable, Sendable {
  /// From 1 on, counted over all maps of a context.
  public let rawValue: Int

  /// Creates an ID that a map gave away earlier.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether the first came onto a map before the second.
  public static func < (a: OverlayID, b: OverlayID) -> Bool { a.rawValue < b.rawValue }
}

/// Gives overlays their numbers; maps that share it have no number twice.
final class OverlayNumbers {
  private var last = 0

  func next() -> OverlayID {
    last += 1
    return OverlayID(rawValue: last)
  }
}
