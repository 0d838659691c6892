import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage

/// What a sweep came to, for people and for programs.
enum SweepText {
  private static let columns = [
    "false reroutes", "false off route", "detected", "median s", "p90 s", "arrived right", "broken",
  ]

  static func tell(_ points: [SweepPoint], of key: String, in session: Session) {
    let (output, style) = (session.output, session.output.style)
    let drives = points.first.map { Quantity.count($0.cell.outcomes.count, "drive") } ?? ""
    let kilometres = points.first.map { Quantity.fixed($0.cell.kilometres, 1) } ?? ""
    output.line("\(style.bold(key))  " + style.dim("\(drives) · \(kilometres) km a value"))
    let width = max(8, points.map(\.value.count).max() ?? 0) + 2
    output.line(style.dim(row("", columns, width)))
    for point in points { output.line(row(point.value, values(of: point), width)) }
    output.line(style.dim("  false reroutes and reports in 1,000 km"))
  }

  private static func row(_ title: String, _ values: [String], _ width: Int) -> String {
    let cells = zip(values, columns).map { value, column in
      String(repeating: " ", count: max(0, column.count - value.count)) + value
    }
    return "  " + TextWidth.pad(title, to: width) + cells.joined(separator: "  ")
  }

  private static func values(of point: SweepPoint) -> [String] {
    let cell = point.cell
    func number(_ value: Double?, _ places: Int) -> String {
      value.map { Quantity.fixed($0, places) } ?? "-"
    }
    return [
      number(point.falseReroutes, 2), number(point.falseOffRoutes, 2),
      "\(cell.detected) of \(cell.departures)", number(cell.detectionSeconds.median, 1),
      number(cell.detectionSeconds.high, 1), "\(cell.arrivedRight) of \(cell.counted.count)",
      "\(cell.violations)",
    ]
  }

  static func write(_ points: [SweepPoint], of key: String, in session: Session) {
    session.writeJSON { json in
      json.member("navsim", 1)
      json.member("kind", "sweep")
      json.member("key", key)
      json.beginArray("points")
      for point in points {
        let cell = point.cell
        json.beginObject()
        json.member("value", point.value)
        let counts = [
          ("drives", cell.counted.count), ("falseReroutes", cell.falseReroutes),
          ("falseOffRoutes", cell.falseOffRoutes), ("departures", cell.departures),
          ("detected", cell.detected), ("missed", cell.missed),
          ("arrivedRight", cell.arrivedRight), ("violations", cell.violations),
        ]
        for (name, count) in counts {
          json.member(name, count)
        }
        let measures = [
          ("kilometres", cell.kilometres), ("falseReroutesPer1000km", point.falseReroutes),
          ("falseOffRoutesPer1000km", point.falseOffRoutes),
          ("detectionSecondsMedian", cell.detectionSeconds.median),
          ("detectionSecondsHigh", cell.detectionSeconds.high),
        ]
        for case (let name, let value?) in measures {
          json.member(name, value, decimals: 3)
        }
        json.endObject()
      }
      json.endArray()
    }
  }
}
