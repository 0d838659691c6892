import Platform
import Regression
import Reporting

/// Trips that were compared, as a person reads them: a line a cause.
struct MapDiffText {
  let comparison: TripComparison

  init(_ comparison: TripComparison) { self.comparison = comparison }

  /// How many causes are told.
  private static let limit = 40

  func lines(_ style: Style) -> [String] {
    let all = Quantity.count(comparison.count, "trip")
    guard comparison.changed > 0 else { return ["\(all), \(style.good("all the same"))"] }
    let causes = Quantity.count(comparison.groups.count, "cause")
    var lines = [
      "\(all), \(style.bold("\(grouped(comparison.changed)) changed")) for \(causes): "
        + counted { comparison.count(of: $0) },
      "",
    ]
    let width = comparison.groups.map { grouped($0.changes.count).count }.max() ?? 1
    for group in comparison.groups.prefix(Self.limit) {
      let count = TextWidth.padLeft(grouped(group.changes.count), to: width)
      lines.append(
        "  \(style.bold(count))  \(group.cause.sentence)  "
          + style.dim(counted { group.count(of: $0) } + delay(group))
      )
    }
    let rest = comparison.groups.dropFirst(Self.limit)
    if !rest.isEmpty {
      let trips = rest.reduce(0) { $0 + $1.changes.count }
      lines.append(
        "  and \(grouped(rest.count)) more causes of \(Quantity.count(trips, "trip")); --json tells all"
      )
    }
    return lines
  }

  private func counted(_ count: (TripVerdict) -> Int) -> String {
    TripVerdict.allCases.filter { $0 != .same && count($0) > 0 }.map {
      "\(grouped(count($0))) \($0.words)"
    }.joined(separator: ", ")
  }

  private func delay(_ group: TripComparison.Group) -> String {
    guard let delay = group.medianDelay, abs(delay) >= 0.05 else { return "" }
    return "; \(Quantity.fixed(abs(delay), 1)) s \(delay > 0 ? "longer" : "shorter") at the median"
  }

  private func grouped(_ number: Int) -> String { Quantity.grouped(Int64(number)) }
}
