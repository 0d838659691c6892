import CanonicalJSON
import Recording
import ScenarioLanguage

/// The lines of a recording that were not handed on yet, and the sums over all of them.
///
/// A value of its own, so that a record costs its owner one access, however much is written.
struct RecordLines {
  var writer: JSONWriter
  private(set) var recordCount = 0
  private(set) var counts = [Int](repeating: 0, count: EventKind.allCases.count)
  private(set) var digest = RecordingDigest()
  /// The digest after each record, where asked for.
  private(set) var digests: [UInt64] = []
  /// The kinds that somebody wants to hear of.
  var interested = [Bool](repeating: false, count: EventKind.allCases.count)
  private let keepsDigests: Bool
  private var start = 0

  init(reserving capacity: Int, keepsDigests: Bool) {
    writer = JSONWriter(reserving: capacity)
    self.keepsDigests = keepsDigests
  }

  /// Writes the members that every record has.
  @inline(__always)
  mutating func begin(_ kind: EventKind, at milliseconds: Int64) {
    start = writer.bytes.count
    writer.beginObject()
    writer.member("seq", recordCount)
    writer.member("t", milliseconds)
    writer.raw(Self.tails[Int(kind.rawValue)])
  }

  /// Ends a record.
  ///
  /// - Returns: Where its line stands in the writer, if somebody wants to hear of the kind.
  @inline(__always)
  mutating func end(_ kind: EventKind) -> Range<Int>? {
    writer.endObject()
    let end = writer.bytes.count
    writer.newline()
    digest.append(line: writer.bytes, from: start)
    if keepsDigests { digests.append(digest.value) }
    recordCount += 1
    counts[Int(kind.rawValue)] += 1
    return interested[Int(kind.rawValue)] ? start..<end : nil
  }

  /// The members `source` and `event` of each kind.
  private static let tails: [[UInt8]] = EventKind.allCases.map { kind in
    Array(#""source":"\#(kind.source)","event":"\#(kind.name)""#.utf8)
  }
}
