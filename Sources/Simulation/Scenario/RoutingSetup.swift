/// Where a scenario's routes come from.
package struct RoutingSetup: Sendable {
  package enum Provider: String, Sendable { case scripted, embedded }

  package var provider = Provider.scripted
  /// How long the embedded router takes, in virtual time.
  package var latencyNanoseconds: Int64 = 0
  package var answers: [ScriptedAnswer] = []
  /// The decimals of a degree in the answers' polylines.
  package var precision = 6

  package init() {}
}
