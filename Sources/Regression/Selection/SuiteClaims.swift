package import ScenarioLanguage
import Synchronization

/// What suites claim to be so at least once in them, each read when it is asked for first.
package final class SuiteClaims: Sendable {
  private let known = Mutex<[SuiteRoot: [Claim]]>([:])
  private let mayLieOutside: Bool

  /// Creates claims of which none is read yet.
  ///
  /// - Parameter mayLieOutside: whether a link may lead out of a suite.
  package init(mayLieOutside: Bool = false) { self.mayLieOutside = mayLieOutside }

  /// Returns the claims of a suite; none where it has no file ``SuiteFile/name``.
  ///
  /// - Throws: ``ScenarioError`` with every problem of that file.
  package func claims(of root: SuiteRoot) throws(ScenarioError) -> [Claim] {
    if let claims = known.withLock({ $0[root] }) { return claims }
    let claims =
      try SuiteFile(
        ofSuiteAt: root.scenarios,
        mayLieOutside: mayLieOutside
      )?.claims ?? []
    known.withLock { $0[root] = claims }
    return claims
  }

  /// Returns the claims that a scenario may meet.
  ///
  /// What is wrong with their file was told before anything ran.
  package func claims(of identity: ScenarioIdentity) -> [Claim] {
    identity.root.flatMap { try? claims(of: $0) } ?? []
  }
}

extension SuiteSelection {
  /// The suites that the scenarios are of, in the order of their first scenario.
  package var roots: [SuiteRoot] {
    var roots: [SuiteRoot] = []
    for root in completeRoots + found.compactMap(\.root) where !roots.contains(root) {
      roots.append(root)
    }
    return roots
  }
}
