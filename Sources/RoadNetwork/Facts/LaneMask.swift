/// Where one lane leads: the arrows on it.
///
/// The bits are OSRM's.
public struct LaneMask: OptionSet, Hashable, Sendable {
  /// A bit for each arrow.
  public let rawValue: UInt16

  /// Takes a bit for each arrow.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// No arrow: the lane says nothing.
  public static let none = LaneMask(rawValue: 1)
  /// Straight on.
  public static let through = LaneMask(rawValue: 1 << 1)
  /// A sharp turn to the left.
  public static let sharpLeft = LaneMask(rawValue: 1 << 2)
  /// A turn to the left.
  public static let left = LaneMask(rawValue: 1 << 3)
  /// A slight turn to the left.
  public static let slightLeft = LaneMask(rawValue: 1 << 4)
  /// A slight turn to the right.
  public static let slightRight = LaneMask(rawValue: 1 << 5)
  /// A turn to the right.
  public static let right = LaneMask(rawValue: 1 << 6)
  /// A sharp turn to the right.
  public static let sharpRight = LaneMask(rawValue: 1 << 7)
  /// OpenStreetMap's `reverse`.
  public static let uTurn = LaneMask(rawValue: 1 << 8)
  /// The lane ends and joins the one to its left.
  public static let mergeToLeft = LaneMask(rawValue: 1 << 9)
  /// The lane ends and joins the one to its right.
  public static let mergeToRight = LaneMask(rawValue: 1 << 10)

  /// The arrows in a mirror.
  package var mirrored: LaneMask {
    let sides: [(LaneMask, LaneMask)] = [
      (.sharpLeft, .sharpRight), (.left, .right), (.slightLeft, .slightRight),
      (.mergeToLeft, .mergeToRight),
    ]
    var mask = self
    for (left, right) in sides {
      mask.subtract([left, right])
      if contains(left) { mask.insert(right) }
      if contains(right) { mask.insert(left) }
    }
    return mask
  }

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
