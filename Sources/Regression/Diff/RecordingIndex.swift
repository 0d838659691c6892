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
  let lines: RecordingLines

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
    if bytes.isEmpty { throw GoldenDamage(.empty, path: path) }
    var scan = RecordingScan(path: path)
    var events: [Event] = []
    // Room that is not used costs nothing; to grow costs the old room beside the new.
    events.reserveCapacity(bytes.count / 100)
    lines = try RecordingLines(bytes, path: path) { piece throws(GoldenDamage) in
      try scan.take(piece) { events.append($0) }
    }
    guard let header = scan.header else { throw GoldenDamage(.noHeader, path: path) }
    self.header = header
    self.events = events
    (closing, disagreement) = try scan.finish()
    if let disagreement, !mayDisagree { throw disagreement }
  }

  /// The text without the line that closes it.
  var body: ArraySlice<UInt8> {
    closing == nil
      ? lines.bytes[...] : lines.bytes[..<lines.range(of: lines.count - 1).lowerBound]
  }

  /// Returns the record of an event.
  package func record(_ index: Int) -> JSONValue { lines[index + 1] }

  /// Calls `body` with the record of each event in its order; faster than asking for one after another.
  package func forEachRecord(_ body: (Int, JSONValue) -> Void) {
    lines.forEach(in: 1..<events.count + 1) { line, record in body(line - 1, record) }
  }

  /// Returns the line of an event in the file, from 1.
  package func lineNumber(_ index: Int) -> Int { index + 2 }

  /// Returns the name of an event; empty where its record has none.
  package func name(_ index: Int) -> String { RecordedEvent(record(index)).name }

  /// Returns the nanoseconds since the start at which an event came, whose source may be left out.
  package func nanoseconds(of event: String) -> [Int64] {
    var found: [Int64] = []
    forEachRecord { index, record in
      let name = RecordedEvent(record).name
      guard name == event || event.hasSuffix("." + name) else { return }
      found.append(events[index].time * 1_000_000)
    }
    return found
  }
}
