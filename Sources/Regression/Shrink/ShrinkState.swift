import CanonicalJSON
package import Navigation
package import ScenarioLanguage
import Simulation

/// A scenario on its way to be small: its text, and its fixes apart.
package struct ShrinkState: Sendable {
  /// The text; its section `trace` counts only where the fixes are not apart.
  package var draft: ScenarioDraft

  /// The fixes; empty where the trace stays as its text says.
  package var fixes: [Location] = []

  package init(_ draft: ScenarioDraft) { self.draft = draft }

  /// Whether the fixes will be points of the text.
  package var isInline: Bool { !fixes.isEmpty }

  /// The text with one fix in place of all, which is quick to read.
  var stub: ScenarioDraft {
    var stub = draft
    stub.root["trace"] = DraftTrace.section(Array(fixes.prefix(1)))
    return stub
  }

  /// The whole text.
  package var whole: ScenarioDraft {
    guard isInline else { return draft }
    var whole = draft
    whole.root["trace"] = DraftTrace.section(fixes)
    return whole
  }

  /// How many elements a list of the text has.
  func count(of key: String) -> Int { draft.root[key]?.elements.count ?? 0 }
}
