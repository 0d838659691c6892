/// The number of an overlay, in the order in which overlays first came onto a map.
public struct OverlayID: Hashable, Comparable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

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
