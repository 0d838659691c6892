import Recording
import Reporting
import Geodesy
import Platform
import CanonicalJSON
import Navigation
import Regression
import ScenarioLanguage
import Simulation

/// What was decided and what was recorded in a stretch of a run.
struct Neighbourhood {
  /// The milliseconds since the start that are looked at.
  let range: ClosedRange<Int64>

  /// The decisions, in order.
  let decisions: [DecisionLedger.Entry]

  /// The lines of the recording, in order.
  let records: [(time: Int64, line: [UInt8])]

  /// The milliseconds at the end of the run.
  let end: Int64

  let isInterrupted: Bool

  /// Runs the scenario and keeps what lies in the stretch.
  init(
    of scenario: Scenario,
    by navigator: NavigatorChoice,
    in range: ClosedRange<Int64>,
    _ session: Session
  ) throws {
    let ledger = DecisionLedger(keepsAll: true)
    var options = RunOptions()
    options.ledger = ledger
    options.shouldStop = session.io.isInterrupted
    try navigator.apply(to: &options)
    var records: [(time: Int64, line: [UInt8])] = []
    let result = try SimulationExecutor.run(scenario, options) { chunk in
      var start = 0
      while start < chunk.count {
        let next = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) ?? chunk.count
        if let line = RecordLine(chunk[start..<next]), range.contains(line.time) {
          records.append((line.time, Array(line.bytes)))
        }
        start = next + 1
      }
    }
    self.range = range
    self.records = records
    decisions = ledger.entries.filter { range.contains($0.milliseconds) }
    end = result.endTime.milliseconds
    isInterrupted = result.isInterrupted
  }

  /// Tells decisions and records in the order of their times.
  func tell(_ scenario: Scenario, _ moment: Int64, in session: Session) {
    let style = session.output.style
    session.output.line("\(style.bold(scenario.name))  \(scenario.title)")
    let span =
      "\(Quantity.clock(milliseconds: max(0, range.lowerBound))) to "
      + Quantity.clock(milliseconds: range.upperBound)
    session.output.line("  " + style.dim("\(span) of \(Quantity.clock(milliseconds: end))"))
    session.output.line()
    guard !decisions.isEmpty || !records.isEmpty else {
      session.output.line("  nothing was decided or recorded here; --window makes it wider")
      return
    }
    let last = max(decisions.last?.milliseconds ?? 0, records.last?.time ?? 0)
    var decision = decisions.startIndex
    var record = records.startIndex
    var time = min(decisions.first?.milliseconds ?? last, records.first?.time ?? last)
    while time <= last {
      var lines: [String] = []
      while decision < decisions.endIndex, decisions[decision].milliseconds == time {
        lines.append(line(of: decisions[decision].decision, style))
        decision += 1
      }
      while record < records.endIndex, records[record].time == time {
        lines += line(of: records[record].line, style).map { [$0] } ?? []
        record += 1
      }
      tell(lines, at: time, isMoment: time == moment, in: session)
      let following = [
        decision < decisions.endIndex ? decisions[decision].milliseconds : nil,
        record < records.endIndex ? records[record].time : nil,
      ].compactMap(\.self)
      guard let next = following.min() else { break }
      time = next
    }
  }

  private func tell(_ lines: [String], at time: Int64, isMoment: Bool, in session: Session) {
    let style = session.output.style
    for (index, line) in lines.enumerated() {
      let clock = index == 0 ? Quantity.clock(milliseconds: time) : ""
      let text = TextWidth.padLeft(clock, to: 9)
      session.output.line("\(isMoment ? style.bold(text) : style.dim(text))  \(line)")
    }
  }

  private func line(of decision: Decision, _ style: Style) -> String {
    let name = TextWidth.pad(DecisionText.name(of: decision.rule), to: 19)
    let text = "\(name)\(DecisionText.comparison(decision))"
    return decision.fired ? style.warning("» ") + text : style.dim("· " + text)
  }

  /// Returns the record as the timeline tells it; `nil` for reports, whose decisions say more.
  private func line(of bytes: [UInt8], _ style: Style) -> String? {
    guard let line = RecordLine(bytes[...]), let record = try? line.document().root else {
      return nil
    }
    if line.kind == .didUpdateLocation { return location(record, style) }
    if RecordCounts.isFrequent(line.kind) { return nil }
    let event = RecordedEvent(record)
    let entry = TimelineEntry(event) ?? TimelineEntry(everythingOf: event)
    return style.accent("→ ") + TextWidth.pad(entry.label == "·" ? "record" : entry.label, to: 19)
      + TextWidth.cut(entry.text, to: 84)
  }

  private func location(_ record: JSONValue, _ style: Style) -> String {
    guard let fix = RecordedFix(record) else { return style.dim("  fix") }
    let place = [fix.coordinate.latitude, fix.coordinate.longitude].map { Quantity.fixed($0, 6) }
    let speed = fix.speed.map { " · \(Quantity.fixed($0, 1)) m/s" } ?? ""
    let accuracy = fix.horizontalAccuracy.map { " · ± \(Quantity.fixed($0, 1)) m" } ?? ""
    let snapped = fix.isSnapped ? " · snapped" : ""
    let told = place.joined(separator: ",") + speed + accuracy + snapped
    return style.dim("  \(TextWidth.pad("fix", to: 19))\(told)")
  }

  /// Writes decisions and records as one object.
  func write(_ scenario: Scenario, _ moment: Int64, in session: Session) {
    session.writeJSON { json in
      json.member("scenario", scenario.name)
      json.member("at", moment)
      json.member("from", range.lowerBound)
      json.member("through", range.upperBound)
      json.beginArray("decisions")
      for entry in decisions { DecisionLedger.write(entry, to: &json) }
      json.endArray()
      json.beginArray("records")
      for record in records { json.raw(record.line) }
      json.endArray()
    }
  }
}
