import CanonicalJSON
import Navigation
import ScenarioLanguage
import Recording

/// Writes records as canonical lines straight into bytes.
///
/// Whoever is interested in a kind is told when a record of it is written; kinds that nobody asks for
/// cost nothing but their bytes.
final class Recorder {
  /// How many records a run may make.
  static let recordLimit = ScenarioBudget.recordLimit
  /// How many bytes are kept until they are handed on.
  static let chunkSize = 1 << 16

  private var lines: RecordLines
  private unowned let scheduler: Scheduler
  private var flushedCount = 0
  private var observers: [(RecordView) -> Void] = []

  init(scheduler: Scheduler, keepsDigests: Bool) {
    self.scheduler = scheduler
    lines = RecordLines(reserving: 2 * Self.chunkSize, keepsDigests: keepsDigests)
  }

  var recordCount: Int { lines.recordCount }
  /// How many bytes of records there are, the header not counted.
  var byteCount: Int { flushedCount + lines.writer.bytes.count }
  var counts: [Int] { lines.counts }
  var digest: RecordingDigest { lines.digest }
  /// The digest after each record, where asked for.
  var digests: [UInt64] { lines.digests }

  /// Adds an observer of some kinds; it hears of every kind that any observer asked for.
  func observe(_ kinds: some Sequence<EventKind>, _ observer: @escaping (RecordView) -> Void) {
    for kind in kinds { lines.interested[Int(kind.rawValue)] = true }
    observers.append(observer)
  }

  /// Writes a record, whose payload `write` adds.
  @inline(__always)
  func record(_ kind: EventKind, _ write: (inout JSONWriter) -> Void = { _ in }) {
    let milliseconds = scheduler.now.milliseconds
    if let line = Self.add(kind, at: milliseconds, to: &lines, write) {
      tell(kind, line, milliseconds)
    }
  }

  @inline(__always)
  private static func add(
    _ kind: EventKind,
    at milliseconds: Int64,
    to lines: inout RecordLines,
    _ write: (inout JSONWriter) -> Void
  ) -> Range<Int>? {
    lines.begin(kind, at: milliseconds)
    write(&lines.writer)
    return lines.end(kind)
  }

  private func tell(_ kind: EventKind, _ line: Range<Int>, _ milliseconds: Int64) {
    let view = RecordView(
      kind: kind,
      sequence: lines.recordCount - 1,
      milliseconds: milliseconds,
      line: lines.writer.bytes[line]
    )
    for observer in observers { observer(view) }
  }

  /// Hands the bytes on if there are enough, or all at the end.
  func flush(into sink: inout some RecordingSink, all: Bool = false) throws {
    let count = lines.writer.bytes.count
    guard count >= Self.chunkSize || (all && count > 0) else { return }
    try sink.append(lines.writer.bytes)
    flushedCount += count
    lines.writer.removeAll()
  }
}
