/// What guidance needs to know of a road: all that makes two roads different to a driver, and no more.
package struct RoadKind: Hashable, Sendable {
  /// What some roads are beside their class.
  package struct Flags: OptionSet, Hashable, Sendable {
    /// A bit for each flag.
    package let rawValue: UInt8

    /// Takes a bit for each flag.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A ring with a roundabout's rules.
    package static let roundabout = Flags(rawValue: 1)
    /// A ring without a roundabout's rules.
    package static let circular = Flags(rawValue: 2)
    /// For access only.
    package static let restricted = Flags(rawValue: 4)
    /// Who drives there pays.
    package static let toll = Flags(rawValue: 8)
    /// It runs below ground.
    package static let tunnel = Flags(rawValue: 16)
  }

  /// The number of what its signs say; 0 where they say nothing.
  package var sign: UInt32
  /// Its class.
  package var roadClass: RoadClass
  /// How it is travelled.
  package var mode: TravelMode
  /// What it is beside its class.
  package var flags: Flags
  /// All lanes of both directions; 0 where unknown.
  package var lanes: UInt8

  /// Takes from a way's facts what guidance needs.
  package init(_ facts: WayFacts, sign: UInt32) {
    self.sign = sign
    roadClass = facts.roadClass
    mode = facts.mode
    lanes = UInt8(clamping: facts.laneCount ?? 0)
    flags = []
    if facts.isRoundabout { flags.insert(.roundabout) }
    if facts.isCircular { flags.insert(.circular) }
    if facts.isRestricted { flags.insert(.restricted) }
    if facts.isToll { flags.insert(.toll) }
    if facts.isTunnel { flags.insert(.tunnel) }
  }

  /// How important its class is: 0 the most, 31 the least.
  package var priority: Int { roadClass.priority }
  /// Whether it is a motorway or a trunk road.
  package var isMotorway: Bool { roadClass.isMotorway }
  /// Whether it is a link of one of these.
  package var isRamp: Bool { roadClass.isRamp }
  /// Whether it joins roads of a class.
  package var isLink: Bool { roadClass.isLink }
  /// Whether it may be ignored beside a better road.
  package var isLow: Bool { roadClass.isLowPriority }
  /// Whether it is a ring with a roundabout's rules.
  package var isRoundabout: Bool { flags.contains(.roundabout) }
  /// Whether it is a ring of either kind.
  package var isRing: Bool { !flags.isDisjoint(with: [.roundabout, .circular]) }

  /// OSRM's groups of classes that are alike.
  package var group: Int {
    switch priority {
    case 0...1: 0
    case 2...3: 1
    case 4...9: 2
    case 10...13: 3
    case 14...15: 4
    case 16: 5
    case 18: 6
    default: 7
    }
  }

  /// Whether two roads are of one class; what OSRM compares, which is not the class alone.
  package func isSameCategory(as other: RoadKind) -> Bool {
    priority == other.priority && isLow == other.isLow && isLink == other.isLink
      && (isMotorway || isRamp) == (other.isMotorway || other.isRamp)
  }

  /// Whether one road goes on as the other, so that nothing begins where they meet: lanes may come and go.
  func isOneRoad(with other: RoadKind) -> Bool {
    var same = other
    same.lanes = lanes
    return self == same
  }

  /// What an answer calls classes; where they change, the driver passes a place that is listed.
  package func hasSameClasses(as other: RoadKind) -> Bool {
    let listed: Flags = [.restricted, .toll, .tunnel]
    return flags.intersection(listed) == other.flags.intersection(listed)
      && (roadClass == .motorway || roadClass == .motorwayLink)
        == (other.roadClass == .motorway || other.roadClass == .motorwayLink)
      && (mode == .ferry) == (other.mode == .ferry)
  }

  /// Whether a road is of a lower group, so that nobody takes it for the way on.
  package func isStrictlyLess(than other: RoadKind) -> Bool {
    isLow == other.isLow ? group > other.group : isLow
  }

  /// Whether it is a link road of the other's class.
  package func isLink(to other: RoadKind) -> Bool {
    isLink && !other.isLink && priority == other.priority + 1
  }

  /// Whether the class alone makes a road the way on, beside another.
  package func isObvious(from incoming: RoadKind, beside other: RoadKind) -> Bool {
    let isMuchHigher = 1.75 * Double(priority) < Double(other.priority)
    return (isMuchHigher && isSameCategory(as: incoming))
      || (!isLow && !incoming.isLow && other.isLow)
  }
}
