import Reporting
import Platform
import Regression
import ScenarioLanguage

/// What an ensemble came to, as a table for people: a block a scenario, a column a profile.
struct EnsembleText {
  private let cells: [EnsembleCell]
  /// What came of the gates of the cells' scenarios; as many as there are columns of one navigator.
  private let verdicts: [EnsembleVerdict?]
  private let paths: [String]
  private let worst: Int
  private let style: Style

  init(
    _ cells: [EnsembleCell],
    verdicts: [EnsembleVerdict?],
    paths: [String],
    worst: Int,
    style: Style
  ) {
    self.cells = cells
    self.verdicts = verdicts
    self.paths = paths
    self.worst = worst
    self.style = style
  }

  func write(to output: OutputStream) {
    let columns = paths.isEmpty ? 1 : max(1, cells.count / paths.count)
    for (number, path) in paths.enumerated() {
      if number > 0 { output.line() }
      block(Array(cells[number * columns..<(number + 1) * columns]), path, output)
      if columns == 1, verdicts.indices.contains(number), let verdict = verdicts[number] {
        tell(verdict, output)
      }
    }
  }

  private func block(_ cells: [EnsembleCell], _ path: String, _ output: OutputStream) {
    guard let first = cells.first else { return }
    let count = Quantity.count(first.outcomes.count, "drive")
    output.line(
      "\(style.bold(first.scenario))  "
        + style.dim("\(count) · \(Self.decimal(first.kilometres, 1)) km")
    )
    if cells.count > 1 || !first.variant.isEmpty {
      output.line(style.dim(row("", cells.map(\.variant))))
    }
    for (title, value) in Self.rows(cells) { output.line(row(title, cells.map(value))) }
    for cell in cells { tellWorst(cell, path, output) }
  }

  /// Tells each bound with what was measured.
  private func tell(_ verdict: EnsembleVerdict, _ output: OutputStream) {
    for line in verdict.lines {
      let word = line.isHeld ? style.good("held") : style.error("violated")
      output.line(
        "  gate  \(word)  \(line.text): \(line.found)" + (line.isHeld ? "" : "  \(line.place)")
      )
    }
  }

  private func row(_ title: String, _ values: [String]) -> String {
    let last = values.count - 1
    return "  " + TextWidth.pad(title, to: 36)
      + values.enumerated().map { $0 < last ? TextWidth.pad($1, to: 22) : $1 }.joined()
  }

  private static func rows(
    _ cells: [EnsembleCell]
  ) -> [(String, (EnsembleCell) -> String)] {
    var rows: [(String, (EnsembleCell) -> String)] = [
      ("false off route  (per 1,000 km)", { rate($0, $0.falseOffRoutes) }),
      ("false reroutes  (per 1,000 km)", { rate($0, $0.falseReroutes) }),
      ("reroutes", { "\($0.reroutes)" }),
    ]
    if cells.contains(where: { $0.otherOffRoutes > 0 }) {
      rows.append(("off another route than the driver's", { "\($0.otherOffRoutes)" }))
    }
    if cells.contains(where: { $0.departures + $0.void > 0 }) {
      rows += [
        ("departures detected", { "\($0.detected) of \($0.departures)" }),
        ("  missed  (nothing to detect)", { "\($0.missed)  (\($0.void))" }),
        ("  seconds  median, p90, most", { spread($0.detectionSeconds) }),
        ("  seconds after 15 m apart", { spread($0.detectionSecondsApart) }),
        ("  metres past  median, p90, most", { spread($0.detectionMetres) }),
      ]
    }
    rows += [
      (
        "arrived once, twice, never",
        { "\($0.arrivedOnce), \($0.arrivedOften), \($0.arrivedNever)" }
      ),
      ("  once, within 25 m and 3 s", { "\($0.arrivedRight) of \($0.counted.count)" }),
      ("  metres off  median, p90, most", { spread($0.arrivalMetres) }),
      ("  seconds off  median, p90, most", { spread($0.arrivalSeconds) }),
    ]
    if cells.contains(where: { $0.lastWords.count > 0 }) {
      rows += [
        ("last words  median, p90, most", { "\(spread($0.lastWords)) s before" }),
        (
          "  under 3 s  (over others)",
          { "\($0.lateWords) of \($0.lastWords.count)  (\($0.overlaps))" }
        ),
      ]
    }
    if cells.contains(where: { $0.violations > 0 }) {
      rows.append(("broken laws", { "\($0.violations)" }))
    }
    if cells.contains(where: { !$0.failures.isEmpty }) {
      rows.append(("drives that could not be made", { "\($0.failures.count)" }))
    }
    return rows
  }

  /// Names the drives that went worst, and how to look at one.
  private func tellWorst(_ cell: EnsembleCell, _ path: String, _ output: OutputStream) {
    if let failure = cell.failures.first {
      output.line("  \(style.warning("note"))  seed \(failure.seed): \(failure.failure ?? "")")
    }
    guard worst > 0, let first = cell.worst.first else { return }
    let seeds = cell.worst.prefix(worst).map { "\($0.seed)" }.joined(separator: ", ")
    let profile = cell.variant.isEmpty ? "" : " --set profile=\(cell.variant)"
    let name = cell.variant.isEmpty ? "" : " \(cell.variant)"
    output.line(style.dim("  worst\(name): seeds \(seeds)"))
    output.line(
      style.dim("    navsim run \(ShellWord.quote(path)) --seed \(first.seed)\(profile)")
    )
  }

  // MARK: - Numbers

  private static func rate(_ cell: EnsembleCell, _ count: Int) -> String {
    guard let rate = cell.perThousandKilometres(count) else { return "-" }
    return "\(count)  (\(decimal(rate, 2)))"
  }

  private static func spread(_ sample: EnsembleSample) -> String {
    guard let median = sample.median, let high = sample.high, let most = sample.largest else {
      return "-"
    }
    return [median, high, most].map { decimal($0, 1) }.joined(separator: ", ")
  }

  static func decimal(_ value: Double, _ places: Int) -> String {
    Quantity.fixed(value, places)
  }
}
