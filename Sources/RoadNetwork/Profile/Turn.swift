/// A way from one road to another at a node.
public struct Turn: Hashable, Sendable {
  /// One of its two roads.
  public struct Road: Hashable, Sendable {
    /// How the road is travelled.
    public var mode: TravelMode
    /// Whether it is for access only.
    public var isRestricted: Bool
    /// Whether it is a ring.
    public var isRoundabout: Bool

    /// Describes a road of the turn.
    public init(
      _ mode: TravelMode = .driving,
      isRestricted: Bool = false,
      isRoundabout: Bool = false
    ) {
      self.mode = mode
      self.isRestricted = isRestricted
      self.isRoundabout = isRoundabout
    }
  }

  /// Degrees off straight on, in `-180...180`: positive to the right, negative to the left.
  public var angle: Double
  /// Whether one turns back.
  public var isUTurn: Bool
  /// How many roads meet at the node, the one it comes by included.
  public var roads: Int
  /// The road that one leaves.
  public var source: Road
  /// The road that one enters.
  public var target: Road
  /// On which side one drives.
  public var drivingSide: DrivingSide
  /// What obstacles at the node cost, from ``NodeFacts/seconds(_:)``.
  public var obstacleSeconds: Double

  /// Describes a turn.
  public init(
    angle: Double,
    isUTurn: Bool = false,
    roads: Int = 3,
    source: Road = Road(),
    target: Road = Road(),
    drivingSide: DrivingSide = .right,
    obstacleSeconds: Double = 0
  ) {
    self.angle = angle
    self.isUTurn = isUTurn
    self.roads = roads
    self.source = source
    self.target = target
    self.drivingSide = drivingSide
    self.obstacleSeconds = obstacleSeconds
  }

  /// Returns the angle of a turn from OSRM's angle between roads, `0..<360` with 180 straight on and
  /// less than 180 to the right.
  public static func angle(fromOSRM degrees: Double) -> Double { 180 - degrees }

  /// Whether it waits for a gap in the oncoming traffic: a turn to the far side at a junction, on no
  /// roundabout.
  ///
  /// Turning back is paid for apart.
  public var crossesOncoming: Bool {
    let isFarSide = drivingSide == .left ? angle > 0 : angle < 0
    return isFarSide && !isUTurn && roads > 2 && !source.isRoundabout && !target.isRoundabout
  }
}
