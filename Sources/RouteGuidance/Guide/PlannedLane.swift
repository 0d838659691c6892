import RoadNetwork

/// A lane before a maneuver.
public struct PlannedLane: Hashable, Sendable {
  /// The arrows on it, in OSRM's words, such as `slight left`; `none` where there is none.
  public let indications: [String]
  /// Whether it leads where the route goes.
  public let isValid: Bool

  init(_ mask: LaneMask, isValid: Bool) {
    indications = Self.words.filter { mask.contains($0.mask) }.map(\.word)
    self.isValid = isValid
  }

  private static let words: [(mask: LaneMask, word: String)] = [
    (.none, "none"), (.through, "straight"), (.sharpLeft, "sharp left"), (.left, "left"),
    (.slightLeft, "slight left"), (.slightRight, "slight right"), (.right, "right"),
    (.sharpRight, "sharp right"), (.uTurn, "uturn"), (.mergeToLeft, "slight left"),
    (.mergeToRight, "slight right"),
  ]
}
