/// What the drives came to with one value of a key.
package struct SweepPoint: Sendable {
  /// As it was given.
  package let value: String
  /// The drives of all scenarios together.
  package let cell: EnsembleCell

  package init(value: String, cells: [EnsembleCell]) {
    self.value = value
    cell = EnsembleCell(scenario: "", variant: value, outcomes: cells.flatMap(\.outcomes))
  }

  package var falseReroutes: Double? { cell.perThousandKilometres(cell.falseReroutes) }
  package var falseOffRoutes: Double? { cell.perThousandKilometres(cell.falseOffRoutes) }

  /// The share of the departures that were missed, 0 to 1; nil where there was none.
  package var missedShare: Double? {
    cell.departures > 0 ? Double(cell.missed) / Double(cell.departures) : nil
  }
}
