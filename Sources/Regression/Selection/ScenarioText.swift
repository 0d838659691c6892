import CanonicalJSON
import Simulation

/// What a selection needs to know of a scenario's file without loading the scenario.
///
/// A file that cannot be read or is no JSON has neither tags nor files here; running it tells why.
package struct ScenarioText {
  private let document: JSONDocument?
  private let folder: String

  /// Reads the file of a scenario.
  package init(of identity: ScenarioIdentity) {
    folder = Paths.folder(of: identity.path)
    document = (try? FileSystem.read(identity.path)).flatMap { try? JSONDocument(parsing: $0) }
  }

  /// Whether the file could be read.
  package var isReadable: Bool { document != nil }

  package var tags: [String] {
    document?.root["tags"]?.elements.compactMap(\.string) ?? []
  }

  /// Every text of the file as a path, taken from the scenario's folder.
  ///
  /// Not each is a file; a text that names a changed file is one for certain.
  package var possibleFiles: Set<String> {
    var paths: Set<String> = []
    var open: [JSONValue] = document.map { [$0.root] } ?? []
    while let value = open.popLast() {
      switch value.kind {
      case .object: open += value.members.map(\.value)
      case .array: open += Array(value.elements)
      case .string:
        if let text = value.string, !text.isEmpty, !text.utf8.contains(0x0A) {
          paths.insert(Paths.normalized(Paths.join(folder, text)))
        }
      case .number, .boolean, .null: break
      }
    }
    return paths
  }
}
