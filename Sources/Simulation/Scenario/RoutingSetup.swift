/// Where a scenario's routes come from.
package struct RoutingSetup: Sendable {
  package var answers: [ScriptedAnswer] = []
  /// The decimals of a degree in the answers' polylines.
  package var precision = 6

  package init() {}
}
