import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage

/// The object `known` of a scenario, which once excused everything: what it excused is named, each to get a mark of its
/// own.
enum FormerMark {
  /// Returns what is told of a scenario that has one; nil where it has none.
  ///
  /// - Parameters:
  ///   - bytes: the scenario's text.
  ///   - path: its file; the scenario is run beside it, without the mark.
  /// - Throws: ``ScenarioError`` where the scenario cannot be read, ``RunFailure`` where it cannot be run.
  static func message(of bytes: [UInt8], at path: String, in session: Session) throws -> String? {
    guard let root = try? JSONDocument(parsing: bytes, source: path).root,
      let mark = root["known"], mark.kind == .object
    else { return nil }
    var draft = try ScenarioDraft(path: path)
    draft.root["known"] = nil
    let outcome = ScenarioTest(
      executor: SimulationExecutor(reach: .anywhere, text: draft.text),
      store: session.goldenStore,
      policy: .checking
    ).outcome(of: ScenarioIdentity(path: path, workingFolder: session.io.workingFolder))
    if let failure = outcome.failure { throw failure }
    let excused =
      outcome.facts.violatedExpectations.map { "the expectation \(withoutPlace($0.text))" }
      + outcome.facts.violations.map { "the law \($0)" }
      + Set((outcome.diff?.parts ?? []).map(Finding.event)).sorted().map { "differences of \($0)" }
    let diagnostics = Diagnostics()
    diagnostics.add("'known' is an object, which excused everything of the scenario", at: mark)
    guard let place = diagnostics.problems.first else { return nil }
    guard !excused.isEmpty else { return "\(place)\nhint: it excuses nothing now: remove it" }
    let list = excused.map { "  \($0)" }.joined(separator: "\n")
    return "\(place)\nhint: mark each of these by itself, which it excused\n\(list)"
  }

  /// The text of an expectation behind its place, which is one in the text that was run.
  private static func withoutPlace(_ text: String) -> Substring {
    text.firstRange(of: ": ").map { text[$0.upperBound...] } ?? text[...]
  }
}
