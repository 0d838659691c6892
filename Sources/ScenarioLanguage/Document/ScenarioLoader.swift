import Platform
import CanonicalJSON
import Navigation

/// Reads scenarios from files, reporting everything that is wrong with them at once.
public enum ScenarioLoader {
  /// The version of the scenario format.
  public static let version = ScenarioText.version
  /// The largest scenario file in bytes.
  public static let sizeLimit = ScenarioText.sizeLimit

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
  /// - Throws: ``ScenarioError`` with every problem that the text has, or its `@` in the file's name.
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
    guard files.holdsScenario(path) else {
      throw ScenarioError([.outsideOfSuite("the scenario lies", source: path)])
    }
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

  private static let keys = DocumentKeys.keys

  private static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    readHead(&reader, into: &scenario)
    if let found = section(keys.context, &reader, { ContextSetup(&$0) }) {
      scenario.context = found
    }
    scenario.map = section(keys.map, &reader) { MapSection.read(&$0, files) } ?? nil
    // A map that is written wrong is told once, and nothing that follows from its absence.
    let hasMap = scenario.map != nil || keys.map.isIn(&reader)
    if hasMap { scenario.routing.provider = .embedded }
    let sketch = scenario.sketch
    scenario.places = PlacesSection.read(&reader, sketch)
    if let found = section(
      keys.search,
      &reader,
      { SearchSection.read(&$0, files, hasMap: hasMap) }
    ) {
      scenario.search = found
    }
    let standard = scenario.routing
    if let found = section(
      keys.routing,
      &reader,
      { RoutingSection.read(&$0, standard, sketch, files, hasMap: hasMap) }
    ) {
      scenario.routing = found
    }
    scenario.traffic = section(keys.traffic, &reader) { TrafficSection.read(&$0, sketch) }
    scenario.displays = DisplaySection.read(&reader, sketch)
    let epoch = scenario.epoch
    scenario.fleet = section(keys.fleet, &reader) { FleetSection.read(&$0, files, epoch: epoch) }
    if let found = section(keys.venues, &reader, { VenueSection.read(&$0, sketch) }) {
      scenario.venues = found
    }
    if let found = section(keys.navigator, &reader, { NavigatorSection.read(&$0) }) {
      scenario.navigator = found.configuration
      scenario.navigatorOverrides = found.overrides
    }
    scenario.trace =
      section(keys.trace, &reader) { TraceSection.read(&$0, sketch, files, hasMap: hasMap) } ?? nil
    let faults = FaultSection.read(&reader)
    scenario.faults = faults.receiver
    scenario.serviceFaults = faults.service
    scenario.actions = ActionSection.read(&reader, sketch)
    check(&reader, scenario)
    scenario.expectations = ExpectSection.read(&reader, sketch)
    scenario.ensemble = section(keys.ensemble, &reader) { EnsembleSection.read(&$0) } ?? nil
    readEnd(&reader, into: &scenario)
  }

  /// Reads the members that say what the scenario is.
  private static func readHead(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    // For the editor alone, but a text where it stands.
    _ = keys.link(&reader)
    reader.expect(keys.include.name, keys.matrix.name)
    if let number = keys.version(&reader), number != version {
      reader.report(
        "version \(number) is not known; this program reads version \(version)",
        at: keys.version.name,
        hint: "use the navsim release that wrote the file, or write version \(version)"
      )
    }
    scenario.title = keys.title(&reader) ?? ""
    scenario.details = keys.details(&reader) ?? ""
    scenario.references = strings(keys.references, &reader)
    scenario.tags = strings(keys.tags, &reader)
    scenario.epoch = Self.epoch(&reader)
    scenario.seed = UInt64(keys.seed(&reader) ?? 0)
  }

  /// Reads the members that say when the run ends, and what becomes of it.
  private static func readEnd(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    let end = DocumentKeys.End.keys
    if let grace = section(keys.end, &reader, { end.grace(&$0) }) { scenario.grace = grace }
    scenario.duration = keys.duration(&reader)
    if !keys.trace.isIn(&reader), !keys.duration.isIn(&reader) {
      reader.diagnostics.add(
        "without a trace a scenario needs \"duration\" in seconds",
        at: reader.value
      )
    }
    if let found = section(keys.record, &reader, { RecordSection.read(&$0) }) {
      scenario.sampling = found
    }
    scenario.violates = violations(&reader)
    if let found = section(keys.budget, &reader, { ScenarioBudget.read(&$0) }) {
      scenario.budget = found
    }
    scenario.known = KnownFailure.list(&reader)
  }

  /// Returns what a section says; nil where there is none.
  private static func section<Setup>(
    _ key: Key<JSONObjectReader>,
    _ reader: inout JSONObjectReader,
    _ read: (inout JSONObjectReader) -> Setup
  ) -> Setup? {
    guard var inner = key(&reader) else { return nil }
    defer { inner.finish() }
    return read(&inner)
  }
}
