import CanonicalJSON
import Navigation

/// Reads what the `fleet` section says of a real dispatcher's server.
enum FleetServerSection {
  static func read(
    _ reader: inout JSONObjectReader,
    into setup: inout FleetSetup,
    _ files: ScenarioFiles
  ) {
    guard var inner = reader.object("server") else { return }
    defer { inner.finish() }
    var server = FleetSetup.Server()
    server.endpoint = inner.string("endpoint")
    server.token = inner.string("token")
    if let token = server.token, token.unicodeScalars.contains(where: { $0.value < 33 }) {
      // It is not quoted: it may be a secret.
      inner.report("a token has no spaces and no control characters", at: "token")
    }
    for other in ["messages", "answers"] where reader.has(other) {
      reader.report("a server has its own messages and answers", at: other)
    }
    if let name = inner.string("cassette", .required), let value = inner.value("cassette") {
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

  static var schema: SchemaValue {
    .closed(
      "A real dispatcher's server, such as tools/dispatcher: recorded by --live, then replayed.",
      required: ["cassette"],
      [
        ("cassette", .string("The file of its recorded answers.")),
        ("endpoint", .string("Its URL (http://127.0.0.1:7900); --live URL stands for it.")),
        ("token", .string("Sent as \"Authorization: Bearer\"; never recorded.")),
      ]
    )
  }
}
