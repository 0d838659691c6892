import CanonicalJSON
import Platform
import Regression
import Recording
import Reporting
import ScenarioLanguage
import Simulation

/// `navsim sweep --pin`: the value of a key at which a scenario begins to tell another story, and scenarios that hold
/// it there.
struct SweepPin {
  private let identity: ScenarioIdentity
  private let scenario: Scenario
  private let search: BoundarySearch
  private let flips: [BoundarySearch.Flip]

  static func run(_ key: String, _ arguments: CommandArguments, in session: Session) throws
    -> ExitCode
  {
    let navigator = try session.startedNavigator(arguments)
    guard navigator.isBuiltin else {
      session.saysUnavailable("the search for a limit", of: navigator)
      return .nothingSelected
    }
    let selection = try session.someScenarios(of: arguments.operands)
    guard selection.scenarios.count == 1, let identity = selection.scenarios.first else {
      throw UsageError("--pin is for one scenario, not \(selection.scenarios.count)")
    }
    let pin = try SweepPin(key, of: identity, arguments, in: session)
    if session.io.isInterrupted() { return .interrupted }
    let files = try arguments.value(SweepCommand.Options.output).map {
      try pin.write(to: $0, isForced: arguments.has(OutputRule.force), in: session)
    }
    if arguments.has(.json) {
      pin.writeJSON(files ?? [], in: session)
    } else {
      pin.tell(files ?? [], in: session)
    }
    return pin.flips.isEmpty ? .nothingSelected : .success
  }

  private init(
    _ key: String,
    of identity: ScenarioIdentity,
    _ arguments: CommandArguments,
    in session: Session
  ) throws {
    self.identity = identity
    let events = Set(arguments.values(SweepCommand.Options.event))
    for event in events where EventKind(named: event) == nil {
      throw UsageError("'--event \(event)': there is no such event")
    }
    let executor = SimulationExecutor(reach: arguments.reach)
    scenario = try executor.load(identity).overriding(SweepCommand.fixed(arguments))
    do {
      search = try BoundarySearch(NavigatorKey.name(key), of: scenario, events: events)
    } catch let problem as BoundarySearch.Problem {
      throw UsageError("'--pin \(key)': \(problem)")
    }
    flips = try search.flips(shouldStop: session.io.isInterrupted)
  }

  // MARK: - Telling

  private func text(_ value: Double) -> String {
    BoundarySearch.json(value) + (search.unit.isEmpty ? "" : " \(search.unit)")
  }

  private static func told(_ flip: BoundarySearch.Flip) -> String {
    let changes = flip.events.map { event in
      let (was, now) = (flip.same.counts[event] ?? 0, flip.other.counts[event] ?? 0)
      return "\(event) \(now) (was \(was))"
    }
    let shown = changes.prefix(4).joined(separator: ", ")
    return changes.count > 4 ? shown + " and \(changes.count - 4) more" : shown
  }

  private func tell(_ files: [String], in session: Session) {
    let (output, style) = (session.output, session.output.style)
    output.line("\(style.bold(search.key)) \(text(search.value))  " + style.dim(identity.operand))
    for flip in flips {
      let isBelow = flip.other.value < search.value
      output.line(
        "  \(isBelow ? "down to" : "up to") \(text(flip.same.value))  as with its own value"
      )
      output.line(
        "  \(isBelow ? "below, " : "above, ")\(text(flip.other.value))  \(Self.told(flip))"
      )
    }
    if flips.isEmpty {
      let (least, greatest) = (text(search.range.lowerBound), text(search.range.upperBound))
      output.line("  no value from \(least) to \(greatest) was found that tells another story")
    }
    for file in files { output.line(Visible.line(file)) }
  }

  private func writeJSON(_ files: [String], in session: Session) {
    session.writeJSON { json in
      json.member("navsim", 1)
      json.member("kind", "pin")
      json.member("key", search.key)
      json.member("unit", search.unit)
      json.member("value", raw: Array(BoundarySearch.json(search.value).utf8))
      json.beginArray("flips")
      for flip in flips {
        json.beginObject()
        json.member("same", raw: Array(BoundarySearch.json(flip.same.value).utf8))
        json.member("other", raw: Array(BoundarySearch.json(flip.other.value).utf8))
        json.beginArray("events")
        for event in flip.events {
          json.beginObject()
          json.member("event", event)
          json.member("same", flip.same.counts[event] ?? 0)
          json.member("other", flip.other.counts[event] ?? 0)
          json.endObject()
        }
        json.endArray()
        json.endObject()
      }
      json.endArray()
      json.strings("files", files)
    }
  }

  // MARK: - Scenarios

  /// Writes a scenario for each side of each flip, which expects what is told there; returns their names.
  private func write(to folder: String, isForced: Bool, in session: Session) throws -> [String] {
    var files: [(path: String, text: [UInt8])] = []
    for flip in flips {
      for (side, story) in [(flip.same, "as before"), (flip.other, Self.told(flip))] {
        let path = Paths.join(folder, name(of: side.value))
        try session.check(output: path, .work(isForced: isForced))
        files.append((path, try draft(side, of: flip, story, folder, in: session, path)))
      }
    }
    for file in files { try FileSystem.write(file.text, to: file.path) }
    return files.map(\.path)
  }

  private func name(of value: Double) -> String {
    let stem = Paths.name(of: identity.name)
    return "\(stem)-\(search.key)-\(BoundarySearch.json(value)).json"
  }

  private func draft(
    _ side: BoundarySearch.Side,
    of flip: BoundarySearch.Flip,
    _ story: String,
    _ folder: String,
    in session: Session,
    _ path: String
  ) throws -> [UInt8] {
    let override = NavigatorOverride(key: search.key, value: BoundarySearch.json(side.value))
    let section = try scenario.overriding([override]).navigatorDocument
    var draft = try ScenarioDraft(
      path: identity.path,
      variant: identity.variant,
      folderRoot: identity.root?.scenarios
    ).moved(to: folder, workingFolder: session.io.workingFolder)
    draft.root["title"] = .string("\(search.key) \(text(side.value)): \(story)")
    draft.root["navigator"] = JSONTree(try JSONDocument(parsing: Array(section.utf8)).root)
    draft.root["known"] = nil
    draft.root["ensemble"] = nil
    draft.root["expect"] = .array(
      flip.events.map { event in
        .object([
          .init("event", .string(event)), .init("count", .number(Double(side.counts[event] ?? 0))),
        ])
      }
    )
    return try ScenarioFormat.canonical(draft.text, path: path)
  }
}
