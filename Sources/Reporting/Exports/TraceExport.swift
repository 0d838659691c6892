import CanonicalJSON
import Navigation
import Platform
import ScenarioLanguage
import Simulation

/// A drive as Chrome's trace events: states as spans, events and decisions as moments, values as
/// counters.
///
/// The form is that of "Trace Event Format" (Google, 2016), which Perfetto reads too: times in
/// microseconds, `X` for spans, `i` for moments, `C` for counters, `M` for names.
struct TraceExport: DriveWriter {
  private let scenario: Scenario
  /// The records that tell of states.
  private var stateEvents: [DriveStory.Event] = []
  private let events: ElementSpool
  private let decisions: ElementSpool
  private let fixes: ElementSpool

  /// The rows, in the order of their numbers from 1.
  private static let rows = [
    "route", "guidance", "reroute", "gps", "faults", "events", "decisions",
  ]

  init(_ scenario: Scenario, beside path: String) {
    self.scenario = scenario
    events = ElementSpool(beside: path)
    decisions = ElementSpool(beside: path)
    fixes = ElementSpool(beside: path)
  }

  mutating func take(_ part: DrivePart) throws {
    switch part {
    case .fix(let reading): try write(reading)
    case .event(let event):
      if StateSpan.isTold(by: event) { stateEvents.append(event) }
      try events.append { write(event, to: &$0) }
    case .decision(let entry): try decisions.append { write(entry, to: &$0) }
    case .location, .route, .settled: break
    }
  }

  mutating func finish(_ end: DriveEnd, into give: ([UInt8]) throws -> Void) throws {
    var head = JSONWriter()
    head.beginObject()
    head.member("displayTimeUnit", "ms")
    head.beginObject("otherData")
    head.member("scenario", scenario.name)
    head.member("title", scenario.title)
    head.endObject()
    head.beginArray("traceEvents")
    writeNames(to: &head)
    for span in StateSpan.all(of: scenario, stateEvents, endTime: end.time) {
      write(span, to: &head)
    }
    try give(head.bytes)
    for part in [events, decisions, fixes] where !part.isEmpty {
      try give([UInt8(ascii: ",")])
      try part.handOn(to: give)
    }
    try give(Array("]}\n".utf8))
  }

  private func writeNames(to writer: inout JSONWriter) {
    event("M", "process_name", row: 0, at: 0, to: &writer) { writer in
      Self.arguments(to: &writer) { writer in
        writer.member("name", scenario.name)
      }
    }
    for row in Self.rows.indices {
      for (name, isOrder) in [("thread_name", false), ("thread_sort_index", true)] {
        event("M", name, row: row + 1, at: 0, to: &writer) { writer in
          Self.arguments(to: &writer) { writer in
            writer.key(isOrder ? "sort_index" : "name")
            if isOrder { writer.integer(row) } else { writer.string(Self.rows[row]) }
          }
        }
      }
    }
  }

  private func write(_ span: StateSpan, to writer: inout JSONWriter) {
    event("X", span.state, row: Self.row(span.lane), at: span.from, to: &writer) { writer in
      writer.member("dur", max(0, span.to - span.from) * 1000)
    }
  }

  private func write(_ record: DriveStory.Event, to writer: inout JSONWriter) {
    let name = record.words.map { "\($0.label) \($0.text)" } ?? record.name
    event("i", name, row: Self.row("events"), at: record.time, to: &writer) { writer in
      writer.member("s", "t")
      writer.member("cat", record.name)
      writer.member("args", raw: record.payload)
    }
  }

  private func write(_ entry: DecisionLedger.Entry, to writer: inout JSONWriter) {
    let decision = entry.decision
    let name = "\(decision.rule.rawValue) \(decision.fired ? "fired" : "held")"
    event("i", name, row: Self.row("decisions"), at: entry.milliseconds, to: &writer) { writer in
      writer.member("s", "t")
      writer.key("args")
      DecisionLedger.write(entry, to: &writer)
    }
  }

  private func write(_ reading: FixReading) throws {
    let values = [
      ("speed (m/s)", reading.fix.location.speed),
      ("deviation (m)", reading.progress.deviation),
      ("remaining distance (m)", reading.progress.remainingDistance),
      ("remaining time (s)", reading.progress.remainingTime),
    ]
    for (name, value) in values {
      guard let value, value.isFinite else { continue }
      try fixes.append { writer in
        event("C", name, row: 0, at: reading.fix.arrival.milliseconds, to: &writer) { writer in
          Self.arguments(to: &writer) { writer in
            writer.member("value", value, decimals: 2)
          }
        }
      }
    }
  }

  // MARK: - Pieces

  private static func row(_ name: String) -> Int { (rows.firstIndex(of: name) ?? 0) + 1 }

  private static func arguments(
    to writer: inout JSONWriter,
    _ members: (inout JSONWriter) -> Void
  ) {
    writer.beginObject("args")
    members(&writer)
    writer.endObject()
  }

  private func event(
    _ phase: String,
    _ name: String,
    row: Int,
    at milliseconds: Int64,
    to writer: inout JSONWriter,
    _ members: (inout JSONWriter) -> Void
  ) {
    writer.beginObject()
    writer.member("ph", phase)
    writer.member("pid", 1)
    writer.member("tid", row)
    writer.member("ts", milliseconds * 1000)
    writer.member("name", name)
    members(&writer)
    writer.endObject()
  }
}
