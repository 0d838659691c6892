import CanonicalJSON
import Navigation
import ScenarioLanguage
package import Simulation

/// A scenario that is fuzzed.
package final class FuzzSubject: Sendable {
  package let identity: ScenarioIdentity
  /// The scenario as it stands, its fixes apart.
  package let start: ShrinkState
  /// Laws that it breaks on purpose.
  let allowed: Set<InvariantName>
  private let folderRoot: String?
  private let defects: PlantedDefects

  /// Laws about the scenario's script, which a changed drive does not follow.
  private static let scripted: Set<InvariantName> = [.unscriptedRequest]

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - folderRoot: the folder that its files must lie in; nil lifts that.
  ///   - defects: what is broken in the navigator, for tests that plant some.
  /// - Throws: `ScenarioError` where it cannot be read, `TraceError` or `MapError` where its fixes cannot.
  package init(
    _ identity: ScenarioIdentity,
    folderRoot: String?,
    defects: PlantedDefects = []
  ) throws {
    self.identity = identity
    self.folderRoot = folderRoot
    self.defects = defects
    var draft = try ScenarioDraft(
      path: identity.path,
      variant: identity.variant,
      folderRoot: folderRoot
    )
    for key in ["known", "expect", "violates"] { draft.root[key] = nil }
    let scenario = try ScenarioLoader.load(
      path: identity.path,
      name: identity.name,
      root: folderRoot,
      variant: identity.variant
    )
    allowed = Set(scenario.violates).union(Self.scripted)
    if let drive = try ScenarioRunner.drive(of: scenario) { draft = draft.namingStops(of: drive) }
    var state = ShrinkState(draft)
    state.fixes = try DraftTrace(of: scenario)?.fixes ?? []
    start = state
  }

  /// Returns what runs candidates of this scenario.
  func trial() -> ShrinkTrial {
    ShrinkTrial(
      path: identity.path,
      name: identity.name,
      folderRoot: folderRoot,
      defects: defects
    )
  }
}
