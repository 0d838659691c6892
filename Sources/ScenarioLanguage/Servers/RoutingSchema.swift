import CanonicalJSON
import Navigation

/// The schema of the `routing` section.
enum RoutingSchema {
  static var routing: SchemaValue {
    .closed(
      "Where routes come from.",
      required: ["provider"],
      [
        (
          "provider",
          .choice(
            RoutingSetup.Provider.allCases.map(\.rawValue),
            "Scripted answers of a server, the embedded router on the map (the default where there is"
              + " a map), a custom provider, or a server by its cassette."
          )
        ),
        (
          "latency",
          .number(
            0...86_400,
            "Virtual seconds that the embedded router takes (0), or that a live server's answers are"
              + " recorded with (what they took)."
          )
        ),
        (
          "format",
          .choice(
            ServerFormat.allCases.map(\.rawValue),
            "Whose requests are written for scripted answers (osrm)."
          )
        ),
        ("precision", .number(5...6, "The decimals of the polylines (6).", isWhole: true)),
        ("profile", .string("The server's profile or costing for driving (driving, auto, car).")),
        (
          "options",
          .object([
            ("type", "object"),
            (
              "description",
              "Members of the request's body, or parameters, in place of the usual ones."
            ),
          ])
        ),
        ("endpoint", .string("The server's URL for --live (the usual one of this machine).")),
        (
          "cassette", .string("The recorded answers, relative to the scenario; --live writes them.")
        ),
        (
          "answers",
          .object([
            ("type", "array"), ("description", "In the order of the requests."),
            ("items", .object([("anyOf", .list([scripted, custom]))])),
          ])
        ),
      ]
    )
  }

  private static var body: SchemaValue {
    .object([
      ("type", .list(["string", "object"])),
      ("description", "The answer's body: a file relative to the scenario, or inline JSON."),
    ])
  }

  private static var problem: SchemaValue {
    .closed(
      "An error on the way that does not end the request.",
      required: ["after"],
      [
        ("after", .number(0...86_400, "Virtual seconds after the request.")),
        ("server", .choice(["routing", "tiles"], "Which server was not reached (tiles).")),
      ]
    )
  }

  private static var scripted: SchemaValue {
    .closed(
      "One answer of a scripted server; the first to the first request, and so on.",
      [
        ("latency", .number(0...86_400, "Virtual seconds until it arrives (0).")),
        ("status", .number(100...599, "The HTTP status (200).", isWhole: true)),
        ("body", body),
        ("error", .choice(TransportError.scriptable, "A failure in place of an answer.")),
        ("nonFatal", .array(of: problem, "What goes wrong on the way.")),
      ]
    )
  }

  private static var custom: SchemaValue {
    let place = SchemaValue.closed(
      "A place.",
      [
        ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
        ("lat", .number(-90...90, "Degrees.")), ("lon", .number(-180...180, "Degrees.")),
      ]
    )
    let route = SchemaValue.closed(
      "A route: legs along places, or OSRM's.",
      [
        (
          "legs",
          .array(
            of: .array(of: place, "A leg's places.", count: 2...Int.max),
            "One for each stop.",
            count: 1...Int.max
          )
        ),
        ("speed", .number(0.1...500, "Metres per second along the legs (10).")),
        ("osrm", body), ("precision", .number(5...6, "The decimals of OSRM's polylines (6).")),
      ]
    )
    return .closed(
      "One answer of a custom provider: routes, an error, or silence.",
      [
        ("latency", .number(0...86_400, "Virtual seconds until it arrives (0).")),
        ("routes", .array(of: route, "The routes, the best first; none is no route.")),
        ("error", .choice(CustomFailure.allCases.map(\.rawValue), "What the provider throws.")),
        ("silence", .boolean("Whether it never answers.")),
        ("ignoresCancel", .boolean("Whether it answers although it was told to stop.")),
      ]
    )
  }
}
