/// A turn that is forbidden, or the only one allowed.
public struct TurnRestriction: Hashable, Sendable {
  /// What a restriction commands, as its tag has it.
  public enum Kind: String, CaseIterable, Sendable {
    case noLeftTurn = "no_left_turn"
    case noRightTurn = "no_right_turn"
    case noStraightOn = "no_straight_on"
    case noUTurn = "no_u_turn"
    case noEntry = "no_entry"
    case noExit = "no_exit"
    case onlyLeftTurn = "only_left_turn"
    case onlyRightTurn = "only_right_turn"
    case onlyStraightOn = "only_straight_on"
    case onlyUTurn = "only_u_turn"
    /// Another turn that is forbidden: its ways alone say which.
    case otherNo = "no_"
    /// Another turn that is the only one allowed.
    case otherOnly = "only_"

    /// Whether it names the only way on, not a forbidden one.
    public var isOnly: Bool {
      switch self {
      case .onlyLeftTurn, .onlyRightTurn, .onlyStraightOn, .onlyUTurn, .otherOnly: true
      case .noLeftTurn, .noRightTurn, .noStraightOn, .noUTurn, .noEntry, .noExit, .otherNo: false
      }
    }
  }

  /// What lies between the two ways.
  public enum Via: Hashable, Sendable {
    case node(Int64)
    /// In the order of travel.
    case ways([Int64])
  }

  /// The id of its relation.
  public let relation: Int64
  /// What it commands.
  public let kind: Kind
  /// The id of the way it begins on.
  public let from: Int64
  /// Over what it holds.
  public let via: Via
  /// The id of the way it ends on.
  public let to: Int64

  /// Whether it names the only way on, and not one that is forbidden.
  public var isOnly: Bool { kind.isOnly }
}
