import RoadNetwork

/// What a turn at one junction is worth saying, before steps are made of turns.
struct TurnInstruction: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case invalid, newName, `continue`, turn, merge, onRamp, offRamp, fork, endOfRoad, notification
    case enterRoundabout, enterAndExitRoundabout, enterRotary, enterAndExitRotary
    case enterRoundaboutTurn, enterAndExitRoundaboutTurn
    /// There is no other way.
    case none
    /// There is, but the way on is obvious; the place is listed.
    case suppressed
    /// An exit lies before the ring.
    case enterRoundaboutAtExit, enterRotaryAtExit, enterRoundaboutTurnAtExit
    case exitRoundabout, exitRotary, exitRoundaboutTurn
    case stayOnRoundabout
    /// A lane of its own for a turn.
    case sliproad
  }

  var kind: Kind
  var modifier: TurnModifier

  init(_ kind: Kind, _ modifier: TurnModifier) {
    self.kind = kind
    self.modifier = modifier
  }
}

extension TurnInstruction.Kind {
  var entersRoundabout: Bool {
    switch self {
    case .enterRoundabout, .enterRotary, .enterRoundaboutTurn, .enterAndExitRoundabout,
      .enterAndExitRotary, .enterAndExitRoundaboutTurn:
      true
    default: entersAtExit
    }
  }

  var entersAtExit: Bool {
    self == .enterRoundaboutAtExit || self == .enterRotaryAtExit
      || self == .enterRoundaboutTurnAtExit
  }

  var leavesRoundabout: Bool {
    switch self {
    case .exitRoundabout, .exitRotary, .exitRoundaboutTurn, .enterAndExitRoundabout,
      .enterAndExitRotary, .enterAndExitRoundaboutTurn:
      true
    default: false
    }
  }

  var staysOnRoundabout: Bool { self == .stayOnRoundabout || entersAtExit }

  var isOfRoundabout: Bool { entersRoundabout || leavesRoundabout || staysOnRoundabout }

  /// Whether nothing is said of it.
  var isSilent: Bool { self == .none || self == .suppressed || self == .stayOnRoundabout }

  /// What it is called in an answer; nil where it never comes there.
  var maneuver: ManeuverKind? {
    switch self {
    case .newName: .newName
    case .continue: .continue
    case .turn: .turn
    case .merge: .merge
    case .onRamp: .onRamp
    case .offRamp: .offRamp
    case .fork: .fork
    case .endOfRoad: .endOfRoad
    case .notification: .notification
    case .enterRoundabout, .enterRoundaboutAtExit: .roundabout
    case .enterAndExitRoundabout, .exitRoundabout, .exitRoundaboutTurn: .exitRoundabout
    case .enterRotary, .enterRotaryAtExit: .rotary
    case .enterAndExitRotary, .exitRotary: .exitRotary
    case .enterRoundaboutTurn, .enterAndExitRoundaboutTurn, .enterRoundaboutTurnAtExit:
      .roundaboutTurn
    case .invalid, .none, .suppressed, .stayOnRoundabout, .sliproad: nil
    }
  }
}
