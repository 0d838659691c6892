import CanonicalJSON
import RoadNetwork

/// A topic of the SDK's public API as scenarios call it: how its calls are written and
/// described.
///
/// One type a topic; ``ScenarioAction/Call`` lists the topics.
protocol ScenarioCall: Sendable {
  /// The names that `do` takes.
  associatedtype Name: RawRepresentable<String>, CaseIterable

  /// What `probe` takes as `what` for this topic.
  static var probes: [String] { get }

  /// The table of the members that its calls take beside `do`.
  associatedtype Members: KeyTable
  /// The members that its calls take beside `do`: what reads them is their schema, too.
  static var keys: Members { get }

  /// Reads the members of the call of a name; nil where they are wrong, which is reported.
  static func read(_ name: Name, _ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> Self?

  /// Reads the members of `probe`, whose `what` is one of ``probes``; nil where they are wrong, which is reported.
  static func probe(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> Self?
}

extension ScenarioCall {
  /// The names that `do` takes, in the order of the documentation.
  static var names: [String] { Name.allCases.map(\.rawValue) }

  static var probes: [String] { [] }

  static func probe(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> Self? { nil }
}
