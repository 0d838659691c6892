/// Which scenarios of a suite are run twice.
package enum DeterminismScope: Hashable, Sendable {
  case none
  /// One in twenty, chosen by the seed and the names; at least one.
  case sample(seed: UInt64)
  case all

  /// Returns, for each scenario of a selection, whether it is run twice.
  ///
  /// The parts of a suite check together what the whole suite would.
  package func selects(from selection: SuiteSelection) -> [Bool] {
    guard selection.shard != nil else { return selects(selection.scenarios) }
    let checked = zip(selection.found, selects(selection.found)).filter(\.1).map(\.0.path)
    return selection.scenarios.map { checked.contains($0.path) }
  }

  /// Returns, for each of `scenarios`, whether it is run twice.
  package func selects(_ scenarios: [ScenarioIdentity]) -> [Bool] {
    switch self {
    case .none: return scenarios.map { _ in false }
    case .all: return scenarios.map { _ in true }
    case .sample(let seed):
      let ranks = scenarios.map { Hash.combine(seed, Hash.of($0.name.utf8)) }
      let order = scenarios.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
      var isSelected = scenarios.map { _ in false }
      for index in order.prefix((scenarios.count + 19) / 20) { isSelected[index] = true }
      return isSelected
    }
  }
}
