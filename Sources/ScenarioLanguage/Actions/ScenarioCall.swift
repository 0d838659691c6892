import CanonicalJSON
import RoadNetwork

/// A topic of the SDK's public API as scenarios call it: how its calls are written and
/// described.
///
/// One type a topic; ``ScenarioAction/Call`` lists the topics.
protocol ScenarioCall: Sendable {
  /// The names that `do` takes.
  static var names: [String] { get }

  /// What `probe` takes as `what` for this topic.
  static var probes: [String] { get }

  /// The table of the members that its calls take beside `do`.
  associatedtype Members: KeyTable
  /// The members that its calls take beside `do`: what reads them is their schema, too.
  static var keys: Members { get }

  /// Reads the members of the call of a name; nil where they are wrong, which is reported.
  static func read(_ name: String, _ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> Self?
}

extension ScenarioCall {
  static var probes: [String] { [] }
}
