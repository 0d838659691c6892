import CanonicalJSON
import Navigation

/// The keys of the section `routing`; each provider takes some of them.
struct RoutingKeys: KeyTable {
  let provider = Keys.choice(
    "provider",
    RoutingSetup.Provider.self,
    "Scripted answers of a server, the embedded router on the map (the default where there is"
      + " a map), a custom provider, or a server by its cassette."
  ).required
  let latency = Keys.time(
    "latency",
    0...86_400,
    "Virtual seconds that the embedded router takes (0), or that a live server's answers are"
      + " recorded with (what they took)."
  )
  let format = Keys.choice(
    "format",
    "Whose requests are written for scripted answers.",
    standard: ServerFormat.osrm
  )
  let precision = Keys.whole("precision", 5...6, "The decimals of the polylines.", standard: 6)
  let profile = Keys.text(
    "profile",
    "The server's profile or costing for driving (driving, auto, car)."
  )
  let options = Keys.anyObject(
    "options",
    "Members of the request's body, or parameters, in place of the usual ones."
  )
  let endpoint = Keys.text(
    "endpoint",
    "The server's URL for --live (the usual one of this machine)."
  )
  let cassette = Keys.text(
    "cassette",
    "The recorded answers, relative to the scenario; --live writes them."
  )
  let answers = Key<[JSONObjectReader]>(
    "answers",
    .object([
      ("type", "array"), ("description", "In the order of the requests."),
      ("items", .object([("anyOf", .list([Self.scripted, Self.custom]))])),
    ])
  ) { reader, presence in reader.objects("answers", presence) }

  private static let scripted = ScriptedAnswerKeys.keys.schema(
    "One answer of a scripted server; the first to the first request, and so on."
  )
  private static let custom = CustomAnswerKeys.keys.schema(
    "One answer of a custom provider: routes, an error, or silence."
  )

  static let keys = RoutingKeys()

  static var schema: SchemaValue { keys.schema("Where routes come from.") }
}

/// The keys of one answer of a scripted server.
struct ScriptedAnswerKeys: KeyTable {
  let latency = Keys.time("latency", 0...86_400, "Virtual seconds until it arrives (0).")
  let status = Keys.whole("status", 100...599, "The HTTP status.", standard: 200)
  let body = Self.body("body")
  let error = Keys.word("error", TransportError.scriptable, "A failure in place of an answer.")
  let nonFatal = Keys.objects(
    "nonFatal",
    of: Problem.keys.schema("An error on the way that does not end the request."),
    "What goes wrong on the way."
  )

  /// An error on the way to an answer.
  struct Problem: KeyTable {
    let after = Keys.time("after", 0...86_400, "Virtual seconds after the request.").required
    let server = Keys.choice(
      "server",
      "Which server was not reached.",
      standard: RouteCalculationError.Server.tiles
    )

    static let keys = Problem()
  }

  /// A body: a file, or inline JSON.
  static func body(_ name: String) -> Key<JSONValue> {
    Keys.value(
      name,
      .object([
        ("type", .list(["string", "object"])),
        ("description", "The answer's body: a file relative to the scenario, or inline JSON."),
      ])
    )
  }

  static let keys = ScriptedAnswerKeys()
}

/// The keys of one answer of a custom provider.
struct CustomAnswerKeys: KeyTable {
  let latency = ScriptedAnswerKeys.keys.latency
  let routes = Keys.objects(
    "routes",
    of: Route.keys.schema("A route: legs along places, or a server's answer."),
    "The routes, the best first; none is no route."
  )
  let error = Keys.choice("error", CustomFailure.self, "What the provider throws.")
  let silence = Keys.flag("silence", "Whether it never answers.")
  let ignoresCancel = Keys.flag(
    "ignoresCancel",
    "Whether it answers although it was told to stop."
  )

  /// A route as the scenario writes it.
  struct Route: KeyTable {
    let legs = Keys.list(
      "legs",
      of: .array(of: NodeFirst().schema("A place."), "A leg's places.", count: 2...Int.max),
      "One for each stop.",
      count: 1...Int.max
    )
    let speed = Keys.number(
      "speed",
      0.1...500,
      "m/s",
      "Metres per second along the legs.",
      standard: 10
    )
    // Named for the form that it began with; an answer of any known form may stand there.
    let osrm = ScriptedAnswerKeys.body("osrm")
    // Its schema lets fractions pass, which the reader refuses.
    let precision = StandardKey(
      key: Key<Int>("precision", .number(5...6, "The decimals of OSRM's polylines (6).")) {
        reader,
        presence in reader.integer("precision", presence, in: 5...6).map { Int($0) }
      },
      standard: 6
    )

    static let keys = Route()
  }

  static let keys = CustomAnswerKeys()
}
