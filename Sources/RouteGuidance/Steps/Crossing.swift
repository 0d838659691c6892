import Geodesy
import RoadNetwork

/// A junction that a route passes.
struct Crossing {
  /// The arm one arrives by.
  let incoming: UInt32
  let outgoing: UInt32
  /// The edge behind it, and where it is.
  let edge: UInt32
  let place: Coordinate
  /// Degrees as answers give them.
  let bearingIn: Double
  let bearingOut: Double
  /// How many roads there are, and how many may be entered.
  let roads: Int
  let exits: Int
  /// The lanes that lead on; none where they are not known.
  var lanes: LaneRange
  /// How many lanes there are; 0 where they are not known.
  private(set) var laneCount: Int
  /// The arm at whose end these lanes are.
  private(set) var laneArm: UInt32
  /// The angle of the straightest road that was not taken; nil where there is none.
  let straightestOther: Double?

  /// Tells of the lanes at another junction instead.
  mutating func takeLanes(of other: Crossing) {
    lanes = other.lanes
    laneCount = other.laneCount
    laneArm = other.laneArm
  }

  var angle: Double { TurnAngle.between(bearingIn, bearingOut) }
}
