package import CanonicalJSON
package import Recording
import ScenarioLanguage

/// One line of a recording, as observers see it.
package struct RecordView {
  package let kind: EventKind
  package let sequence: Int
  /// Milliseconds since the scenario's start.
  package let milliseconds: Int64
  /// The line without its end.
  package let line: ArraySlice<UInt8>

  /// The line as JSON; nil never happens for lines that the recorder wrote.
  package func parsed() -> JSONValue? {
    (try? JSONDocument(parsing: Array(line)))?.root
  }
}
