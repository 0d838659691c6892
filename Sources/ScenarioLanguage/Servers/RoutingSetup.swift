/// Where a scenario's routes come from.
package struct RoutingSetup: Sendable {
  /// Who answers requests for routes.
  package enum Provider: String, Sendable, CaseIterable {
    case scripted, embedded, custom, osrm, valhalla, graphhopper
  }

  /// Who answers.
  package var provider = Provider.scripted
  /// How long the embedded router or a live server takes, in virtual time; nil is 0 for the router, and
  /// what a live server took.
  package var latencyNanoseconds: Int64?
  /// The answers of the scripted server.
  package var answers: [ScriptedAnswer] = []
  /// The answers of the custom provider.
  package var customAnswers: [CustomAnswer] = []
  /// The decimals of a degree in the answers' polylines.
  package var precision = 6
  /// Whose requests are written.
  package var format = ServerFormat.osrm
  /// The server's profile for driving; nil is the format's.
  package var profile: String?
  /// Options of the generator, a JSON object.
  package var options: [UInt8]?
  /// The server's address.
  package var endpoint: String?
  /// The recorded answers; nil where they are about to be recorded.
  package var cassette: Cassette?
  /// Where the recorded answers are, or will be.
  package var cassettePath: String?

  /// Creates a scripted server without answers.
  package init() {}

  /// Whether the routes are those of a real server, by a cassette or live.
  package var isServer: Bool {
    switch provider {
    case .osrm, .valhalla, .graphhopper: true
    case .scripted, .embedded, .custom: false
    }
  }
}
