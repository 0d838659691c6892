import Benchmarks
import CanonicalJSON
import Platform
import Reporting

/// The rows of a benchmark as a person and as a program reads them.
enum BenchReport {
  /// Returns the line of one row.
  static func line(_ row: BenchRow, style: Style) -> String {
    let name = TextWidth.pad(row.name, to: 24)
    let value = TextWidth.padLeft("\(Quantity.significant(row.value)) \(row.unit)", to: 20)
    let range =
      "\(Quantity.significant(row.range.lowerBound))–\(Quantity.significant(row.range.upperBound))"
    let target = TextWidth.pad(targetText(row), to: 22)
    let colored =
      row.target.map { $0.isReached(by: row.value) ? style.good(target) : style.warning(target) }
      ?? target
    let spread = TextWidth.pad(row.runs > 1 ? range : "", to: 22)
    return "  \(name)\(style.bold(value))  \(style.dim(spread))\(colored)\(style.dim(row.work))"
  }

  /// The line above the rows.
  static var head: String {
    "  " + TextWidth.pad("what", to: 24) + TextWidth.padLeft("median", to: 20) + "  "
      + TextWidth.pad("lowest–highest", to: 22) + TextWidth.pad("target", to: 22) + "of"
  }

  /// Writes one row as an object.
  static func write(_ row: BenchRow, into json: inout JSONWriter) {
    json.beginObject()
    json.member("name", row.name)
    json.member("work", row.work)
    json.member("median", row.value, decimals: 6)
    json.member("unit", row.unit)
    json.member("lowest", row.range.lowerBound, decimals: 6)
    json.member("highest", row.range.upperBound, decimals: 6)
    json.member("runs", row.runs)
    if let target = row.target {
      switch target {
      case .atLeast(let limit):
        json.member("atLeast", limit, decimals: 6)
      case .atMost(let limit):
        json.member("atMost", limit, decimals: 6)
      }
      json.member("isReached", target.isReached(by: row.value))
    }
    json.endObject()
  }

  private static func targetText(_ row: BenchRow) -> String {
    switch row.target {
    case nil: ""
    case .atLeast(let limit): "≥ \(Quantity.significant(limit)) \(mark(row))"
    case .atMost(let limit): "≤ \(Quantity.significant(limit)) \(mark(row))"
    }
  }

  private static func mark(_ row: BenchRow) -> String {
    row.target?.isReached(by: row.value) == true ? "reached" : "missed"
  }
}
