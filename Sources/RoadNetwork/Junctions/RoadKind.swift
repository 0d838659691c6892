/// What guidance needs to know of a road: all that makes two roads different to a driver, and no more.
package struct RoadKind: Hashable, Sendable {
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let roundabout = Flags(rawValue: 1)
    /// A ring without a roundabout's rules.
    package static let circular = Flags(rawValue: 2)
    /// For access only.
    package static let restricted = Flags(rawValue: 4)
    package static let toll = Flags(rawValue: 8)
    package static let tunnel = Flags(rawValue: 16)
  }

  package var sign: UInt32
  package var roadClass: RoadClass
  package var mode: TravelMode
  package var flags: Flags
  /// All lanes of both directions; 0 where unknown.
  package var lanes: UInt8

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

  package var priority: Int { roadClass.priority }
  package var isMotorway: Bool { roadClass.isMotorway }
  package var isRamp: Bool { roadClass.isRamp }
  package var isLink: Bool { roadClass.isLink }
  package var isLow: Bool { roadClass.isLowPriority }
  package var isRoundabout: Bool { flags.contains(.roundabout) }
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
