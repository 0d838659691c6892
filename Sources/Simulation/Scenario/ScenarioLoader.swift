import CanonicalJSON
import Navigation

/// Reads scenarios from files, reporting everything that is wrong with them at once.
public enum ScenarioLoader {
  /// The version of the scenario format.
  public static let version: Int64 = 1
  /// The largest scenario file in bytes.
  public static let sizeLimit = 16 << 20
  /// The largest scripted answer in bytes.
  static let bodyLimit = 32 << 20

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: What the scenario is called in its recording.
  ///   - root: The folder that the files it names must lie in; nil lifts that.
  ///   - isLive: Whether servers will answer, so that cassettes need not be there.
  /// - Throws: ``ScenarioError`` with every problem.
  public static func load(
    path: String,
    name: String,
    root: String?,
    isLive: Bool = false
  ) throws(ScenarioError) -> Scenario {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path, limit: sizeLimit)
    } catch {
      throw ScenarioError(path: path, "cannot read the scenario: \(error.reason)")
    }
    return try decode(bytes, path: path, name: name, root: root, isLive: isLive)
  }

  /// Reads a scenario from its text.
  public static func decode(
    _ bytes: [UInt8],
    path: String,
    name: String,
    root: String?,
    isLive: Bool = false
  ) throws(ScenarioError) -> Scenario {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, source: path)
    } catch {
      throw ScenarioError([Diagnostic(error)])
    }
    let diagnostics = Diagnostics()
    let files = ScenarioFiles(folder: Paths.folder(of: path), root: root, isLive: isLive)
    var scenario = Scenario(name: name, path: path, title: "")
    if var reader = JSONObjectReader(document.root, diagnostics) {
      read(&reader, into: &scenario, files)
      reader.finish()
    }
    if diagnostics.hasErrors { throw ScenarioError(diagnostics.problems) }
    return scenario
  }

  private static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    reader.expect("$schema")
    if let number = reader.integer("version", .required), number != version {
      reader.report(
        "version \(number) is not known; this program reads version \(version)",
        at: "version",
        hint: "use the navsim release that wrote the file, or write version \(version)"
      )
    }
    scenario.title = reader.string("title", .required) ?? ""
    scenario.details = reader.string("description") ?? ""
    scenario.references = strings("references", &reader)
    scenario.tags = strings("tags", &reader)
    scenario.epoch = Self.epoch(&reader)
    scenario.seed = UInt64(reader.integer("seed", in: 0...9_000_000_000_000_000) ?? 0)
    if var inner = reader.object("context") {
      ContextSection.read(&inner, into: &scenario)
      inner.finish()
    }
    if var inner = reader.object("map") {
      MapSection.read(&inner, into: &scenario, files)
      inner.finish()
    }
    if scenario.map != nil { scenario.routing.provider = .embedded }
    PlacesSection.read(&reader, into: &scenario)
    if var inner = reader.object("search") {
      SearchSection.read(&inner, into: &scenario, files)
      inner.finish()
    }
    if var inner = reader.object("routing") {
      RoutingSection.read(&inner, into: &scenario, files)
      inner.finish()
    }
    if var inner = reader.object("traffic") {
      TrafficSection.read(&inner, into: &scenario)
      inner.finish()
    }
    DisplaySection.read(&reader, into: &scenario)
    if var inner = reader.object("fleet") {
      FleetSection.read(&inner, into: &scenario, files)
      inner.finish()
    }
    if var inner = reader.object("venues") {
      VenueSection.read(&inner, into: &scenario)
      inner.finish()
    }
    if var inner = reader.object("navigator") {
      NavigatorSection.read(&inner, into: &scenario)
      inner.finish()
    }
    if var inner = reader.object("trace") {
      TraceSection.read(&inner, into: &scenario, files)
      inner.finish()
    }
    scenario.faults = FaultSection.read(&reader)
    scenario.actions = ActionSection.read(&reader, scenario.sketch)
    checkDrive(&reader, scenario)
    FleetSection.check(&reader)
    DisplaySection.check(&reader, scenario)
    MapNames.check(&reader, scenario)
    scenario.expectations = ExpectSection.read(&reader)
    if var inner = reader.object("end") {
      scenario.grace = inner.double("grace", in: 0...86_400, unit: "s") ?? 60
      inner.finish()
    }
    scenario.duration = reader.double("duration", in: 0...31_536_000, unit: "s")
    if !reader.has("trace"), !reader.has("duration") {
      reader.diagnostics.add(
        "without a trace a scenario needs \"duration\" in seconds",
        at: reader.value
      )
    }
    scenario.violates = violations(&reader)
  }

  /// Reports what needs a trace, or a drive, and has none.
  private static func checkDrive(_ reader: inout JSONObjectReader, _ scenario: Scenario) {
    if !scenario.faults.isEmpty, !reader.has("trace") {
      reader.report("faults are of the trace's fixes, and there is no \"trace\"", at: "faults")
    }
    if case .drive = scenario.trace { return }
    guard let actions = reader.value("actions"), actions.kind == .array else { return }
    for action in actions.elements {
      guard action.kind == .object, let value = action["waypoints"], value.string == "drive" else {
        continue
      }
      reader.diagnostics.add(
        "\"drive\" stands for the stops of a drive, and the trace is none",
        at: value
      )
    }
  }

  private static func strings(_ key: String, _ reader: inout JSONObjectReader) -> [String] {
    (reader.array(key) ?? []).compactMap { element in
      if element.string == nil {
        reader.diagnostics.add("expected a string, found \(element.described)", at: element)
      }
      return element.string
    }
  }

  private static func epoch(_ reader: inout JSONObjectReader) -> Int64 {
    let standard: Int64 = 1_767_225_600_000_000_000
    guard let text = reader.string("epoch") else { return standard }
    guard let epoch = UTCDate.nanoseconds(text) else {
      reader.report(
        "\"\(text)\" is no UTC time",
        at: "epoch",
        hint: "write it as 2026-03-01T08:00:00Z"
      )
      return standard
    }
    return epoch
  }

  private static func violations(_ reader: inout JSONObjectReader) -> [InvariantName] {
    (reader.array("violates") ?? []).compactMap { element in
      guard let text = element.string, let name = InvariantName(rawValue: text) else {
        let names = InvariantName.allCases.map(\.rawValue)
        reader.diagnostics.add(
          "\(element.described) is no invariant",
          at: element,
          hint: element.string.flatMap { EditDistance.nearest(to: $0, in: names) }
            .map { "did you mean \"\($0)\"?" } ?? "known: \(names.joined(separator: ", "))"
        )
        return nil
      }
      return name
    }
  }
}
