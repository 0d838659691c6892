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
  /// The class of the road.
  public var roadClass: RoadClass
  /// Why it has one direction; nil where it has two.
  public var oneWayReason: OneWayReason?
  /// Whether it is a ring with a roundabout's rules.
  public var isRoundabout = false
  /// A ring without a roundabout's rules.
  public var isCircular = false
  /// Whether it runs below ground.
  public var isTunnel = false
  /// Whether it runs over something.
  public var isBridge = false
  /// Whether a route may begin or end on it.
  public var isStartPoint = true
  /// On which side one drives.
  public var drivingSide: DrivingSide
  /// Above the ground where positive, in `-20...20`.
  public var layer = 0
  /// All lanes of both directions, as OSRM's guidance counts them; nil where none is tagged.
  public var laneCount: Int?
  /// The name; nil for none.
  public var name: String?
  /// One or more numbers with `; ` between them.
  public var ref: String?
  /// How the name is spoken; nil where the map does not say.
  public var pronunciation: String?
  /// The numbers of exits that the way leads through (`junction:ref`), with `; ` between them.
  public var exits: String?

  /// Facts of a way of a class that is open in some directions.
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

  /// Whether it is a motorway or a trunk road.
  public var isMotorwayClass: Bool { roadClass.isMotorway }
  /// Whether it joins roads of a class.
  public var isLink: Bool { roadClass.isLink }
  /// Whether it is a link of a motorway or trunk road.
  public var isRamp: Bool { roadClass.isRamp }
  /// Whether guidance may ignore it beside a better road.
  public var isLowPriority: Bool { roadClass.isLowPriority }
  /// Whether who drives there pays.
  public var isToll: Bool { hasFlag(.toll) }
  /// Whether a direction may be used at the ends of a route only.
  public var isRestricted: Bool { hasFlag(.restricted) }
  /// How it is travelled along its nodes; against them where it is closed in that direction.
  public var mode: TravelMode { forward?.mode ?? backward?.mode ?? .driving }
  /// Whether a ferry takes it.
  public var isFerry: Bool { forward?.mode == .ferry || backward?.mode == .ferry }

  private func hasFlag(_ flag: RoadFlags) -> Bool {
    forward?.flags.contains(flag) ?? false || backward?.flags.contains(flag) ?? false
  }
}

/// What a direction of a way is besides a road; OSRM calls them classes.
public struct RoadFlags: OptionSet, Hashable, Sendable {
  /// A bit for each flag.
  public let rawValue: UInt8

  /// Takes a bit for each flag.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Who drives there pays.
  public static let toll = RoadFlags(rawValue: 1)
  /// A motorway or its link.
  public static let motorway = RoadFlags(rawValue: 1 << 1)
  /// A ferry takes it.
  public static let ferry = RoadFlags(rawValue: 1 << 2)
  /// For those only who have something to do there: a route may only begin or end in it.
  public static let restricted = RoadFlags(rawValue: 1 << 3)
  /// It runs below ground.
  public static let tunnel = RoadFlags(rawValue: 1 << 4)
}
