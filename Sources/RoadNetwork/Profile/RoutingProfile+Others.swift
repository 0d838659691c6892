extension RoutingProfile {
  /// A person on foot: 5 km/h, every direction, no restriction.
  public static let foot = RoutingProfile(
    name: "foot",
    mode: .walking,
    speeds: [
      "primary": 5, "primary_link": 5, "secondary": 5, "secondary_link": 5, "tertiary": 5,
      "tertiary_link": 5, "unclassified": 5, "residential": 5, "road": 5, "living_street": 5,
      "service": 5, "track": 5, "path": 5, "steps": 5, "pedestrian": 5, "footway": 5, "platform": 5,
      "cycleway": 5,
    ],
    ferrySpeed: 5,
    trainSpeed: 10,
    defaultSpeed: 5,
    accessKeys: ["foot", "access"],
    allowed: ["yes", "foot", "permissive", "designated"],
    forbidden: ["no", "agricultural", "forestry", "use_sidepath"],
    restricted: ["private", "delivery", "customers"],
    restrictedHighways: [
      "primary", "primary_link", "secondary", "secondary_link", "tertiary", "tertiary_link",
      "residential", "living_street", "unclassified", "service", "road", "track", "path",
      "footway", "cycleway", "pedestrian", "steps",
    ],
    oneWayKeys: ["oneway:foot"],
    limitFactor: nil,
    surfaces: [
      "fine_gravel": 3.75, "gravel": 3.75, "pebblestone": 3.75, "mud": 2.5, "sand": 2.5,
    ],
    trackTypes: [:],
    smoothnesses: [:],
    passableBarriers: [
      "bollard", "border_control", "cattle_grid", "cycle_barrier", "entrance", "gate", "lift_gate",
      "no", "sally_port", "stile", "toll_booth", "kerb", "block", "turnstile",
    ],
    slowBarriers: [],
    turns: TurnCosts(
      penalty: 0,
      bias: 1,
      uTurn: 2,
      crossing: 0,
      trafficSignals: 2,
      stopSign: 0,
      giveWay: 0,
      gate: 0
    ),
    vehicle: nil,
    restrictionKeys: ["foot"],
    obeysRestrictions: false
  )

  /// A bicycle.
  public static let bicycle = RoutingProfile(
    name: "bicycle",
    mode: .cycling,
    speeds: [
      "cycleway": 15, "primary": 15, "primary_link": 15, "secondary": 15, "secondary_link": 15,
      "tertiary": 15, "tertiary_link": 15, "residential": 15, "unclassified": 15,
      "living_street": 15, "road": 15, "service": 15, "track": 12, "path": 12,
    ],
    ferrySpeed: 5,
    trainSpeed: 10,
    defaultSpeed: 12,
    accessKeys: ["bicycle", "vehicle", "access"],
    allowed: ["yes", "permissive", "designated"],
    forbidden: ["no", "private", "agricultural", "forestry", "delivery", "use_sidepath"],
    restricted: ["destination", "customers"],
    restrictedHighways: [
      "primary", "primary_link", "secondary", "secondary_link", "tertiary", "tertiary_link",
      "residential", "living_street", "unclassified", "service", "road", "track", "path",
      "footway", "cycleway", "pedestrian", "steps",
    ],
    oneWayKeys: ["oneway:bicycle", "oneway"],
    limitFactor: nil,
    surfaces: [
      "cobblestone": 7, "cobblestone:flattened": 10, "paving_stones": 10, "compacted": 10,
      "unpaved": 6, "gravel": 6, "pebblestone": 6, "ground": 6, "dirt": 6, "earth": 6, "grass": 6,
      "fine_gravel": 10, "mud": 3, "sand": 3, "sett": 10,
    ],
    trackTypes: [:],
    smoothnesses: [:],
    passableBarriers: [
      "bollard", "border_control", "cattle_grid", "cycle_barrier", "entrance", "gate", "lift_gate",
      "no", "sally_port", "toll_booth", "kerb", "block",
    ],
    slowBarriers: [],
    turns: TurnCosts(
      penalty: 6,
      bias: 1.4,
      uTurn: 20,
      crossing: 0,
      trafficSignals: 2,
      stopSign: 0,
      giveWay: 0,
      gate: 0
    ),
    vehicle: nil,
    restrictionKeys: ["bicycle", "vehicle"],
    obeysRestrictions: true
  )

  /// The profiles by name.
  public static let all: [RoutingProfile] = [.car, .foot, .bicycle]
}
