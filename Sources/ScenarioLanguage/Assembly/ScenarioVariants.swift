import Platform
import CanonicalJSON

/// Which runs scenario files give, without reading all of a scenario.
package enum ScenarioVariants {
  /// Returns the texts of the runs of a scenario file; none where it has no matrix.
  ///
  /// A file that cannot be read, or whose matrix is wrong, gives none: whoever loads it is told why.
  package static func texts(ofFileAt path: String) -> [String] {
    guard let bytes = try? FileSystem.read(path, limit: ScenarioLoader.sizeLimit) else { return [] }
    return texts(of: bytes, path: path)
  }

  static func texts(of bytes: [UInt8], path: String) -> [String] {
    // Most scenarios have none, and need not be parsed for that.
    guard contains(Array("\"matrix\"".utf8), bytes),
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

  private static func contains(_ needle: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard let first = needle.first, bytes.count >= needle.count else { return false }
    for start in 0...(bytes.count - needle.count) where bytes[start] == first {
      if bytes[start..<start + needle.count].elementsEqual(needle) { return true }
    }
    return false
  }
}
