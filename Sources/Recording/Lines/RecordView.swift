public import CanonicalJSON

/// One line of a recording, as observers see it.
public struct RecordView {
  /// Which event it is.
  public let kind: EventKind
  /// Its number in the recording, from 0.
  public let sequence: Int
  /// Milliseconds since the scenario's start.
  public let milliseconds: Int64
  /// The line without its end.
  public let line: ArraySlice<UInt8>

  /// The name as recorded.
  public let name: String

  /// Creates the view of a line.
  ///
  /// - Parameter name: The name as recorded; that of its kind where nil.
  public init(
    kind: EventKind,
    name: String? = nil,
    sequence: Int,
    milliseconds: Int64,
    line: ArraySlice<UInt8>
  ) {
    self.kind = kind
    self.name = name ?? kind.text
    self.sequence = sequence
    self.milliseconds = milliseconds
    self.line = line
  }

  /// The line as JSON; nil never happens for lines that the recorder wrote.
  public func parsed() -> JSONValue? {
    (try? JSONDocument(parsing: Array(line)))?.root
  }
}
