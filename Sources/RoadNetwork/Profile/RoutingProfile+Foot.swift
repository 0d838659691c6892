extension RoutingProfile {
  /// Someone who walks (OSRM 26.10, profile `foot`).
  public static let foot = RoutingProfile(
    name: "foot",
    mode: .walking,
    startModes: [.walking],
    rules: [
      .closures, .access, .separateSidewalk, .oneWay, .destination, .ferry, .speed, .surface,
      .conveying,
    ],
    requiredKeys: [
      "highway", "bridge", "route", "man_made", "railway", "platform", "amenity",
      "public_transport",
    ],
    closures: [.impassable, .proposed, .motorroads],
    access: Access(
      keys: ["foot", "access"],
      allowed: ["yes", "foot", "permissive", "designated"],
      forbidden: ["no", "agricultural", "forestry", "private", "delivery", "use_sidepath"]
    ),
    oneWays: OneWays(keys: ["oneway:foot"], isImplied: false),
    speeds: [
      SpeedTable(key: "highway", speeds: walked),
      SpeedTable(key: "railway", speeds: ["platform": walkingSpeed]),
      SpeedTable(
        key: "amenity",
        speeds: ["parking": walkingSpeed, "parking_entrance": walkingSpeed]
      ),
      SpeedTable(key: "man_made", speeds: ["pier": walkingSpeed]),
    ],
    defaultSpeed: walkingSpeed,
    routeSpeeds: ["ferry": 5],
    surfaceSpeeds: [
      "fine_gravel": 3.75, "gravel": 3.75, "pebblestone": 3.75, "mud": 2.5, "sand": 2.5,
    ],
    nodes: Nodes(
      barriers: .only(["yes", "wall", "fence"]),
      exceptions: [.risingBollards, .audibleFences],
      seconds: [.trafficSignals: 2],
      signalsHaveDirection: false
    ),
    turns: .foot,
    restrictionNames: ["foot"],
    obeysRestrictions: false,
    readsTurnLanes: false,
    greatestMatchingSpeed: 40,
    continuesStraightAtWaypoints: false,
    nameSuffixes: compassSuffixes
  )

  private static let walkingSpeed = 5.0

  private static let walked = Dictionary(
    uniqueKeysWithValues: [
      "primary", "primary_link", "secondary", "secondary_link", "tertiary", "tertiary_link",
      "unclassified", "residential", "living_street", "service", "track", "path", "steps",
      "pedestrian", "platform", "footway", "pier",
    ].map { ($0, walkingSpeed) }
  )

  private static let compassSuffixes = [
    "N", "NE", "E", "SE", "S", "SW", "W", "NW", "North", "South", "West", "East",
  ]
}
