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
    milliseconds = try Self.count(time)
    sequence = if let number = line["seq"] { try Self.count(number) } else { nil }
    if let source = line["source"], source.string != event.source.rawValue {
      throw .expected("\(event.source.rawValue), the source of \(event.name)", source)
    }
  }

  private static func count(_ json: JSONValue) throws(RecordingError) -> Int {
    guard let value = json.integer.map(Int.init) else { throw .expected("an integer", json) }
    if let fault = IntegerRange.count.fault(of: value) {
      throw RecordingError("\(json.excerpt) is \(fault)", at: json)
    }
    return value
  }
}
