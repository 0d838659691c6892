extension RoutingProfile {
  /// A passenger car (OSRM 26.10, profile `car`).
  public static let car = RoutingProfile(
    name: "car",
    mode: .driving,
    startModes: [.driving],
    rules: [
      .closures, .avoidances, .size, .access, .oneWay, .destination, .ferry, .movableBridge,
      .service, .highOccupancy, .speed, .postedSpeed, .surface, .greatestSpeed, .penalties,
    ],
    requiredKeys: ["highway", "route"],
    closures: [.areas, .steps, .construction, .proposed, .reversible, .impassable],
    avoidedHighways: [
      "area", "reversible", "impassable", "hov_lanes", "steps", "construction", "proposed",
    ],
    passableConstruction: ["no", "widening", "minor"],
    access: carAccess,
    oneWays: OneWays(
      keys: ["oneway:motorcar", "oneway:motor_vehicle", "oneway:vehicle", "oneway"],
      isImplied: true
    ),
    speeds: [SpeedTable(key: "highway", speeds: carSpeeds)],
    defaultSpeed: 10,
    routeSpeeds: ["ferry": 5, "shuttle_train": 10],
    bridgeSpeeds: ["movable": 5],
    closedServices: ["emergency_access"],
    surfaceSpeeds: carSurfaces,
    trackTypeSpeeds: ["grade1": 60, "grade2": 40, "grade3": 30, "grade4": 25, "grade5": 20],
    smoothnessSpeeds: [
      "intermediate": 80, "bad": 40, "very_bad": 20, "horrible": 10, "very_horrible": 5,
      "impassable": 0,
    ],
    postedShare: 0.8,
    penalties: Penalties(
      services: [
        "alley": 0.5, "parking": 0.5, "parking_aisle": 0.5, "driveway": 0.5, "drive-through": 0.5,
        "drive-thru": 0.5,
      ],
      widths: [0.5, 0.6, 0.75, 0.8],
      singleLane: 0.5,
      unmarked: 0.75,
      alternating: 0.4,
      sideRoad: 0.8,
      givingWay: 0.7
    ),
    vehicle: Vehicle(height: 2, width: 1.9, length: 4.8, weight: 2000),
    nodes: Nodes(
      barriers: .allBut([
        "cattle_grid", "border_control", "toll_booth", "sally_port", "no", "entrance",
        "height_restrictor", "arch",
      ]),
      exceptions: [.risingBollards, .flatKerbs, .audibleFences],
      barrierSeconds: ["gate": 60, "lift_gate": 60],
      seconds: [.trafficSignals: 2, .stop: 2, .minorStop: 2, .giveWay: 1],
      signalsUseCommonDirection: true
    ),
    turns: .car,
    restrictionNames: ["motorcar", "motor_vehicle", "vehicle"],
    obeysRestrictions: true,
    readsTurnLanes: true,
    greatestMatchingSpeed: 180,
    continuesStraightAtWaypoints: true,
    nameSuffixes: [
      "N", "NE", "E", "SE", "S", "SW", "W", "NW", "North", "South", "West", "East", "Nor", "Sou",
      "We", "Ea",
    ]
  )

  private static let carAccess = Access(
    keys: ["motorcar", "motor_vehicle", "vehicle", "access"],
    allowed: [
      "yes", "motorcar", "motor_vehicle", "vehicle", "permissive", "designated", "hov",
    ],
    forbidden: [
      "no", "agricultural", "forestry", "emergency", "psv", "taxi", "share_taxi", "minibus", "bus",
      "foot", "emergency_vehicle", "restricted", "military", "official", "customers", "private",
      "delivery", "destination", "permit", "residents",
    ],
    restricted: [
      "private", "delivery", "destination", "customers", "permit", "residents", "unknown",
    ],
    restrictedHighways: Set(carSpeeds.keys),
    privateService: ["private"],
    readsListsAtNodes: true
  )

  private static let carSpeeds: [String: Double] = [
    "motorway": 90, "motorway_link": 45, "trunk": 85, "trunk_link": 40, "primary": 65,
    "primary_link": 30, "secondary": 55, "secondary_link": 25, "tertiary": 40, "tertiary_link": 20,
    "unclassified": 25, "residential": 25, "living_street": 10, "service": 15, "winter_road": 20,
    "ice_road": 15,
  ]

  private static let carSurfaces: [String: Double] = [
    "cement": 80, "compacted": 80, "fine_gravel": 80, "paving_stones": 60, "metal": 60,
    "bricks": 60, "grass": 40, "wood": 40, "sett": 40, "grass_paver": 40, "gravel": 40,
    "unpaved": 40, "ground": 40, "dirt": 40, "pebblestone": 40, "tartan": 40, "cobblestone": 30,
    "clay": 30, "earth": 20, "stone": 20, "rocky": 20, "sand": 20, "laterite": 15, "mud": 10,
    "ice": 20, "snow": 30,
  ]
}
