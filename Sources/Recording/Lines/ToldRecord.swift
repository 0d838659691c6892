public import CanonicalJSON

/// An event of a recording that another program wrote, read strictly.
public struct ToldRecord: Sendable {
  /// Its number in the recording, from 0; nil where it is left out.
  public let sequence: Int?
  /// Milliseconds since the start of the drive.
  public let milliseconds: Int
  /// What happened.
  public let event: ToldEvent

  /// Reads a line.
  ///
  /// `seq` and `source` may be left out; a source that is there is the event's.
  ///
  /// - Throws: ``RecordingError`` at the first thing that is no record.
  public init(_ line: JSONValue) throws(RecordingError) {
    event = try ToldEvent(
      line,
      named: "event",
      beside: RecordedEvent.envelopeNames,
      allowsHarness: true
    )
    guard let time = line["t"] else {
      throw RecordingError("'t' is missing: milliseconds since the start", at: line)
    }
    milliseconds = try IntegerRange.count.read(time)
    sequence = if let number = line["seq"] { try IntegerRange.count.read(number) } else { nil }
    if let source = line["source"], source.string != event.source.rawValue {
      throw .expected("\(event.source.rawValue), the source of \(event.name)", source)
    }
  }
}
