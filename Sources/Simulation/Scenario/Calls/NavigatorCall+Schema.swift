extension NavigatorCall {
  static var schema: [(String, SchemaValue)] {
    let waypoint = SchemaValue.closed(
      "A stop or via.",
      [
        ("lat", .number(-90...90, "Degrees.")),
        ("lon", .number(-180...180, "Degrees.")),
        ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
        ("title", .string("The name in announcements and records.")),
        ("kind", .choice(["stop", "via"], "A via is passed without an arrival (stop).")),
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
          "For setDestinations."
        )
      ),
      ("time", .number(-1e9...1e9, "Seconds, for setThreshold.", allowsMax: true)),
      ("distance", .number(-1e9...1e9, "Metres, for setThreshold.", allowsMax: true)),
      ("what", .choice(["navigatorState"], "For probe.")),
    ]
  }
}
