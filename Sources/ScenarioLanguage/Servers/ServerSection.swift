import CanonicalJSON
import Navigation
import RoadNetwork

/// Reads what the `routing` section says of a server.
enum ServerSection {
  /// Reads a server's requests and the cassette of its answers.
  static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    scenario.routing.format = ServerFormat(rawValue: scenario.routing.provider.rawValue) ?? .osrm
    scenario.routing.latencyNanoseconds = RoutingSection.latency(&reader)
    request(&reader, into: &scenario)
    guard let name = reader.string("cassette", .required), let value = reader.value("cassette")
    else { return }
    if files.isLive {
      scenario.routing.cassettePath = files.pathForWriting(name, at: value, reader.diagnostics)
      return
    }
    let hint = "'navsim run' with --live records it"
    guard let path = files.path(of: name, at: value, reader.diagnostics, hint: hint) else { return }
    scenario.routing.cassettePath = path
    scenario.routing.cassette = CassetteReading.cassette(
      path,
      files.root,
      at: value,
      reader.diagnostics
    )
  }

  /// Reads what requests are made of.
  static func request(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    scenario.routing.precision = Int(reader.integer("precision", in: 5...6) ?? 6)
    scenario.routing.profile = reader.string("profile")
    scenario.routing.endpoint = reader.string("endpoint")
    guard let options = reader.value("options") else { return }
    scenario.routing.options = options.canonicalBytes
    do {
      _ = try scenario.routing.format.adapter(
        endpoint: "",
        profile: nil,
        options: scenario.routing.options,
        precision: 6
      )
    } catch {
      switch error {
      case .notAnObject(let found):
        reader.report("'options' must be an object, found \(found)", at: "options")
      case .notJSON(let text): reader.report("'options' is no JSON: \(text)", at: "options")
      }
    }
  }
}
