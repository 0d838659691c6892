public import Geodesy
public import RoadNetwork

/// A part of a planned route, from one maneuver to the next.
public struct PlannedStep: Sendable {
  public var kind: ManeuverKind
  public var modifier: TurnModifier?
  /// The exit of a roundabout, from 1.
  public var exit: Int?
  /// Degrees clockwise from north.
  public var bearingBefore: Double
  public var bearingAfter: Double
  public var points: [Coordinate]
  /// Metres and seconds.
  public var distance: Double
  public var duration: Double
  public var facts: WayFacts
  /// Where the road leads, as its signs say.
  public var destination: String?
  /// Kilometres per hour; nil where none is posted.
  public var speedLimit: Double?
  /// The lanes before the next maneuver.
  public var turnLanes: String?
  public var rotaryName: String?
  /// How many junctions the step begins at or passes.
  public var junctionCount = 1
  /// The lanes before its maneuver, from left to right; none where they are not known.
  public var lanes: [PlannedLane] = []
  /// The junctions it begins at and passes.
  var crossings: [Crossing] = []

  public var name: String? { facts.name }
  public var ref: String? { facts.ref }
  /// The numbers of the exit that it begins with.
  public var exits: String? { facts.exits }
}
