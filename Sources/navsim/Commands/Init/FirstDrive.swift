import Recording

/// The scenario that a new suite begins with.
enum FirstDrive {
  /// Its place in the suite's folder.
  static let path = "Scenarios/first-drive.json"

  /// Where its golden goes.
  static let golden = "Golden/first-drive.jsonl"

  /// A town of four streets, a driver who passes the turn, and what must be so whatever the golden says.
  static let text = #"""
    {
      "$schema": "schema/scenario.schema.json",
      "version": 1,
      "title": "After a missed turn the route leads on, and the drive still arrives",
      "description": "The map is drawn in letters; a way names the letters that it goes through. The route turns left at b, the driver goes on to e.",
      "tags": ["reroute"],
      "epoch": "2026-03-01T08:00:00Z",
      "map": {
        "sketch": {
          "grid": 100,
          "origin": { "lat": 47.1444966, "lon": 9.52 },
          "drawing": [
            "            d---------------p",
            "            |               |",
            "            |               |",
            "            |               |",
            "            |               |",
            "a-----------b---------------e"
          ],
          "ways": [
            { "nodes": "abe", "highway": "tertiary", "name": "Quay Street" },
            { "nodes": "bd", "highway": "secondary", "name": "Mill Lane" },
            { "nodes": "dp", "highway": "secondary", "name": "Post Road" },
            { "nodes": "ep", "highway": "tertiary", "name": "Harbour Road" }
          ]
        }
      },
      "routing": { "provider": "embedded", "latency": 0.8 },
      "navigator": { "timeUpdateThreshold": 10, "distanceUpdateThreshold": 100 },
      "trace": { "drive": { "path": [{ "node": "a" }, { "node": "e" }, { "node": "p" }] } },
      "actions": [
        { "at": 0, "do": "setDestinations", "waypoints": [{ "node": "p", "title": "Post" }] },
        { "on": { "event": "\#(EventKind.routeStatus)", "where": { "status": "ok" } }, "do": "startGuidance" }
      ],
      "expect": [
        { "event": "\#(EventKind.didChangeRoute)", "where": { "reason": "reroute" }, "count": 1, "within": [43, 55] },
        { "event": "\#(EventKind.didArrive)", "where": { "isFinalDestination": true }, "count": 1 }
      ]
    }

    """#
}
