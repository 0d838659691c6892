package import CanonicalJSON
import Recording

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
  /// The events in the order of their lines.
  package let events: [Event]
  let lines: JSONLines

  /// Reads a recording.
  ///
  /// - Throws: ``GoldenDamage`` at the first line that is no record.
  package init(_ bytes: [UInt8], path: String) throws(GoldenDamage) {
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
    header = try RecordingHeader(lines[0], path: path)
    var events: [Event] = []
    events.reserveCapacity(lines.count - 1)
    var digest = EventDigest()
    for index in 1..<max(1, lines.count) {
      switch digest.read(lines[index], in: bytes) {
      case nil: break
      case .missing(let key):
        throw GoldenDamage(.noRecord(missing: key), path: path, line: index + 1)
      case .number(let fault):
        throw GoldenDamage(.noNumber(fault.message), path: path, at: fault.location)
      }
      if let before = events.last?.time, digest.event.time < before {
        let reason = GoldenDamage.Reason.timeGoesBack(from: before, to: digest.event.time)
        throw GoldenDamage(reason, path: path, line: index + 1)
      }
      events.append(digest.event)
    }
    self.events = events
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
