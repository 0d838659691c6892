/// The class of a road, as OpenStreetMap's `highway` tells it.
public enum RoadClass: UInt8, CaseIterable, Sendable {
  case motorway, motorwayLink, trunk, trunkLink, primary, primaryLink, secondary, secondaryLink
  case tertiary, tertiaryLink, residential, livingStreet, service, unclassified, track, path
  case cycleway, footway, steps, ferry, shuttleTrain, other

  /// The class of a `highway` value.
  init(highway: String) {
    switch highway {
    case "motorway": self = .motorway
    case "motorway_link": self = .motorwayLink
    case "trunk": self = .trunk
    case "trunk_link": self = .trunkLink
    case "primary": self = .primary
    case "primary_link": self = .primaryLink
    case "secondary": self = .secondary
    case "secondary_link": self = .secondaryLink
    case "tertiary": self = .tertiary
    case "tertiary_link": self = .tertiaryLink
    case "residential": self = .residential
    case "living_street": self = .livingStreet
    case "service": self = .service
    case "unclassified", "road": self = .unclassified
    case "track": self = .track
    case "path", "bridleway": self = .path
    case "cycleway": self = .cycleway
    case "footway", "pedestrian", "platform": self = .footway
    case "steps": self = .steps
    default: self = .other
    }
  }

  /// OSRM's order of importance, 0 the highest (guidance profile).
  public var priority: Int {
    switch self {
    case .motorway: 0
    case .motorwayLink: 1
    case .trunk: 2
    case .trunkLink: 3
    case .primary: 4
    case .primaryLink: 5
    case .secondary: 6
    case .secondaryLink: 7
    case .tertiary: 8
    case .tertiaryLink: 9
    case .residential: 10
    case .livingStreet: 11
    case .service: 12
    case .unclassified: 15
    case .track, .path, .cycleway: 16
    case .footway, .steps: 18
    case .ferry, .shuttleTrain, .other: 31
    }
  }

  public var isMotorway: Bool { self == .motorway || self == .trunk }
  public var isLink: Bool {
    switch self {
    case .motorwayLink, .trunkLink, .primaryLink, .secondaryLink, .tertiaryLink: true
    default: false
    }
  }
  /// A link of a motorway or trunk road.
  public var isRamp: Bool { self == .motorwayLink || self == .trunkLink }
  /// Whether guidance may ignore such a road beside a better one.
  public var isLowPriority: Bool { priority == 12 || priority >= 16 }
}
