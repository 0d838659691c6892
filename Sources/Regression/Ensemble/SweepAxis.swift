package import ScenarioLanguage
import Simulation

/// Values of a key of the navigator that are tried one after another.
package struct SweepAxis: Hashable, Sendable {
  /// Such as `offRoute.distance`.
  package let key: String
  /// Each as JSON.
  package let values: [String]

  /// How many values there may be.
  package static let limit = 200

  /// Reads `key=20..80:5`, from and to with the step between them, or `key=25,50,max`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    guard let values = Self.range(String(parts[1])) ?? Self.list(String(parts[1])),
      values.count <= Self.limit
    else { return nil }
    key = NavigatorKey.name(parts[0])
    self.values = values
  }

  /// The key with a value, as a command line gives it.
  package func setting(_ index: Int) -> NavigatorOverride? {
    NavigatorOverride("\(key)=\(values[index])")
  }

  private static func range(_ text: String) -> [String]? {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let rest = text[dots.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
    guard rest.count <= 2, let start = Double(text[..<dots.lowerBound]),
      let end = rest.first.flatMap({ Double($0) }),
      let step = rest.count == 2 ? Double(rest[1]) : 1, step > 0, start <= end,
      (end - start) / step <= Double(limit), start.isFinite
    else { return nil }
    // Counted, not added up, so that no error adds up either.
    let count = Int(((end - start) / step + 1e-9).rounded(.down))
    return (0...count).map { index in
      let value = start + Double(index) * step
      let rounded = (value * 1e6).rounded() / 1e6
      return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
    }
  }

  private static func list(_ text: String) -> [String]? {
    let values = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return values.contains { $0.isEmpty || $0.contains("..") } ? nil : values
  }
}

/// What the drives came to with one value of a key.
package struct SweepPoint: Sendable {
  /// As it was given.
  package let value: String
  /// The drives of all scenarios together.
  package let cell: EnsembleCell
  /// The drives of each scenario.
  package let cells: [EnsembleCell]

  /// Adds the drives of all scenarios with one value together.
  package init(value: String, cells: [EnsembleCell]) {
    self.value = value
    self.cells = cells
    cell = EnsembleCell(scenario: "", variant: value, outcomes: cells.flatMap(\.outcomes))
  }

  /// Reroutes on the route in 1,000 km; nil without a way.
  package var falseReroutes: Double? { cell.perThousandKilometres(cell.falseReroutes) }
  /// Off-route reports on the route in 1,000 km; nil without a way.
  package var falseOffRoutes: Double? { cell.perThousandKilometres(cell.falseOffRoutes) }
}
