extension RoutingProfile {
  /// Someone who cycles for pleasure (OSRM 26.10, profile `bicycle`).
  public static let bicycle = RoutingProfile(
    name: "bicycle",
    mode: .cycling,
    startModes: [.cycling, .pushingBike],
    rules: [
      .closures, .wholeAccess, .cyclingSpeed, .oneWay, .cycleLanes, .pushing, .speedLimit,
      .standstill, .directedAccess, .separateCycleway, .surface, .greatestSpeed,
    ],
    requiredKeys: [
      "highway", "route", "railway", "amenity", "man_made", "public_transport", "bridge",
    ],
    closures: [.impassable, .construction, .proposed, .motorroads],
    passableConstruction: ["no", "widening", "minor"],
    access: Access(
      keys: ["bicycle", "vehicle", "access"],
      allowed: ["yes", "permissive", "designated"],
      forbidden: ["no", "private", "agricultural", "forestry", "delivery", "use_sidepath"]
    ),
    oneWays: OneWays(
      keys: ["oneway:bicycle", "oneway"],
      open: ["no", "0", "false"],
      asksNextKey: true,
      isImplied: true
    ),
    speeds: [SpeedTable(key: "highway", speeds: cycled)],
    defaultSpeed: cyclingSpeed,
    routeSpeeds: ["ferry": 5],
    bridgeSpeeds: ["movable": 5],
    surfaceSpeeds: bicycleSurfaces,
    greatestSpeed: 21,
    cycling: Cycling(
      walkingSpeed: 4,
      laneSpeed: cyclingSpeed,
      lanes: ["track", "lane", "share_busway", "sharrow", "shared", "shared_lane"],
      oppositeLanes: ["opposite", "opposite_lane", "opposite_track"],
      pushedHighways: ["footway": 4, "pedestrian": 4, "steps": 2],
      pushedStructures: ["pier": 4],
      platforms: ["platform": 4],
      railways: [
        "train": 10, "railway": 10, "subway": 10, "light_rail": 10, "monorail": 10, "tram": 10,
      ],
      amenities: ["parking": 10, "parking_entrance": 10],
      overrides: ["yes", "permissive", "designated", "destination"]
    ),
    nodes: Nodes(
      barriers: .only(["yes", "wall", "fence"]),
      exceptions: [.audibleFences, .crossingAccess],
      seconds: [.trafficSignals: 2]
    ),
    turns: .bicycle,
    restrictionNames: ["bicycle"],
    obeysRestrictions: true,
    readsTurnLanes: false,
    greatestMatchingSpeed: 40,
    continuesStraightAtWaypoints: false,
    nameSuffixes: []
  )

  private static let cyclingSpeed = 15.0

  private static let cycled: [String: Double] = [
    "cycleway": 15, "primary": 15, "primary_link": 15, "secondary": 15, "secondary_link": 15,
    "tertiary": 15, "tertiary_link": 15, "residential": 15, "unclassified": 15,
    "living_street": 15, "service": 15, "track": 12, "path": 13,
  ]

  private static let bicycleSurfaces: [String: Double] = [
    "asphalt": 15, "chipseal": 15, "concrete": 15, "concrete_lanes": 15, "wood": 10, "metal": 10,
    "cobblestone:flattened": 10, "paving_stones": 10, "compacted": 10, "cobblestone": 7,
    "unpaved": 6, "fine_gravel": 10, "gravel": 6, "pebblestone": 6, "grass_paver": 6,
    "ground": 10, "dirt": 8, "earth": 6, "laterite": 5, "grass": 6, "mud": 3, "sand": 3,
    "woodchips": 3, "sett": 9,
  ]
}
