/// Where one lane leads: the arrows on it.
///
/// The bits are OSRM's.
public struct LaneMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// No arrow: the lane says nothing.
  public static let none = LaneMask(rawValue: 1)
  public static let through = LaneMask(rawValue: 1 << 1)
  public static let sharpLeft = LaneMask(rawValue: 1 << 2)
  public static let left = LaneMask(rawValue: 1 << 3)
  public static let slightLeft = LaneMask(rawValue: 1 << 4)
  public static let slightRight = LaneMask(rawValue: 1 << 5)
  public static let right = LaneMask(rawValue: 1 << 6)
  public static let sharpRight = LaneMask(rawValue: 1 << 7)
  /// OpenStreetMap's `reverse`.
  public static let uTurn = LaneMask(rawValue: 1 << 8)
  public static let mergeToLeft = LaneMask(rawValue: 1 << 9)
  public static let mergeToRight = LaneMask(rawValue: 1 << 10)

  /// The arrow of one word of `turn:lanes`; nil for a word that is none.
  package init?(word: Substring) {
    switch word {
    case "none": self = .none
    case "through": self = .through
    case "sharp_left": self = .sharpLeft
    case "left": self = .left
    case "slight_left": self = .slightLeft
    case "slight_right": self = .slightRight
    case "right": self = .right
    case "sharp_right": self = .sharpRight
    case "reverse": self = .uTurn
    case "merge_to_left": self = .mergeToLeft
    case "merge_to_right": self = .mergeToRight
    default: return nil
    }
  }
}
