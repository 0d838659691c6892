package import CanonicalJSON

/// One line of a recording, as observers see it.
package struct RecordView {
  /// Which event it is.
  package let kind: EventKind
  /// Its number in the recording, from 0.
  package let sequence: Int
  /// Milliseconds since the scenario's start.
  package let milliseconds: Int64
  /// The line without its end.
  package let line: ArraySlice<UInt8>

  /// Creates the view of a line.
  package init(kind: EventKind, sequence: Int, milliseconds: Int64, line: ArraySlice<UInt8>) {
    self.kind = kind
    self.sequence = sequence
    self.milliseconds = milliseconds
    self.line = line
  }

  /// The line as JSON; nil never happens for lines that the recorder wrote.
  package func parsed() -> JSONValue? {
    (try? JSONDocument(parsing: Array(line)))?.root
  }
}
