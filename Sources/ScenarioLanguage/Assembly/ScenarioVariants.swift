import Platform
import CanonicalJSON

/// Which runs scenario files give, without reading all of a scenario.
package enum ScenarioVariants {
  /// Returns the texts of the runs of a scenario file; none where it has no matrix.
  ///
  /// A file that cannot be read, or whose matrix is wrong, gives none: whoever loads it is told why.
  package static func texts(ofFileAt path: String) -> [String] {
    guard let bytes = try? FileSystem.read(path, limit: ScenarioText.sizeLimit) else { return [] }
    return texts(of: bytes, path: path)
  }

  static func texts(of bytes: [UInt8], path: String) -> [String] {
    // Most scenarios have none, and need not be parsed for that.
    guard bytes.span.contains("\"matrix\""),
      let document = try? JSONDocument(parsing: bytes, source: path), document.root.kind == .object
    else { return [] }
    let diagnostics = Diagnostics()
    let root = AssembledScenario(document, diagnostics).document.root
    guard let value = root["matrix"], let matrix = ScenarioMatrix(value, of: root, diagnostics)
    else {
      return []
    }
    return matrix.variants.map(\.text)
  }
}
