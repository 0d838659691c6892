import Platform
package import CanonicalJSON

/// Scenarios for those who only look at their text: with their folders' defaults and what they include.
///
/// What cannot be read is left out: whoever loads the scenario is told why.
package struct AssembledScenario: Sendable {
  /// The whole text; each value knows the file where it was written.
  package let document: JSONDocument

  /// The files that it consists of, the scenario's own first.
  package let sources: [String]

  /// Reads a scenario's file; nil where it is no JSON document.
  package init?(path: String) {
    guard let bytes = try? FileSystem.read(path, limit: ScenarioLoader.sizeLimit),
      let document = try? JSONDocument(parsing: bytes, source: path)
    else { return nil }
    self.init(document, Diagnostics())
  }

  init(_ document: JSONDocument, _ diagnostics: Diagnostics) {
    let path = document.source
    let files = ScenarioFiles(folder: Paths.folder(of: path), root: nil)
    var assembly = ScenarioAssembly(path, files, diagnostics)
    self.document = assembly.assembled(document)
    sources = assembly.sources
  }
}
