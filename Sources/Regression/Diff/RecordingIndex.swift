package import CanonicalJSON
package import Recording

/// A recording, taken apart far enough to be aligned with another one.
package struct RecordingIndex: Sendable {
  /// One event of the recording.
  package struct Event: Sendable {
    /// What the event is about: its kind, leg, step and waypoint as one number.
    package var key: UInt64

    /// The virtual time in milliseconds.
    package var time: Int64

    /// A digest of everything but the sequence number and the time.
    package var payload: UInt64

    /// The behaviour that the event belongs to.
    package var behaviour: Behaviour
  }

  /// The first line.
  package let header: RecordingHeader
  /// The last line; nil in a recording that is not closed, such as one made elsewhere.
  package let closing: RecordedClosing?
  /// The events in the order of their lines.
  package let events: [Event]
  let lines: JSONLines

  /// That the last line does not agree with the records before it; nil where it does.
  package let disagreement: GoldenDamage?

  /// Reads a recording.
  ///
  /// - Parameter mayDisagree: whether a last line that does not agree with the records is no error.
  /// - Throws: ``GoldenDamage`` at the first line that is no record.
  package init(
    _ bytes: [UInt8],
    path: String,
    mayDisagree: Bool = false
  ) throws(GoldenDamage) {
    guard let last = bytes.last else { throw GoldenDamage(.empty, path: path) }
    if let damage = GoldenDamage(ofLineEnds: bytes, path: path) { throw damage }
    let isWhole = last == UInt8(ascii: "\n")
    do {
      lines = try JSONLines(parsing: bytes, source: path)
    } catch {
      if !isWhole, case .unexpectedEnd = error.reason {
        throw GoldenDamage(.cutOff, path: path, line: error.location.line)
      }
      throw GoldenDamage(error, path: path)
    }
    guard isWhole else { throw GoldenDamage(.cutOff, path: path, line: lines.count) }
    var scan = RecordingScan(path: path)
    var events: [Event] = []
    events.reserveCapacity(lines.count - 1)
    try scan.take(lines) { events.append($0) }
    guard let header = scan.header else { throw GoldenDamage(.noHeader, path: path) }
    self.header = header
    self.events = events
    (closing, disagreement) = try scan.finish()
    if let disagreement, !mayDisagree { throw disagreement }
  }

  /// The text without the line that closes it.
  var body: ArraySlice<UInt8> {
    closing == nil
      ? lines.bytes[...] : lines.bytes[..<lines[lines.count - 1].textRange.lowerBound]
  }

  /// Returns the record of an event.
  package func record(_ index: Int) -> JSONValue { lines[index + 1] }

  /// Returns the line of an event in the file, from 1.
  package func lineNumber(_ index: Int) -> Int { index + 2 }

  /// Returns the name of an event; empty where its record has none.
  package func name(_ index: Int) -> String { record(index)["event"]?.string ?? "" }

  /// Returns the nanoseconds since the start at which an event came, whose source may be left out.
  package func nanoseconds(of event: String) -> [Int64] {
    events.indices.filter { name($0) == event || event.hasSuffix("." + name($0)) }
      .map { events[$0].time * 1_000_000 }
  }
}
