import CanonicalJSON
import Navigation
import ScenarioLanguage
package import Simulation

/// A scenario that is fuzzed.
package final class FuzzSubject: Sendable {
  /// Which scenario it is.
  package let identity: ScenarioIdentity
  /// The scenario as it stands, its fixes apart.
  package let start: ShrinkState
  /// Laws that it breaks on purpose.
  let allowed: Set<Law>
  private let folderRoot: String?
  private let defects: PlantedDefects
  private let navigator: NavigatorChoice

  /// Laws about the scenario's script, which a changed drive does not follow.
  private static let scripted: Set<Law> = [.unscriptedRequest]

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - folderRoot: the folder that its files must lie in; nil lifts that.
  ///   - navigator: which navigator is driven.
  ///   - defects: what is broken in the navigator, for tests that plant some.
  /// - Throws: `ScenarioError` where it cannot be read, `TraceError` or `MapError` where its fixes cannot.
  package init(
    _ identity: ScenarioIdentity,
    folderRoot: String?,
    navigator: NavigatorChoice = .standard,
    defects: PlantedDefects = []
  ) throws {
    self.identity = identity
    self.folderRoot = folderRoot
    self.defects = defects
    self.navigator = navigator
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
    if let drive = try Drive.planned(for: scenario) { draft = draft.namingStops(of: drive) }
    var state = ShrinkState(draft)
    state.fixes = try DraftTrace(of: scenario)?.fixes ?? []
    start = state
  }

  /// Returns what runs candidates of this scenario.
  ///
  /// - Parameter planted: what is broken in the navigator in place of what the subject was made with.
  func trial(planting planted: PlantedDefects? = nil) -> ShrinkTrial {
    ShrinkTrial(
      path: identity.path,
      name: identity.name,
      folderRoot: folderRoot,
      defects: planted ?? defects,
      navigator: navigator
    )
  }
}
