import CanonicalJSON
import Navigation

/// Reads what the `fleet` section says of a real dispatcher's server.
enum FleetServerSection {
  private static let keys = FleetKeys.Server.keys

  static func read(
    _ reader: inout JSONObjectReader,
    into setup: inout FleetSetup,
    _ files: ScenarioFiles
  ) {
    guard var inner = FleetKeys.keys.server(&reader) else { return }
    defer { inner.finish() }
    var server = FleetSetup.Server()
    server.endpoint = keys.endpoint(&inner)
    server.token = keys.token(&inner)
    if let token = server.token, token.unicodeScalars.contains(where: { $0.value < 33 }) {
      // It is not quoted: it may be a secret.
      inner.report("a token has no spaces and no control characters", at: keys.token.name)
    }
    for other in [FleetKeys.keys.messages.name, FleetKeys.keys.answers.name]
    where reader.has(other) {
      reader.report("a server has its own messages and answers", at: other)
    }
    if let name = keys.cassette(&inner), let value = inner.value(keys.cassette.name) {
      read(name, at: value, into: &server, files, inner.diagnostics)
    }
    setup.server = server
  }

  private static func read(
    _ name: String,
    at value: JSONValue,
    into server: inout FleetSetup.Server,
    _ files: ScenarioFiles,
    _ diagnostics: Diagnostics
  ) {
    if files.isLive {
      server.cassettePath = files.pathForWriting(name, at: value, diagnostics)
      return
    }
    let hint = "'navsim run' with --live records it"
    guard let path = files.path(of: name, at: value, diagnostics, hint: hint) else { return }
    server.cassettePath = path
    server.cassette = CassetteReading.cassette(path, files.root, at: value, diagnostics)
  }
}
