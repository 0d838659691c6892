/// What a profile makes of a way's tags.
public struct WayFacts: Hashable, Sendable {
  /// One direction of travel.
  public struct Direction: Hashable, Sendable {
    /// Kilometres per hour that a traveller makes on the way.
    public var speed: Double
    /// The same less what makes the way unattractive: the shortest time at this rate is the best route.
    public var rate: Double
    /// The posted limit in km/h; nil where none is tagged, infinite for `none`.
    public var limit: Double?
    /// The lanes from left to right, as `turn:lanes` tells them.
    public var turnLanes: String?
    public var laneCount: Int?
    public var destination: String?

    init(speed: Double) {
      self.speed = speed
      rate = speed
    }
  }

  public var forward: Direction?
  public var backward: Direction?
  public var roadClass: RoadClass
  public var mode: TravelMode
  /// Seconds for the whole way, where a ferry says how long it takes.
  public var duration: Double?
  /// Whether it may be used at the ends of a route only (private, delivery, destination).
  public var isRestricted = false
  public var isRoundabout = false
  public var isCircular = false
  public var isToll = false
  public var isTunnel = false
  public var isBridge = false
  /// Whether a route may begin or end on it.
  public var isStartPoint = true
  public var name: String?
  public var ref: String?
  public var layer = 0
  /// All lanes of both directions, as OSRM's guidance counts them; nil where none is tagged.
  public var laneCount: Int?
  public var pronunciation: String?
  /// The numbers of exits that the way leads through (`junction:ref`), with `; ` between them.
  public var exits: String?

  init(roadClass: RoadClass, mode: TravelMode) {
    self.roadClass = roadClass
    self.mode = mode
  }
}

/// Why a way is no part of the network.
public enum WayDropReason: String, CaseIterable, Sendable {
  /// Neither a road nor a ferry.
  case notRoad
  /// Under construction, proposed, razed.
  case notBuilt
  /// Not for this kind of traveller.
  case noAccess
  /// Too low, narrow, short or weak for the vehicle.
  case tooSmall
  /// An area without a line to follow.
  case area
  /// No class with a speed.
  case noSpeed
}
