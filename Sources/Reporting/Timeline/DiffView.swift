import Platform
import Recording
package import Regression
import ScenarioLanguage

/// Two recordings with their differences in place: one below the other, or side by side.
package struct DiffView {
  private let diff: RecordingDiff
  private let style: Style

  /// The rows that are shown, in stretches.
  private let hunks: [[AlignedRow]]

  /// How many differences are not shown.
  private let omittedCount: Int

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - context: how many equal events stand before and after a difference; locations and reports,
  ///     of which there are many, stand there only where they differ.
  ///   - limit: how many differences are shown.
  package init(_ diff: RecordingDiff, context: Int, limit: Int, style: Style) {
    self.diff = diff
    self.style = style
    let rows = diff.rows.filter { row in
      row.verdict != nil
        || row.golden.map { !RecordCounts.isFrequent(EventKind(named: diff.golden.name($0))) }
          ?? true
    }
    let changed = rows.indices.filter { rows[$0].verdict != nil }
    omittedCount = max(0, changed.count - limit)
    var hunks: [[AlignedRow]] = []
    var end = 0
    for place in changed.prefix(limit) {
      let start = max(end, place - context)
      let stop = min(rows.count, place + context + 1)
      if start == end, !hunks.isEmpty {
        hunks[hunks.count - 1] += rows[start..<max(start, stop)]
      } else {
        hunks.append(Array(rows[start..<stop]))
      }
      end = max(end, stop)
    }
    self.hunks = hunks
  }

  /// Returns the lines of the view.
  ///
  /// - Parameter width: the columns of both sides together; nil puts one below the other.
  package func lines(width: Int?) -> [String] {
    var lines: [String] = []
    for (place, hunk) in hunks.enumerated() {
      if place > 0 { lines.append(style.dim("   …")) }
      for row in hunk {
        if let width {
          lines += sideBySide(row, max(60, width))
        } else {
          lines += unified(row)
        }
      }
    }
    if omittedCount > 0 {
      lines.append("… and \(Quantity.count(omittedCount, "more difference")); --limit shows more")
    }
    return lines
  }

  private func unified(_ row: AlignedRow) -> [String] {
    guard row.verdict != nil else { return ["  " + style.dim(golden(row))] }
    return (row.golden == nil ? [] : [style.error("- " + golden(row))])
      + (row.new == nil ? [] : [style.good("+ " + new(row))])
  }

  private func sideBySide(_ row: AlignedRow, _ width: Int) -> [String] {
    let half = (width - 3) / 2
    func line(_ left: String, _ mark: String, _ right: String) -> String {
      let left = TextWidth.pad(TextWidth.cut(left, to: half), to: half)
      let right = TextWidth.cut(right, to: half)
      return switch row.verdict {
      case nil: style.dim("\(left)   \(right)")
      case .removed: "\(style.error(left)) \(mark)"
      case .added: "\(left) \(mark) \(style.good(right))"
      case .moved: "\(style.error(left)) \(mark) \(style.warning(right))"
      case .changed: "\(style.error(left)) \(mark) \(style.good(right))"
      }
    }
    switch row.verdict {
    case nil: return [line(golden(row), " ", new(row))]
    case .removed: return [line(golden(row), "<", "")]
    case .added: return [line("", ">", new(row))]
    case .moved: return [line(golden(row), "~", new(row))]
    case .changed:
      // A column is narrow: each value that differs has a line of its own.
      let fields = fields(of: row)
      guard let place = row.golden, !fields.isEmpty else {
        return [line(golden(row), "|", new(row))]
      }
      let clock = Quantity.clock(milliseconds: diff.golden.events[place].time)
      let head = "\(TextWidth.padLeft(clock, to: 9))  \(name(diff.golden, place))"
      return [line(head, "|", head)]
        + fields.map { field in
          let key = field.path.split(separator: ".").last.map(String.init) ?? field.path
          return line(
            "             \(key) \(field.golden ?? "absent")",
            "|",
            "             \(key) \(field.new ?? "absent")"
          )
        }
    }
  }

  private func fields(of row: AlignedRow) -> [FieldChange] {
    guard row.verdict == .changed, let golden = row.golden, let new = row.new else { return [] }
    return FieldChange.between(diff.golden.record(golden), diff.new.record(new))
  }

  private func name(_ recording: RecordingIndex, _ index: Int) -> String {
    let event = recording.name(index)
    return event.split(separator: ".").last.map(String.init) ?? event
  }

  private func golden(_ row: AlignedRow) -> String {
    row.golden.map { text(diff.golden, $0, of: row, \.golden) } ?? ""
  }

  private func new(_ row: AlignedRow) -> String {
    row.new.map { text(diff.new, $0, of: row, \.new) } ?? ""
  }

  /// Returns an event as the timeline has it, or with the values that differ where some do.
  private func text(
    _ recording: RecordingIndex,
    _ index: Int,
    of row: AlignedRow,
    _ side: KeyPath<FieldChange, String?>
  ) -> String {
    let time = recording.events[index].time
    let fields = fields(of: row)
    if !fields.isEmpty {
      let values = fields.map { "\($0.path) \($0[keyPath: side] ?? "absent")" }
      let text = ([name(recording, index)] + values).joined(separator: "  ")
      return TimelineEntry("·", text).rendered(at: time, style: .plain)
    }
    let event = RecordedEvent(recording.record(index))
    let entry = TimelineEntry(event) ?? TimelineEntry(everythingOf: event)
    return entry.rendered(at: time, style: .plain)
  }
}

/// Colours for the lines of a diff.
package enum DiffText {
  /// Returns the line with the colour of its mark.
  package static func painted(_ line: String, _ style: Style) -> String {
    switch line.first(where: { $0 != " " }) {
    case "+" where line.hasPrefix("  "): style.good(line)
    case "-" where line.hasPrefix("  "): style.error(line)
    case ">" where line.hasPrefix("  "): style.warning(line)
    case "~" where line.hasPrefix("  "): style.accent(line)
    default: line
    }
  }
}
