/// What guidance needs to know of a road: all that makes two roads different to a driver, and no more.
struct RoadKind: Hashable, Sendable {
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let roundabout = Flags(rawValue: 1)
    /// A ring without a roundabout's rules.
    static let circular = Flags(rawValue: 2)
    /// For access only.
    static let restricted = Flags(rawValue: 4)
    static let toll = Flags(rawValue: 8)
    static let tunnel = Flags(rawValue: 16)
  }

  var sign: UInt32
  var roadClass: RoadClass
  var mode: TravelMode
  var flags: Flags
  /// All lanes of both directions; 0 where unknown.
  var lanes: UInt8

  init(_ facts: WayFacts, sign: UInt32) {
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

  var priority: Int { roadClass.priority }
  var isMotorway: Bool { roadClass.isMotorway }
  var isRamp: Bool { roadClass.isRamp }
  var isLink: Bool { roadClass.isLink }
  var isLow: Bool { roadClass.isLowPriority }
  var isRoundabout: Bool { flags.contains(.roundabout) }
  var isRing: Bool { !flags.isDisjoint(with: [.roundabout, .circular]) }

  /// OSRM's groups of classes that are alike.
  var group: Int {
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
  func isSameCategory(as other: RoadKind) -> Bool {
    priority == other.priority && isLow == other.isLow && isLink == other.isLink
      && (isMotorway || isRamp) == (other.isMotorway || other.isRamp)
  }

  /// What an answer calls classes; where they change, the driver passes a place that is listed.
  func hasSameClasses(as other: RoadKind) -> Bool {
    let listed: Flags = [.restricted, .toll, .tunnel]
    return flags.intersection(listed) == other.flags.intersection(listed)
      && (roadClass == .motorway || roadClass == .motorwayLink)
        == (other.roadClass == .motorway || other.roadClass == .motorwayLink)
      && (mode == .ferry) == (other.mode == .ferry)
  }

  /// Whether a road is of a lower group, so that nobody takes it for the way on.
  func isStrictlyLess(than other: RoadKind) -> Bool {
    isLow == other.isLow ? group > other.group : isLow
  }

  /// Whether it is a link road of the other's class.
  func isLink(to other: RoadKind) -> Bool {
    isLink && !other.isLink && priority == other.priority + 1
  }

  /// Whether the class alone makes a road the way on, beside another.
  func isObvious(from incoming: RoadKind, beside other: RoadKind) -> Bool {
    let isMuchHigher = 1.75 * Double(priority) < Double(other.priority)
    return (isMuchHigher && isSameCategory(as: incoming))
      || (!isLow && !incoming.isLow && other.isLow)
  }
}
