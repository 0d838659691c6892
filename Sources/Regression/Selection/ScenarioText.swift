import Platform
import CanonicalJSON
import ScenarioLanguage
import Simulation

/// What a selection needs to know of a scenario's file without loading the scenario.
///
/// A file that cannot be read or is no JSON has neither tags nor files here; running it tells why.
package struct ScenarioText {
  private let document: JSONDocument?
  /// The scenario's own file, and what it is put together with.
  private let sources: [String]

  /// Reads the file of a scenario.
  package init(of identity: ScenarioIdentity) {
    let scenario = AssembledScenario(path: identity.path)
    document = scenario?.document
    sources = scenario?.sources ?? []
  }

  /// Whether the file could be read.
  package var isReadable: Bool { document != nil }

  /// The tags, its own and those it inherits; empty where the file cannot be read.
  package var tags: [String] {
    document?.root["tags"]?.elements.compactMap(\.string) ?? []
  }

  /// What the scenario is called; empty where the file cannot be read.
  package var title: String { document?.root["title"]?.string ?? "" }

  /// The files that the scenario includes, and every text of it as a path from where it is written.
  ///
  /// Not each is a file; a text that names a changed file is one for certain.
  package var possibleFiles: Set<String> {
    var paths = Set(sources.map { Paths.normalized($0) })
    var open: [JSONValue] = document.map { [$0.root] } ?? []
    while let value = open.popLast() {
      switch value.kind {
      case .object: open += value.members.map(\.value)
      case .array: open += Array(value.elements)
      case .string:
        if let text = value.string, !text.isEmpty, !text.utf8.contains(0x0A) {
          paths.insert(Paths.normalized(Paths.join(Paths.folder(of: value.source), text)))
        }
      case .number, .boolean, .null: break
      }
    }
    return paths
  }
}
