/// The side of the road that traffic keeps to.
public enum DrivingSide: UInt8, CaseIterable, Sendable {
  case right, left

  /// The word of OSRM's answers and of the tag `driving_side`.
  public var name: String { self == .left ? "left" : "right" }

  init?(tag: String) {
    switch tag {
    case "right": self = .right
    case "left": self = .left
    default: return nil
    }
  }
}
