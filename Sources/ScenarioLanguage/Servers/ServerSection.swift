import CanonicalJSON
import Navigation
import RoadNetwork

/// Reads what the `routing` section says of a server.
enum ServerSection {
  private static let keys = RoutingKeys.keys

  /// Reads a server's requests and the cassette of its answers.
  static func read(
    _ reader: inout JSONObjectReader,
    into setup: inout RoutingSetup,
    _ files: ScenarioFiles
  ) {
    setup.format = ServerFormat(rawValue: setup.provider.rawValue) ?? .osrm
    setup.latencyNanoseconds = keys.latency(&reader)
    request(&reader, into: &setup)
    guard let name = keys.cassette(&reader, .required), let value = reader.value(keys.cassette.name)
    else { return }
    if files.isLive {
      setup.cassettePath = files.pathForWriting(name, at: value, reader.diagnostics)
      return
    }
    let hint = "'navsim run' with --live records it"
    guard let path = files.path(of: name, at: value, reader.diagnostics, hint: hint) else { return }
    setup.cassettePath = path
    setup.cassette = CassetteReading.cassette(
      path,
      files.root,
      at: value,
      reader.diagnostics
    )
  }

  /// Reads what requests are made of.
  static func request(_ reader: inout JSONObjectReader, into setup: inout RoutingSetup) {
    setup.precision = keys.precision(&reader)
    setup.profile = keys.profile(&reader)
    setup.endpoint = keys.endpoint(&reader)
    guard let options = keys.options(&reader) else { return }
    setup.options = options.canonicalBytes
    do {
      _ = try setup.format.adapter(
        endpoint: "",
        profile: nil,
        options: setup.options,
        precision: 6
      )
    } catch {
      switch error {
      case .notAnObject(let found):
        reader.report("'options' must be an object, found \(found)", at: keys.options.name)
      case .notJSON(let text): reader.report("'options' is no JSON: \(text)", at: keys.options.name)
      }
    }
  }
}
