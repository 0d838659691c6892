/// What a profile makes of a way's tags.
public struct WayFacts: Hashable, Sendable {
  /// Why a way has one direction only.
  public enum OneWayReason: UInt8, CaseIterable, Sendable {
    /// Its tags say so.
    case tagged
    /// They say that it goes against the order of its nodes.
    case reversed
    /// Motorways have one direction unless tagged otherwise.
    case motorway
    case roundabout
    case circular
  }

  /// Travel along the order of the way's nodes; nil where it is not possible.
  public var forward: Direction?
  /// Travel against it.
  public var backward: Direction?
  public var roadClass: RoadClass
  public var oneWayReason: OneWayReason?
  public var isRoundabout = false
  /// A ring without a roundabout's rules.
  public var isCircular = false
  public var isTunnel = false
  public var isBridge = false
  /// Whether a route may begin or end on it.
  public var isStartPoint = true
  public var drivingSide: DrivingSide
  /// Above the ground where positive, in `-20...20`.
  public var layer = 0
  /// All lanes of both directions, as OSRM's guidance counts them; nil where none is tagged.
  public var laneCount: Int?
  public var name: String?
  /// One or more numbers with `; ` between them.
  public var ref: String?
  public var pronunciation: String?
  /// The numbers of exits that the way leads through (`junction:ref`), with `; ` between them.
  public var exits: String?

  package init(
    forward: Direction? = nil,
    backward: Direction? = nil,
    roadClass: RoadClass,
    oneWayReason: OneWayReason? = nil,
    drivingSide: DrivingSide = .right
  ) {
    self.forward = forward
    self.backward = backward
    self.roadClass = roadClass
    self.oneWayReason = oneWayReason
    self.drivingSide = drivingSide
  }

  /// The facts of one direction.
  public subscript(_ direction: WayDirection) -> Direction? {
    direction == .forward ? forward : backward
  }

  public var isMotorwayClass: Bool { roadClass.isMotorway }
  public var isLink: Bool { roadClass.isLink }
  public var isRamp: Bool { roadClass.isRamp }
  public var isLowPriority: Bool { roadClass.isLowPriority }
  public var isToll: Bool { hasFlag(.toll) }
  /// Whether a direction may be used at the ends of a route only.
  public var isRestricted: Bool { hasFlag(.restricted) }
  /// How it is travelled along its nodes; against them where it is closed in that direction.
  public var mode: TravelMode { forward?.mode ?? backward?.mode ?? .driving }
  public var isFerry: Bool { forward?.mode == .ferry || backward?.mode == .ferry }

  private func hasFlag(_ flag: RoadFlags) -> Bool {
    forward?.flags.contains(flag) ?? false || backward?.flags.contains(flag) ?? false
  }
}
