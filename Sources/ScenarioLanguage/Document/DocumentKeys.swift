import CanonicalJSON
import Navigation

/// The keys of a scenario, in the order of the schema.
struct DocumentKeys: KeyTable {
  let link = Keys.text("$schema", "This schema, for the editor.")
  let version = Key<Int64>(
    "version",
    .object([
      ("const", .number(Double(ScenarioText.version))), ("description", "The format's version."),
    ])
  ) { reader, presence in reader.integer("version", presence) }.required
  let title = Keys.text("title", "One sentence that says what happens.").required
  let details = Keys.text("description", "What the drive does, and why the scenario is there.")
  let references = Keys.list("references", of: .string("A link."), "Threads and documents.")
  let tags = Keys.list("tags", of: .string("A word."), "Words to select by.")
  let include = Keys.list(
    "include",
    of: .string("A file _<name>.json, relative to this one."),
    "Parts of the scenario that others have too; what stands here wins."
  )
  let matrix = Keys.value("matrix", MatrixReading.schema)
  let epoch = Keys.text("epoch", "The wall clock at t = 0, as 2026-03-01T08:00:00Z.")
  let seed = Keys.whole("seed", 0...9_000_000_000_000_000, "The seed of all random streams.")
  let context = Keys.object("context", ContextSetup.schema)
  let map = Keys.object("map", MapSection.schema)
  let places = PlacesSection.list
  let search = Keys.object("search", SearchSection.schema)
  let routing = Keys.object("routing", RoutingKeys.schema)
  let traffic = Keys.object("traffic", TrafficSection.schema)
  let fleet = Keys.object("fleet", FleetKeys.schema)
  let displays = DisplaySection.list
  let venues = Keys.object("venues", VenueKeys.schema)
  let navigator = Keys.object("navigator", NavigatorSection.schema)
  let trace = Keys.object("trace", TraceSection.schema)
  let faults = FaultKeys.list
  let actions = ActionSection.list
  let expect = ExpectSection.list
  let ensemble = Keys.object("ensemble", EnsembleSection.schema)
  let end = Keys.object("end", End.keys.schema("When the run ends."))
  let duration = Keys.number(
    "duration",
    0...31_536_000,
    "s",
    "Seconds after which the run ends; needed without a trace."
  )
  let budget = Keys.object("budget", ScenarioBudget.schema)
  let known = KnownFailure.list
  let record = Keys.object("record", RecordSection.schema)
  let violates = Keys.list(
    "violates",
    of: .choice(Law.allCases.map(\.rawValue), "A law."),
    "The laws that the scenario breaks on purpose."
  )

  static let keys = DocumentKeys()

  /// The keys of the section `end`.
  struct End: KeyTable {
    let grace = Keys.number(
      "grace",
      0...86_400,
      "s",
      "Seconds after the last fix at most.",
      standard: 60
    )

    static let keys = End()
  }

  /// The sections in the order in which a person tells a story.
  ///
  /// What it is, where, how, and what must come of it. A section that is not named here stands where the
  /// schema has it.
  var story: [String] {
    var names = all.map(\.name)
    func move(_ moved: [String], after name: String) {
      names.removeAll { moved.contains($0) }
      let place = names.firstIndex(of: name).map { $0 + 1 } ?? names.endIndex
      names.insert(contentsOf: moved, at: place)
    }
    move([known.name], after: references.name)
    move([epoch.name, seed.name], after: tags.name)
    move([venues.name, displays.name, search.name, fleet.name], after: places.name)
    return names
  }
}
