import CanonicalJSON

/// The lines of a recording that were not handed on yet, and the sums over all of them.
///
/// A value of its own, so that a record costs its owner one access, however much is written.
public struct RecordLines: Sendable {
  /// Where the lines are written.
  private var writer: MemberWriter
  /// What they begin with.
  private var head = LineHead("seq", "t")
  /// How many records there are, the ones handed on too.
  public private(set) var recordCount = 0
  /// How many records there are of each kind, by its raw value.
  public private(set) var counts = [Int](repeating: 0, count: EventKind.allCases.count)
  /// Milliseconds of the last record; 0 without one.
  public private(set) var lastTime: Int64 = 0
  /// The digest over the records whose lines are not in ``ends``.
  private var digested = RecordingDigest()
  /// Where the lines end that were not mixed into the digest yet: many are mixed at once.
  private var ends: [Int] = []
  /// The kinds that somebody wants to hear of, by their raw values.
  public var interested = [Bool](repeating: false, count: EventKind.allCases.count)
  /// The members `source` and `event` of each kind, one behind the other, and where each begins.
  ///
  /// Kept at hand: looking a global up costs every record, and so does an array of each of them.
  private let tails = Self.tails.bytes
  private let tailStarts = Self.tails.starts

  /// Creates an empty recording.
  ///
  /// - Parameter capacity: how many bytes of lines there is room for.
  public init(reserving capacity: Int) {
    writer = MemberWriter(reserving: capacity)
    ends.reserveCapacity(capacity / 64)
  }

  /// The lines that were not handed on yet.
  public var bytes: [UInt8] { writer.json.bytes }

  /// The digest over all records.
  public var digest: RecordingDigest {
    var digest = digested
    digest.append(lines: writer.json.bytes, endingAt: ends)
    return digest
  }

  /// Writes a record.
  ///
  /// - Returns: Where its line stands in ``bytes``, if somebody wants to hear of the kind.
  public mutating func append<Payload: EventPayload>(
    _ payload: inout Payload,
    at milliseconds: Int64
  ) -> Range<Int>? {
    let kind = Payload.kind
    let start = begin(kind, at: milliseconds)
    payload.write(to: &writer)
    return end(kind, from: start)
  }

  /// Writes a record of an event outside of the catalogue.
  ///
  /// - Parameter members: An object in canonical form, whose members follow those of every record.
  /// - Returns: Where its line stands in ``bytes``, if somebody wants to hear of such events.
  public mutating func append(
    other name: String,
    _ members: RecordedJSON,
    at milliseconds: Int64
  ) -> Range<Int>? {
    lastTime = milliseconds
    let start = writer.json.bytes.count
    writer.json.beginObject()
    writer.json.member("seq", recordCount)
    writer.json.member("t", milliseconds)
    writer.json.member("source", EventKind.other.source.rawValue)
    writer.json.member("event", name)
    for member in members.value.map({ Array($0.members) }) ?? [] {
      writer.json.key(member.key)
      writer.json.value(member.value)
    }
    return end(.other, from: start)
  }

  /// The last line, which closes the recording.
  public var closing: RecordedClosing { RecordedClosing(end: lastTime, records: recordCount) }

  /// Forgets the lines, which were handed on.
  public mutating func removeLines() {
    digested = digest
    ends.removeAll(keepingCapacity: true)
    writer.json.removeAll()
  }

  /// Writes the members that every record has.
  private mutating func begin(_ kind: EventKind, at milliseconds: Int64) -> Int {
    lastTime = milliseconds
    let start = writer.json.bytes.count
    let index = Int(kind.rawValue)
    writer.json.beginLine(
      &head,
      recordCount,
      Int(milliseconds),
      raw: tails,
      in: tailStarts[index]..<tailStarts[index + 1]
    )
    return start
  }

  /// Ends a record.
  private mutating func end(_ kind: EventKind, from start: Int) -> Range<Int>? {
    writer.json.endLine()
    let end = writer.json.bytes.count - 1
    ends.append(end + 1)
    recordCount += 1
    counts[Int(kind.rawValue)] += 1
    return interested[Int(kind.rawValue)] ? start..<end : nil
  }

  private static let tails: (bytes: [UInt8], starts: [Int]) = EventKind.allCases.reduce(
    into: ([], [0])
  ) { tails, kind in
    tails.0 += Array(#""source":"\#(kind.source.rawValue)","event":"\#(kind.text)""#.utf8)
    tails.1.append(tails.0.count)
  }
}
