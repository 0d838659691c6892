import Platform
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
  ///   - variant: Which of the runs of its matrix it is; empty for the scenario as its text stands.
  /// - Throws: ``ScenarioError`` with every problem.
  public static func load(
    path: String,
    name: String,
    root: String?,
    isLive: Bool = false,
    variant: String = ""
  ) throws(ScenarioError) -> Scenario {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, limit: sizeLimit)
    } catch {
      throw ScenarioError(path: path, "cannot read the scenario: \(error.scenarioReason)")
    }
    return try decode(bytes, path: path, name: name, root: root, isLive: isLive, variant: variant)
  }

  /// Reads a scenario from its text.
  ///
  /// - Parameter standsAlone: Whether the text is whole: its folder's defaults add nothing to it.
  public static func decode(
    _ bytes: [UInt8],
    path: String,
    name: String,
    root: String?,
    isLive: Bool = false,
    variant: String = "",
    standsAlone: Bool = false
  ) throws(ScenarioError) -> Scenario {
    let file = Paths.name(of: path)
    guard !file.contains("@") else {
      throw ScenarioError(
        path: path,
        "a scenario's name has no '@'",
        hint: "it stands before the values of a matrix: another scenario could have the same golden"
      )
    }
    let document: JSONDocument
    let diagnostics = Diagnostics()
    let files = ScenarioFiles(folder: Paths.folder(of: path), root: root, isLive: isLive)
    var scenario = Scenario(name: name, path: path, title: "")
    do {
      let written = try JSONDocument(parsing: bytes, source: path)
      var assembly = ScenarioAssembly(path, files, diagnostics)
      let whole = standsAlone ? written : assembly.assembled(written)
      document = try Self.chosen(variant, of: whole, diagnostics)
      scenario.sources = assembly.sources
    } catch {
      throw ScenarioError([Diagnostic(error)])
    }
    if var reader = JSONObjectReader(document.root, diagnostics) {
      read(&reader, into: &scenario, files)
      reader.finish()
    }
    if diagnostics.hasErrors { throw ScenarioError(diagnostics.problems) }
    return scenario
  }

  /// Returns the run of a scenario's matrix that is meant.
  static func chosen(
    _ variant: String,
    of document: JSONDocument,
    _ diagnostics: Diagnostics
  ) throws(JSONError) -> JSONDocument {
    let matrix = document.root["matrix"].flatMap {
      ScenarioMatrix($0, of: document.root, diagnostics)
    }
    guard !variant.isEmpty else { return document }
    if let chosen = try matrix?.applied(variant, to: document) { return chosen }
    if !diagnostics.hasErrors {
      diagnostics.add("the scenario's matrix has no run '\(variant)'", at: document.root)
    }
    return document
  }

  private static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    reader.expect("$schema", "include", "matrix")
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
    FaultSection.read(&reader, into: &scenario)
    scenario.actions = ActionSection.read(&reader, scenario.sketch)
    checkDrive(&reader, scenario)
    FleetSection.check(&reader)
    DisplaySection.check(&reader, scenario)
    MapNames.check(&reader, scenario)
    scenario.expectations = ExpectSection.read(&reader, scenario.sketch)
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
    if var inner = reader.object("record") {
      RecordSection.read(&inner, into: &scenario)
      inner.finish()
    }
    scenario.violates = violations(&reader)
    if var inner = reader.object("budget") {
      scenario.budget = ScenarioBudget.read(&inner)
      inner.finish()
    }
    if var inner = reader.object("known") {
      scenario.known = KnownFailure.read(&inner)
      inner.finish()
    }
  }
}
