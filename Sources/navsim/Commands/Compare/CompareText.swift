import Platform
import Regression
import Reporting

/// A comparison as a person reads it: a row a scenario and navigator, and one for all.
struct CompareText {
  private let comparison: NavigatorComparison

  init(_ comparison: NavigatorComparison) { self.comparison = comparison }

  private static let columns = [
    "outcome", "noticed", "after m", "false", "reroutes", "arrived", "off m", "spoken",
    "laws broken",
  ]

  func tell(in session: Session) {
    let (output, style) = (session.output, session.output.style)
    let names = comparison.entrants.map(\.name)
    let width = (names.map { TextWidth.columns(of: $0) }.max() ?? 0) + 4
    output.line(style.dim(Self.line("", Self.columns, width)))
    for scenario in comparison.scenarios {
      let left = scenario.departure.map {
        "left its route at \(Quantity.time(milliseconds: $0.milliseconds))"
      }
      output.line(style.bold(scenario.identity.name) + style.dim(left.map { "  " + $0 } ?? ""))
      for row in scenario.rows {
        output.line(Self.line("  " + row.navigator, Self.values(of: row), width))
        if !row.reason.isEmpty { output.line(style.dim("      \(row.reason)")) }
      }
    }
    output.line()
    output.line(style.bold("in all"))
    for summary in comparison.summaries {
      output.line(Self.line("  " + summary.navigator, Self.values(of: summary), width))
    }
    for entrant in comparison.entrants {
      guard let failure = entrant.choice.startFailure else { continue }
      for line in failure.lines { session.error.problem(line) }
    }
  }

  private static func line(_ title: String, _ values: [String], _ width: Int) -> String {
    let cells = zip(values, columns).map { value, column in
      TextWidth.padLeft(value, to: max(9, column.count))
    }
    return TextWidth.pad(title, to: width) + cells.joined(separator: "  ")
  }

  private static func values(of row: NavigatorComparison.Row) -> [String] {
    [
      word(of: row.outcome), time(row.noticed), metres(row.noticed?.metres),
      row.falseReroutes.map { "\($0)" } ?? "-", "\(row.reroutes)", time(row.arrival),
      metres(row.arrival?.metres), row.announcements.map { "\($0)" } ?? "-",
      row.lawsBroken.isEmpty ? "0" : row.lawsBroken.joined(separator: ","),
    ]
  }

  private static func values(of summary: NavigatorComparison.Summary) -> [String] {
    let seconds = summary.noticedSeconds.map { Quantity.fixed($0, 1) + " s" } ?? "-"
    return [
      "\(summary.held)/\(summary.scenarios)", "\(seconds)", metres(summary.noticedMetres),
      "\(summary.falseReroutes)", "\(summary.reroutes)", "\(summary.arrivals)",
      metres(summary.arrivalMetres), "\(summary.announcements)", "\(summary.lawsBroken)",
    ]
  }

  private static func word(of outcome: ScenarioOutcome.Kind) -> String {
    switch outcome {
    case .held: "held"
    case .violated: "violated"
    case .notJudged: "not judged"
    case .failed: "failed"
    }
  }

  private static func time(_ moment: NavigatorComparison.Moment?) -> String {
    moment.map { Quantity.time(milliseconds: $0.milliseconds) } ?? "-"
  }

  private static func metres(_ value: Double?) -> String {
    value.map { Quantity.fixed($0, 1) } ?? "-"
  }
}
