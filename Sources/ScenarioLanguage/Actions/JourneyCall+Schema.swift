import CanonicalJSON

extension JourneyCall {
  static var schema: [(String, SchemaValue)] {
    let waypoint = PlaceReading.waypointKeys.schema("A stop or via.")
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
