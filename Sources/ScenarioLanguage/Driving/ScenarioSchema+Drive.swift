import CanonicalJSON

extension ScenarioSchema {
  /// The section `trace.drive`.
  static var drive: SchemaValue {
    .closed(
      "A drive by a kinematic model: one of waypoints, random and path.",
      [
        (
          "waypoints",
          .array(
            of: place(hasStop: true),
            "By the map's roads; the first is the start.",
            count: 2...Int.max
          )
        ),
        (
          "random",
          .closed(
            "By the map's roads between two places that the seed draws.",
            [("distance", .range(500...2_000_000, "Metres of road between them (2000 to 20000)."))]
          )
        ),
        (
          "path",
          .array(
            of: place(hasStop: false),
            "Straight from place to place; needs no map.",
            count: 2...Int.max
          )
        ),
        ("limit", .number(0.5...100, "Metres per second at most, on a path (13.9).")),
        (
          "departures", .array(of: departure, "Where the driver leaves the way, one after another.")
        ),
        ("speedFactor", .number(0.05...3, "The share of the limits that is driven at (1).")),
        ("dwell", .number(0...86_400, "Seconds at each stop on the way (20).")),
        ("parking", .number(0...500, "Metres off the road, to the right, at the end (0).")),
        ("stay", .number(0...86_400, "Seconds that the vehicle stands at the end (10).")),
        ("interval", .number(0.01...3600, "Seconds from fix to fix (1).")),
        ("at", .number(0...31_536_000, "Seconds of the first fix (0).")),
        ("accuracy", .number(0...10_000, "Metres that a fix without noise claims (3).")),
      ]
    )
  }

  private static func place(hasStop: Bool) -> SchemaValue {
    let members: [(String, SchemaValue)] = [
      ("lat", .number(-90...90, "Degrees.")),
      ("lon", .number(-180...180, "Degrees.")),
      ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
    ]
    let stop: [(String, SchemaValue)] = [
      ("title", .string("The name in announcements and records.")),
      ("kind", .choice(["stop", "via"], "A via is passed without a stop (stop).")),
    ]
    return .closed("A place.", members + (hasStop ? stop : []))
  }

  private static var departure: SchemaValue {
    .closed(
      "A departure from the way; after it the driver looks for a way to what is still ahead.",
      required: ["kind"],
      [
        (
          "kind",
          .choice(
            DepartureSetup.Kind.allCases.map(\.rawValue),
            "Straight on at a turn, into a side road, beside the way, back, or by another place."
          )
        ),
        (
          "junction",
          .number(1...10_000, "Which of the places where it can be done (drawn).", isWhole: true)
        ),
        ("distance", .number(20...100_000, "Metres before the driver looks for a way (300).")),
        ("through", place(hasStop: true)),
      ]
    )
  }
}
