/// The class of a road, as OpenStreetMap's `highway` tells it.
public enum RoadClass: UInt8, CaseIterable, Sendable {
  case motorway, trunk, primary, secondary, tertiary
  case motorwayLink, trunkLink, primaryLink, secondaryLink, tertiaryLink
  case unclassified, residential, livingStreet
  case service, track, path, cycleway, bridleway, footway, pedestrian, steps, platform
  case winterRoad, iceRoad
  /// A ferry's line, a car shuttle's or another train's, without a class of its own.
  case ferry, train
  /// A pier, a parking place or whatever else tags open.
  case other
}

extension RoadClass {
  /// The class of a value of `highway`; nil for one that is no class.
  public init?(highway: String) {
    guard let known = Self.highways[highway] else { return nil }
    self = known
  }

  /// The value of `highway` that stands for the class; nil for a class that it does not have.
  public var highway: String? { Self.values[self] }

  private static let values: [RoadClass: String] = {
    var values: [RoadClass: String] = [:]
    for (value, roadClass) in highways { values[roadClass] = value }
    return values
  }()

  private static let highways: [String: RoadClass] = [
    "motorway": .motorway, "trunk": .trunk, "primary": .primary, "secondary": .secondary,
    "tertiary": .tertiary, "motorway_link": .motorwayLink, "trunk_link": .trunkLink,
    "primary_link": .primaryLink, "secondary_link": .secondaryLink,
    "tertiary_link": .tertiaryLink, "unclassified": .unclassified, "residential": .residential,
    "living_street": .livingStreet, "service": .service, "track": .track, "path": .path,
    "cycleway": .cycleway, "bridleway": .bridleway, "footway": .footway,
    "pedestrian": .pedestrian, "steps": .steps, "platform": .platform,
    "winter_road": .winterRoad, "ice_road": .iceRoad,
  ]

  /// How important the road is to guidance: 0 the most, 31 the least (OSRM 26.10, guidance
  /// classes; it has no number of its own for what is 31 here).
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
    case .track, .path: 16
    case .footway, .pedestrian, .steps: 18
    case .cycleway, .bridleway, .platform, .winterRoad, .iceRoad, .ferry, .train, .other: 31
    }
  }

  /// Roads of one group are alike to guidance: 0 the most important, 7 the least.
  public var group: Int {
    switch priority {
    case ...1: 0
    case ...3: 1
    case ...9: 2
    case ...13: 3
    case ...15: 4
    case 16: 5
    case 18: 6
    default: 7
    }
  }

  /// Whether it is a motorway or a trunk road.
  ///
  /// Their links are ramps, which OSRM's guidance does not
  /// count as of motorway class either.
  public var isMotorway: Bool { self == .motorway || self == .trunk }

  /// Whether it joins roads of a class: ramps too.
  public var isLink: Bool {
    switch self {
    case .motorwayLink, .trunkLink, .primaryLink, .secondaryLink, .tertiaryLink: true
    default: false
    }
  }

  /// Whether it is a link of a motorway or of a trunk road.
  public var isRamp: Bool { self == .motorwayLink || self == .trunkLink }

  /// Whether guidance may ignore it beside a better road.
  public var isLowPriority: Bool {
    switch self {
    case .unclassified, .residential, .livingStreet: false
    default: group > 2
    }
  }
}
