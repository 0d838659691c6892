package import CanonicalJSON
import Platform

/// Finds what a scenario says of its servers that nobody else is to read.
package enum ServerSecrets {
  private static let hint =
    "a run with its cassette needs no more than scheme, host and port: give the rest with --live"

  /// Returns the warnings about a scenario's file; none where it cannot be read.
  package static func problems(ofFileAt path: String) -> [Diagnostic] {
    let text = try? FileSystem.read(path, limit: ScenarioText.sizeLimit)
    return problems(ofText: text ?? [], source: path)
  }

  /// Returns a warning for each token, and for each endpoint that holds more than where the server is.
  ///
  /// None of them is quoted.
  ///
  /// - Parameter text: A scenario's file; what is no JSON has none.
  package static func problems(ofText text: [UInt8], source: String) -> [Diagnostic] {
    guard let root = (try? JSONDocument(parsing: text, source: source))?.root else { return [] }
    let diagnostics = Diagnostics()
    let fleet = root["fleet"]?[FleetKeys.keys.server.name]
    check(root["routing"]?[RoutingKeys.keys.endpoint.name], diagnostics)
    check(fleet?[FleetKeys.Server.keys.endpoint.name], diagnostics)
    if let token = fleet?[FleetKeys.Server.keys.token.name], token.string?.isEmpty == false {
      diagnostics.add(
        "the token of a server stands in the scenario",
        at: token,
        severity: .warning,
        hint: hint
      )
    }
    return diagnostics.problems
  }

  private static func check(_ endpoint: JSONValue?, _ diagnostics: Diagnostics) {
    guard let endpoint, let text = endpoint.string,
      !ServerAddress(endpoint: text).isPlaceOnly
    else { return }
    diagnostics.add(
      "the endpoint holds more than scheme, host and port: it may be a key",
      at: endpoint,
      severity: .warning,
      hint: hint
    )
  }
}
