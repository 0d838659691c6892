extension RoutingProfile {
  /// A car; the numbers are those of OSRM's car profile (version 26.10), so that results compare.
  public static let car = RoutingProfile(
    name: "car",
    mode: .driving,
    speeds: [
      "motorway": 90, "motorway_link": 45, "trunk": 85, "trunk_link": 40, "primary": 65,
      "primary_link": 30, "secondary": 55, "secondary_link": 25, "tertiary": 40,
      "tertiary_link": 20, "unclassified": 25, "residential": 25, "living_street": 10,
      "service": 15, "winter_road": 20, "ice_road": 15,
    ],
    ferrySpeed: 5,
    trainSpeed: 10,
    defaultSpeed: 10,
    accessKeys: ["motorcar", "motor_vehicle", "vehicle", "access"],
    allowed: [
      "yes", "motorcar", "motor_vehicle", "vehicle", "permissive", "designated", "hov",
    ],
    forbidden: [
      "no", "agricultural", "forestry", "emergency", "psv", "taxi", "bus", "foot",
      "military", "official", "restricted", "share_taxi", "minibus", "emergency_vehicle",
    ],
    restricted: [
      "private", "delivery", "destination", "customers", "permit", "residents", "unknown",
    ],
    restrictedHighways: [
      "motorway", "motorway_link", "trunk", "trunk_link", "primary", "primary_link", "secondary",
      "secondary_link", "tertiary", "tertiary_link", "residential", "living_street",
      "unclassified", "service", "winter_road", "ice_road",
    ],
    oneWayKeys: ["oneway:motorcar", "oneway:motor_vehicle", "oneway:vehicle", "oneway"],
    limitFactor: 0.8,
    surfaces: [
      "cement": 80, "compacted": 80, "fine_gravel": 80, "paving_stones": 60, "metal": 60,
      "bricks": 60, "gravel": 40, "unpaved": 40, "ground": 40, "dirt": 40, "grass": 40, "wood": 40,
      "sett": 40, "pebblestone": 40, "cobblestone": 30, "clay": 30, "earth": 20, "stone": 20,
      "rocky": 20, "sand": 20, "laterite": 15, "mud": 10, "ice": 20, "snow": 30,
    ],
    trackTypes: ["grade1": 60, "grade2": 40, "grade3": 30, "grade4": 25, "grade5": 20],
    smoothnesses: [
      "intermediate": 80, "bad": 40, "very_bad": 20, "horrible": 10, "very_horrible": 5,
      "impassable": 0,
    ],
    passableBarriers: [
      "cattle_grid", "border_control", "toll_booth", "sally_port", "no", "entrance", "arch",
      "height_restrictor",
    ],
    slowBarriers: ["gate", "lift_gate"],
    turns: TurnCosts(
      penalty: 7.5,
      bias: 1.075,
      uTurn: 20,
      crossing: 2,
      trafficSignals: 2,
      stopSign: 2,
      giveWay: 1,
      gate: 60
    ),
    vehicle: Vehicle(height: 2.0, width: 1.9, length: 4.8, weight: 2.0),
    restrictionKeys: ["motorcar", "motor_vehicle", "vehicle"],
    obeysRestrictions: true
  )
}
