import Platform
import ScenarioLanguage
import Simulation

/// A folder named `Scenarios` and the places that belong to it.
package struct SuiteRoot: Hashable, Sendable {
  /// The folder of the scenarios.
  package let scenarios: String

  /// Creates the root whose folder of scenarios is this one.
  package init(scenarios: String) {
    self.scenarios = scenarios
  }

  /// The folder of the goldens, beside the scenarios.
  package var golden: String { beside("Golden") }

  /// The folder of the goldens of a navigator that is not the SDK's own.
  package func golden(of navigator: String) -> String {
    Paths.join(Paths.join(golden, Self.navigators), navigator)
  }

  /// The folder of the goldens of other navigators, in which no scenario has its own.
  package static let navigators = "navigators"

  /// The folders beside scenarios in which there are none.
  package static let innerFolders = ["maps", "traces", "cassettes", "schema", navigators]

  /// The folder of what runs leave behind, beside the scenarios; git ignores it.
  package var artefacts: String { beside(ArtefactFolder.name) }

  /// The folder of the built maps that are kept for the next run.
  package var maps: String { Paths.join(artefacts, "maps") }

  /// Finds the root that `path` lies in or is: the nearest folder named `Scenarios`.
  ///
  /// - Parameter workingFolder: the absolute path that relative ones start from.
  package static func containing(_ path: String, workingFolder: String) -> SuiteRoot? {
    let normalized = Paths.normalized(path)
    if let root = innermost(in: normalized) { return SuiteRoot(scenarios: root) }
    let absolute = Paths.normalized(Paths.join(workingFolder, normalized))
    return innermost(in: absolute).map(SuiteRoot.init(scenarios:))
  }

  private static func innermost(in path: String) -> String? {
    var candidate = path
    while Paths.name(of: candidate) != "Scenarios" {
      let folder = Paths.folder(of: candidate)
      if folder == candidate || folder == "." { return nil }
      candidate = folder
    }
    return candidate
  }

  private func beside(_ name: String) -> String {
    Paths.join(Paths.folder(of: scenarios), name)
  }
}
