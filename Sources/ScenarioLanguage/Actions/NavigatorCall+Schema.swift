import CanonicalJSON

extension NavigatorCall {
  static var schema: [(String, SchemaValue)] {
    let waypoint = SchemaValue.closed(
      "A stop or via.",
      [
        ("lat", .number(-90...90, "Degrees.")),
        ("lon", .number(-180...180, "Degrees.")),
        ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
        ("placeID", .string("The ID of a place, in place of lat and lon.")),
        ("job", .string("A job of the fleet's dispatcher, whose destination it is.")),
        ("found", .string("What a search found, by the name that the search gave it.")),
        ("title", .string("The name in announcements and records.")),
        ("kind", .choice(["stop", "via"], "A via is passed without an arrival (stop).")),
        ("prefersSameSideOfRoad", .boolean("Whether to arrive on its side of the road (false).")),
        ("preferredHeading", .number(0...360, "The heading of arrival in degrees.")),
        ("stopover", .boolean("Whether the vehicle stops here for someone (false).")),
        (
          "properties",
          .object([
            ("type", "object"),
            ("description", "What a server is told of it, in the server's words."),
          ])
        ),
      ]
    )
    return [
      (
        "waypoints",
        .either(
          [.array(of: waypoint, "Places."), .choice(["drive"], "The stops of the trace's drive.")],
          "For setDestinations; for probe, those whose estimates are wanted."
        )
      ),
      ("time", .number(-1e9...1e9, "Seconds, for setThreshold.", allowsMax: true)),
      ("distance", .number(-1e9...1e9, "Metres, for setThreshold.", allowsMax: true)),
      ("what", .choice(ScenarioAction.Call.probes, "For probe.")),
    ]
  }
}
