import CanonicalJSON

/// The JSON Schema of scenarios, for editors: `Scenarios/schema/scenario.schema.json`.
package enum ScenarioSchema {
  /// The schema as a document.
  package static var document: String { schema.document }

  private static let seconds = 0.0...31_536_000.0

  static var schema: SchemaValue {
    guard case .object(let members) = root else { return root }
    return .object(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("title", "navsim scenario"),
      ] + members
    )
  }

  static var root: SchemaValue {
    .closed(
      "What is driven, what the app does, and what must come of it.",
      required: ["version", "title"],
      [
        ("$schema", .string("This schema, for the editor.")),
        ("version", .object([("const", .number(1)), ("description", "The format's version.")])),
        ("title", .string("One sentence that says what happens.")),
        ("description", .string("What the drive does, and why the scenario is there.")),
        ("references", .array(of: .string("A link."), "Threads and documents.")),
        ("tags", .array(of: .string("A word."), "Words to select by.")),
        (
          "include",
          .array(
            of: .string("A file _<name>.json, relative to this one."),
            "Parts of the scenario that others have too; what stands here wins."
          )
        ),
        ("matrix", MatrixReading.schema),
        ("epoch", .string("The wall clock at t = 0, as 2026-03-01T08:00:00Z.")),
        ("seed", .number(0...9e15, "The seed of all random streams.", isWhole: true)),
        ("context", ContextSection.schema),
        ("map", map),
        ("places", PlacesSection.schema),
        ("search", SearchSection.schema),
        ("routing", RoutingSchema.routing),
        ("traffic", TrafficSection.schema),
        ("fleet", FleetSection.schema),
        ("displays", DisplaySection.schema),
        ("venues", VenueSection.schema),
        ("navigator", navigator),
        ("trace", trace),
        ("faults", faults),
        ("actions", .array(of: action, "Calls of the SDK.")),
        ("expect", .array(of: ExpectSection.schema, "What must be so, whatever the golden says.")),
        (
          "end",
          .closed(
            "When the run ends.",
            [("grace", .number(0...86_400, "Seconds after the last fix at most (60)."))]
          )
        ),
        ("duration", .number(seconds, "Seconds after which the run ends; needed without a trace.")),
        ("budget", ScenarioBudget.schema),
        ("known", KnownFailure.schema),
        ("record", RecordSection.schema),
        (
          "violates",
          .array(
            of: .choice(InvariantName.allCases.map(\.rawValue), "An invariant."),
            "The invariants that the scenario breaks on purpose."
          )
        ),
      ]
    )
  }

  private static var map: SchemaValue {
    let tags = SchemaValue.object([("type", "object")])
    let sketch = SchemaValue.closed(
      "A map drawn in letters: a letter is a node, a digit a place, the rest decoration.",
      required: ["drawing"],
      [
        ("grid", .number(0.1...100_000, "Metres from one row to the next (100).")),
        (
          "origin",
          .closed(
            "Where the first character lies (47.14, 9.52).",
            [("lat", .number(-85...85, "Degrees.")), ("lon", .number(-180...180, "Degrees."))]
          )
        ),
        ("drawing", .array(of: .string("A row."), "Rows from north to south.")),
        ("ways", .array(of: tags, "Ways: nodes, and tags.")),
        ("nodes", .array(of: tags, "Tags of nodes.")),
        ("relations", .array(of: tags, "Relations: from, via, to, and tags.")),
      ]
    )
    return .closed(
      "The roads: a file or a sketch.",
      [
        ("file", .string("A map, .osm, .osm.gz or .osm.pbf, relative to the scenario.")),
        ("sketch", sketch),
      ]
    )
  }

  /// The section of the navigator, from the one table of keys.
  private static var navigator: SchemaValue {
    var top: [(String, SchemaValue)] = []
    for key in NavigatorKey.all {
      guard !key.section.isEmpty else {
        top.append((key.key, schema(of: key)))
        continue
      }
      let inner = NavigatorKey.all.filter { $0.section == key.section }
      guard inner.first?.name == key.name else { continue }
      top.append(
        (key.section, .closed("Keys of \(key.section).", inner.map { ($0.key, schema(of: $0)) }))
      )
    }
    return .closed("The navigator's thresholds and rules.", top)
  }

  private static func schema(of key: NavigatorKey) -> SchemaValue {
    let text = key.documentation
    return switch key.value {
    case .number(_, let range, let allowsMax): .number(range, text, allowsMax: allowsMax)
    case .whole(_, let range):
      .number(Double(range.lowerBound)...Double(range.upperBound), text, isWhole: true)
    case .flag: .boolean(text)
    case .choice(let words, _): .choice(words, text)
    }
  }

  private static var trace: SchemaValue {
    let point = SchemaValue.closed(
      "One fix.",
      required: ["t"],
      [
        ("t", .number(seconds, "Seconds since the start.")),
        ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
        ("lat", .number(-90...90, "Degrees.")),
        ("lon", .number(-180...180, "Degrees.")),
        ("accuracy", .number(0...1_000_000, "Metres.")),
        ("course", .number(0...360, "Degrees clockwise from north.")),
        ("speed", .number(0...500, "Metres per second.")),
        ("altitude", .number(-12_000...100_000, "Metres.")),
      ]
    )
    return .closed(
      "The fixes: a file, points or a drive.",
      [
        ("file", .string("GPX, NMEA, GeoJSON or CSV, relative to the scenario.")),
        ("at", .number(seconds, "When the first fix of the file comes (0).")),
        ("interval", .number(0.001...86_400, "Seconds between fixes, for a file without times.")),
        ("points", .array(of: point, "Fixes written here.", count: 1...Int.max)),
        ("drive", drive),
      ]
    )
  }

  private static var action: SchemaValue {
    let trigger = SchemaValue.closed(
      "An event that triggers the call.",
      required: ["event"],
      ExpectSection.pattern + [
        ("nth", .number(1...1_000_000, "On which match (1).", isWhole: true)),
        ("every", .boolean("On every match.")),
      ]
    )
    return .closed(
      "A call of the SDK: at a time, on an event in a job of its own, or inside its callback.",
      required: ["do"],
      [
        ("at", .number(seconds, "Seconds since the start.")),
        ("on", trigger),
        ("inside", trigger),
        ("do", .choice(ScenarioAction.Call.names, "The call.")),
      ] + ScenarioAction.Call.schema
    )
  }
}
