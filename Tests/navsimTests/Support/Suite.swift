/// A small sound suite for tests to spoil: one scenario with its trace and its route.
enum Suite {
  /// The suite could not be prepared.
  struct Unsound: Error { var text: String }

  static let csvHead = "time,latitude,longitude,speed,course,accuracy\n"

  static func csvRow(_ second: Int, _ latitude: String) -> String {
    "2026-03-01T08:00:0\(second)Z,\(latitude),9.52,10,90,5\n"
  }

  /// The answer that gives the straight route.
  static func route() throws -> String {
    try Folder.text(of: Folder.package("Scenarios/cassettes/straight.json"))
  }

  /// A scenario that expects one arrival.
  static func scenario(
    extra: String = "",
    trace: String = "traces/straight.csv",
    body: String = "cassettes/straight.json"
  ) -> String {
    """
    {
      "version": 1,\(extra)
      "title": "A straight drive arrives once",
      "routing": {
        "provider": "scripted",
        "answers": [{ "latency": 0.8, "body": "\(body)" }]
      },
      "trace": { "file": "\(trace)" },
      "actions": [
        {
          "at": 0,
          "do": "setDestinations",
          "waypoints": [{ "lat": 47.14, "lon": 9.5385097, "title": "Pier" }]
        },
        {
          "on": { "event": "navigator.routeStatus", "where": { "status": "ok" } },
          "do": "startGuidance"
        }
      ],
      "expect": [{ "event": "navigator.didArrive", "count": 1 }]
    }

    """
  }

  /// Writes `Scenarios/ok.json` and the files it names.
  static func write(to folder: Folder) throws {
    try folder.write(scenario(), to: "Scenarios/ok.json")
    try folder.write(route(), to: "Scenarios/cassettes/straight.json")
    let trace = Folder.package("Scenarios/traces/straight.csv")
    try folder.write(Folder.bytes(of: trace), to: "Scenarios/traces/straight.csv")
  }
}
