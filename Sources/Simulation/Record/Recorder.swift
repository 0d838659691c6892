import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

/// Writes events as canonical lines straight into bytes.
///
/// Whoever is interested in a kind is told when a record of it is written; kinds that nobody asks for
/// cost nothing but their bytes.
final class Recorder {
  /// How many records a run may make.
  static let recordLimit = ScenarioBudget.recordLimit
  /// How many bytes are kept until they are handed on.
  static let chunkSize = 1 << 16

  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  @safe @exclusivity(unchecked) private var lines: RecordLines
  private let scheduler: Scheduler
  @safe @exclusivity(unchecked) private var flushedCount = 0
  private var observers: [(RecordView) -> Void] = []
  /// Hears of every event before it is written.
  private let laws: LawChecker

  /// Whether nothing is written that no observer asked for.
  private let isMute: Bool

  init(scheduler: Scheduler, laws: LawChecker, isMute: Bool = false) {
    self.scheduler = scheduler
    self.laws = laws
    self.isMute = isMute
    lines = RecordLines(reserving: 2 * Self.chunkSize)
  }

  var recordCount: Int { lines.recordCount }
  /// How many bytes of records there are, the header not counted.
  var byteCount: Int { flushedCount + lines.bytes.count }
  var counts: [Int] { lines.counts }
  var digest: RecordingDigest { lines.digest }

  /// Adds an observer of some kinds; it hears of every kind that any observer asked for.
  func observe(_ kinds: some Sequence<EventKind>, _ observer: @escaping (RecordView) -> Void) {
    for kind in kinds { lines.interested[Int(kind.rawValue)] = true }
    observers.append(observer)
  }

  /// Records an event, whose members `fill` sets.
  @inline(__always)
  func record<Payload: EventPayload>(
    _ type: Payload.Type,
    _ fill: (inout Payload) -> Void = { _ in }
  ) {
    var payload = Payload()
    fill(&payload)
    laws.hear(payload)
    if isMute, !lines.interested[Int(Payload.kind.rawValue)] { return }
    let milliseconds = scheduler.now.milliseconds
    if let line = lines.append(&payload, at: milliseconds) {
      tell(Payload.kind, line, milliseconds)
    }
  }

  /// Records an event whose type is not known here.
  func record(_ payload: some EventPayload) {
    record(type(of: payload)) { $0 = payload }
  }

  /// Records an event outside of the catalogue, of which no law knows.
  func record(other name: String, _ members: RecordedJSON) {
    let milliseconds = scheduler.now.milliseconds
    if let line = lines.append(other: name, members, at: milliseconds) {
      tell(.other, line, milliseconds, name: name)
    }
  }

  private func tell(
    _ kind: EventKind,
    _ line: Range<Int>,
    _ milliseconds: Int64,
    name: String? = nil
  ) {
    let view = RecordView(
      kind: kind,
      name: name,
      sequence: lines.recordCount - 1,
      milliseconds: milliseconds,
      line: lines.bytes[line]
    )
    for observer in observers { observer(view) }
  }

  /// Hands the bytes on if there are enough, or all at the end.
  func flush(into sink: inout some RecordingSink, all: Bool = false) throws {
    let count = lines.bytes.count
    guard count >= Self.chunkSize || (all && count > 0) else { return }
    try sink.append(lines.bytes)
    flushedCount += count
    lines.removeLines()
  }

  /// Hands the rest on, closes the recording unless it is a part of one, and ends the sink.
  func finish(_ sink: inout some RecordingSink, isWhole: Bool) throws {
    try flush(into: &sink, all: true)
    if isWhole { try sink.append(lines.closing.line) }
    try sink.finish()
  }
}
