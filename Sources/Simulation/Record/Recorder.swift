import CanonicalJSON
import Navigation

/// Writes records as canonical lines straight into bytes.
///
/// A record is begun, its payload written with ``writer``, and ended. Whoever is interested in a kind is
/// told at the end; kinds that nobody asks for cost nothing but their bytes.
final class Recorder {
  /// How many records a run may make.
  static let recordLimit = 5_000_000
  /// How many bytes are kept until they are handed on.
  static let chunkSize = 1 << 16

  var writer = JSONWriter(reserving: 2 * Recorder.chunkSize)
  private(set) var recordCount = 0
  private(set) var counts = [Int](repeating: 0, count: EventKind.allCases.count)
  private(set) var digest = RecordingDigest()
  /// The digest after each record, where asked for.
  private(set) var digests: [UInt64] = []
  private let keepsDigests: Bool
  private unowned let scheduler: Scheduler
  private var interested = [Bool](repeating: false, count: EventKind.allCases.count)
  private var observers: [(RecordView) -> Void] = []
  private var start = 0
  private var kind = EventKind.probe

  init(scheduler: Scheduler, keepsDigests: Bool) {
    self.scheduler = scheduler
    self.keepsDigests = keepsDigests
  }

  /// Adds an observer of some kinds; it hears of every kind that any observer asked for.
  func observe(_ kinds: some Sequence<EventKind>, _ observer: @escaping (RecordView) -> Void) {
    for kind in kinds { interested[Int(kind.rawValue)] = true }
    observers.append(observer)
  }

  @inline(__always)
  func begin(_ kind: EventKind) {
    self.kind = kind
    start = writer.bytes.count
    Self.writeHead(
      recordCount,
      scheduler.now.milliseconds,
      Self.tails[Int(kind.rawValue)],
      to: &writer
    )
  }

  /// The members that every record has; one access to the writer for all of them.
  @inline(__always)
  private static func writeHead(
    _ sequence: Int,
    _ milliseconds: Int64,
    _ tail: [UInt8],
    to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("seq" as StaticString)
    writer.integer(sequence)
    writer.key("t" as StaticString)
    writer.integer(milliseconds)
    writer.raw(tail)
  }

  /// The members `source` and `event` of each kind.
  private static let tails: [[UInt8]] = EventKind.allCases.map { kind in
    Array(#""source":"\#(kind.source)","event":"\#(kind.name)""#.utf8)
  }

  @inline(__always)
  func end() {
    writer.endObject()
    let end = writer.bytes.count
    writer.newline()
    digest.append(line: writer.bytes, from: start)
    if keepsDigests { digests.append(digest.value) }
    recordCount += 1
    counts[Int(kind.rawValue)] += 1
    if interested[Int(kind.rawValue)] { tell(end) }
  }

  private func tell(_ end: Int) {
    let view = RecordView(
      kind: kind,
      sequence: recordCount - 1,
      milliseconds: scheduler.now.milliseconds,
      line: writer.bytes[start..<end]
    )
    for observer in observers { observer(view) }
  }

  /// Hands the bytes on if there are enough, or all at the end.
  func flush(into sink: inout some RecordingSink, all: Bool = false) throws {
    guard writer.bytes.count >= Self.chunkSize || (all && !writer.bytes.isEmpty) else { return }
    try sink.append(writer.bytes)
    writer.removeAll()
  }
}
