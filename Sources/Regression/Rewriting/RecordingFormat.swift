import CanonicalJSON
import Recording

/// The canonical form of recordings and goldens.
package enum RecordingFormat {
  private static let headerKeys = ["navsim", "scenario", "seed", "navigator", "config"]
  private static let recordKeys = ["seq", "t", "source", "event"]

  /// Returns a recording as the recorder would have written it: one event a line, without spaces,
  /// the members of every record first, numbers in their shortest form, events numbered from 0.
  ///
  /// The payload of an event keeps the order of its keys.
  ///
  /// - Throws: ``GoldenDamage`` at the first line that is no record.
  package static func canonical(_ bytes: [UInt8], path: String) throws(GoldenDamage) -> [UInt8] {
    let index = try RecordingIndex(bytes, path: path)
    var writer = JSONWriter(reserving: bytes.count)
    write(index.lines[0], number: nil, to: &writer)
    index.forEachRecord { event, record in write(record, number: event, to: &writer) }
    return writer.bytes + (index.closing?.line ?? [])
  }

  /// Returns a recording with the line that closes it, where it has none: of so many records as stand
  /// there, with nothing left out.
  ///
  /// - Throws: ``GoldenDamage`` at the first line that is no record.
  package static func closed(_ bytes: [UInt8], path: String) throws(GoldenDamage) -> [UInt8] {
    let index = try RecordingIndex(bytes, path: path)
    return index.closing == nil ? bytes + closing(of: index.events.map(\.time)).line : bytes
  }

  /// The line that closes records of these times.
  static func closing(
    of times: [Int64],
    left: [String: RecordedClosing.LeftOut] = [:]
  ) -> RecordedClosing {
    RecordedClosing(end: times.last ?? 0, records: times.count, left: left)
  }

  /// Returns a header or an event as a line of its own.
  ///
  /// - Parameter number: what `seq` becomes; nil for a header.
  static func line(_ record: JSONValue, number: Int?) -> [UInt8] {
    var writer = JSONWriter(reserving: 300)
    write(record, number: number, to: &writer)
    return writer.bytes
  }

  private static func write(_ record: JSONValue, number: Int?, to writer: inout JSONWriter) {
    let first = number == nil ? headerKeys : recordKeys
    writer.beginObject()
    for key in first {
      if key == "seq", let number {
        writer.member(key, number)
      } else if let value = record[key] {
        writer.member(key, value)
      }
    }
    for member in record.members where !first.contains(member.key) {
      writer.member(member.key, member.value)
    }
    writer.endObject()
    writer.newline()
  }
}
