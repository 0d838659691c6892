public import Geodesy
public import RoadNetwork

/// A part of a planned route, from one maneuver to the next.
public struct PlannedStep: Sendable {
  /// What to do where it begins.
  public var kind: ManeuverKind
  /// In which direction; nil where there is none to say.
  public var modifier: TurnModifier?
  /// The exit of a roundabout, from 1.
  public var exit: Int?
  /// Degrees clockwise from north.
  public var bearingBefore: Double
  /// The same behind the maneuver.
  public var bearingAfter: Double
  /// The line of the road, two points at least.
  public var points: [Coordinate]
  /// Metres and seconds.
  public var distance: Double
  /// Seconds.
  public var duration: Double
  /// What is known of the road that it begins on.
  public var facts: WayFacts
  /// Where the road leads, as its signs say.
  public var destination: String?
  /// Kilometres per hour; nil where none is posted.
  public var speedLimit: Double?
  /// The lanes before the next maneuver.
  public var turnLanes: String?
  /// The name of a rotary that is passed; nil for none.
  public var rotaryName: String?
  /// How many junctions the step begins at or passes.
  public var junctionCount = 1
  /// Whether its road is called as the one before.
  var keepsName = false
  /// The lanes before its maneuver, from left to right; none where they are not known.
  public var lanes: [PlannedLane] = []
  /// The junctions it begins at and passes.
  var crossings: [Crossing] = []

  /// The direction of that road in which it is driven.
  public var direction: WayFacts.Direction?
  /// How its road is travelled in that direction.
  public var mode: TravelMode { direction?.mode ?? facts.mode }
  /// What the search counts for it, in tenths of a second: the road, and the turn at its end.
  public var weight = 0.0

  /// The name of its road; nil for none.
  public var name: String? { facts.name }
  /// The number of its road; nil for none.
  public var ref: String? { facts.ref }
  /// The numbers of the exit that it begins with.
  public var exits: String? { facts.exits }
}
