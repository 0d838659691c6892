/// What the way on at one junction is worth saying.
struct TurnDecision: Hashable {
  enum Kind: Hashable {
    /// There is no other way.
    case none
    /// There is, but the way on is obvious.
    case suppressed
    case said(ManeuverKind)
    case enterRoundabout
    case stayOnRoundabout
    case exitRoundabout
  }

  var kind: Kind
  var modifier: TurnModifier
}
