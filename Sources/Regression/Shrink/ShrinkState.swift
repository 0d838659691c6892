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

  /// Creates the state of a text whose trace stays as it is.
  package init(_ draft: ScenarioDraft) { self.draft = draft }

  /// Whether the fixes will be points of the text.
  package var isInline: Bool { !fixes.isEmpty }

  /// The text with one fix in place of all, which is quick to read.
  var stub: ScenarioDraft {
    drawn(Array(fixes.prefix(1)))
  }

  /// The whole text.
  package var whole: ScenarioDraft {
    isInline ? drawn(fixes) : draft
  }

  /// The text with fixes in place of its trace.
  private func drawn(_ fixes: [Location]) -> ScenarioDraft {
    var text = draft
    text.root["trace"] = DraftTrace.section(fixes)
    // An ensemble asks for many drives along a way that nobody knows any more.
    text.root["ensemble"] = nil
    return text
  }

  /// How many elements a list of the text has.
  func count(of key: String) -> Int { draft.root[key]?.elements.count ?? 0 }
}
