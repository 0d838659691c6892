import Reporting
import Platform
import CanonicalJSON
import Geodesy
import Traces

/// What a person wants to know of a trace, as lines of text.
struct TraceInfoText {
  let path: String
  let format: TraceFormat
  let statistics: TraceStatistics
  let tracks: [TraceTrack]
  let report: TraceReport

  func lines(_ style: Style) -> [String] {
    let s = statistics
    let span = Double(s.end - s.start) / 1e9
    var lines = [style.bold(path) + "  " + style.dim(format.rawValue)]
    func row(_ name: String, _ value: String) {
      lines.append("  " + name.padded(to: 10) + value)
    }
    row("fixes", "\(s.count) over \(Quantity.duration(seconds: span))")
    row("from", CivilDate.text(nanoseconds: s.start))
    row("to", CivilDate.text(nanoseconds: s.end))
    row("rate", rate)
    row(
      "gaps",
      s.gapCount == 0
        ? "none over 60 s (longest \(Self.number(s.longestInterval, 1)) s)"
        : "\(s.gapCount) over 60 s, the longest \(Quantity.duration(seconds: s.longestInterval))"
    )
    if s.segmentCount > 1 { row("segments", "\(s.segmentCount)") }
    for (index, track) in tracks.prefix(20).enumerated() where tracks.count > 1 {
      row(index == 0 ? "tracks" : "", track.summary)
    }
    if tracks.count > 20 { row("", "and \(tracks.count - 20) more") }
    row("length", Self.length(s.length))
    row(
      "speed",
      "median \(Self.number(s.medianSpeed * 3.6, 1)), top \(Self.number(s.topSpeed * 3.6, 1)) km/h"
        + (s.hasRecordedSpeed ? "" : " (from the positions)")
    )
    row("accuracy", accuracy)
    row(
      "bounds",
      "\(Self.place(s.bounds.southWest)) to \(Self.place(s.bounds.northEast))"
    )
    if let sparkline { lines += ["", "  " + style.accent(sparkline), "  " + style.dim(scale)] }
    lines.append("")
    lines += repairs(style)
    return lines
  }

  private var rate: String {
    let interval = statistics.medianInterval
    guard interval > 0 else { return "one fix" }
    guard report.count(of: .duplicateTime) * 2 < statistics.count else {
      return "unknown: most fixes have the time of another"
    }
    return interval <= 1
      ? "\(Self.number(1 / interval, 1)) Hz" : "one fix in \(Self.number(interval, 1)) s"
  }

  private var accuracy: String {
    guard let median = statistics.medianAccuracy, let worst = statistics.worstAccuracy else {
      return "not recorded"
    }
    return "median \(Self.number(median, 1)) m, worst \(Self.number(worst, 1)) m"
  }

  /// The speed over time in eight heights; a blank is a span without a fix.
  private var sparkline: String? {
    guard statistics.topSpeed > 0, !statistics.speeds.isEmpty else { return nil }
    let heights = Array("▁▂▃▄▅▆▇█")
    let top = statistics.speeds.compactMap { $0 }.max() ?? 0
    guard top > 0 else { return nil }
    return String(
      statistics.speeds.map { speed in
        speed.map { heights[min(7, Int($0 / top * 8))] } ?? " "
      }
    )
  }

  private var scale: String {
    let top = statistics.speeds.compactMap { $0 }.max() ?? 0
    return "speed over time, full height \(Self.number(top * 3.6, 0)) km/h"
  }

  private func repairs(_ style: Style) -> [String] {
    guard !report.repairs.isEmpty else { return ["  nothing mended"] }
    return ["  mended"]
      + report.repairs.map { repair in
        "    " + style.warning(String(repair.count).padded(to: 6)) + repair.kind.sentence
          + style.dim(" (first at \(format.unit) \(repair.firstLine))")
      }
  }

  // MARK: - Forms

  static func number(_ value: Double, _ decimals: Int) -> String {
    JSONWriter.text(of: value, decimals: decimals)
  }

  static func length(_ metres: Double) -> String {
    metres < 1000 ? "\(number(metres, 0)) m" : "\(number(metres / 1000, 2)) km"
  }

  private static func place(_ coordinate: Coordinate) -> String {
    "\(number(coordinate.latitude, 5)), \(number(coordinate.longitude, 5))"
  }
}

extension String {
  /// The text followed by blanks up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
