/// What told the place of a house number, the best first.
public enum HouseNumberSource: UInt8, CaseIterable, Sendable, Comparable {
  /// The outline of a building.
  case building
  /// A point of its own.
  case point
  /// A line between known numbers: the place is an estimate.
  case interpolation

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
