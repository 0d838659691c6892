/// The number of an overlay, in the order in which overlays first came onto a map.
public struct OverlayID: Hashable, Comparable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func < (a: OverlayID, b: OverlayID) -> Bool { a.rawValue < b.rawValue }
}
