import Geodesy
import RoadNetwork

/// A step while steps are joined and dropped.
struct StepDraft {
  enum Waypoint { case none, depart, arrive }

  var turn: TurnInstruction
  var waypoint = Waypoint.none
  /// What the road is called, by its place in ``LegDrafts/signs``.
  var sign: Int
  var mode: TravelMode
  /// The piece of the leg whose road it is of.
  var piece: Int
  /// The pieces of the leg it is made of.
  var pieces: Range<Int>
  /// The crossings it begins at and passes; the first is where the maneuver is.
  var crossings: Range<Int>
  /// Metres and seconds.
  var distance = 0.0
  var duration = 0.0
  /// Whether it lies inside a junction.
  var isInternal = false
  /// Whether the road between it and the start or end of the leg was too short to be one.
  var isCornerCut = false
  var bearingBefore = 0.0
  var bearingAfter = 0.0
  var exit: Int?
  var rotarySign: Int?

  var kind: TurnInstruction.Kind {
    get { turn.kind }
    set { turn.kind = newValue }
  }

  var modifier: TurnModifier {
    get { turn.modifier }
    set { turn.modifier = newValue }
  }

  var hasTurn: Bool { turn.kind != .none }
  var isWaypoint: Bool { waypoint != .none }

  /// Adds a step that follows.
  mutating func extend(by next: StepDraft) {
    pieces = pieces.lowerBound..<max(pieces.upperBound, next.pieces.upperBound)
    crossings = crossings.lowerBound..<max(crossings.upperBound, next.crossings.upperBound)
    distance += next.distance
    duration += next.duration
  }

  /// Leaves nothing of a step.
  mutating func remove() {
    turn = TurnInstruction(.none, .uTurn)
    waypoint = .none
  }

  var isRemoved: Bool { !hasTurn && !isWaypoint }

  /// Takes what another step's signs say.
  mutating func takeSigns(of other: StepDraft) {
    sign = other.sign
    piece = other.piece
  }
}
