import CanonicalJSON
import Platform

/// What a suite says of itself, in the file `_suite.json` at its root: what no scenario alone can.
package struct SuiteFile: Sendable {
  /// The file's name.
  package static let name = "_suite.json"

  /// What must be so at least once in the suite.
  package private(set) var claims: [Claim] = []

  /// Reads the file of a suite.
  ///
  /// - Parameters:
  ///   - root: the folder of its scenarios.
  ///   - mayLieOutside: whether a link may lead out of that folder.
  /// - Returns: Nil where it has none.
  /// - Throws: ``ScenarioError`` with every problem.
  package init?(ofSuiteAt root: String, mayLieOutside: Bool = false) throws(ScenarioError) {
    let path = Paths.join(root, Self.name)
    guard FileSystem.kind(of: path) == .file else { return nil }
    if !mayLieOutside, let problem = Self.problemOfPlace(path) { throw ScenarioError([problem]) }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, limit: ScenarioText.sizeLimit)
    } catch {
      throw ScenarioError(path: path, "cannot read the suite's file: \(error.scenarioReason)")
    }
    try self.init(bytes, path: path)
  }

  /// Reads the text of such a file.
  ///
  /// - Throws: ``ScenarioError`` with every problem.
  package init(_ bytes: [UInt8], path: String) throws(ScenarioError) {
    let diagnostics = Diagnostics()
    claims = Self.claims(of: bytes, path: path, diagnostics)
    if diagnostics.hasErrors { throw ScenarioError(diagnostics.problems) }
  }

  /// Returns that a link leads out of the suite; nil where it does not.
  static func problemOfPlace(_ path: String) -> Diagnostic? {
    let root = Paths.folder(of: path)
    let isInside = ScenarioFiles(folder: root, root: root).isInside(
      FileSystem.resolved(path) ?? path
    )
    return isInside ? nil : .outsideOfSuite("the suite's file lies", source: path)
  }

  /// Returns what is wrong with the text of such a file.
  static func problems(of bytes: [UInt8], path: String) -> [Diagnostic] {
    let diagnostics = Diagnostics()
    _ = claims(of: bytes, path: path, diagnostics)
    return diagnostics.problems
  }

  private static func claims(
    of bytes: [UInt8],
    path: String,
    _ diagnostics: Diagnostics
  ) -> [Claim] {
    do {
      let document = try JSONDocument(parsing: bytes, source: path)
      guard var reader = JSONObjectReader(document.root, diagnostics) else { return [] }
      defer { reader.finish() }
      _ = Table.keys.link(&reader)
      if let number = Table.keys.version(&reader), number != ScenarioText.version {
        reader.report(
          "version \(number) is not known; this program reads version \(ScenarioText.version)",
          at: "version",
          hint: "use the navsim release that wrote the file"
        )
      }
      return ClaimSection.read(&reader)
    } catch {
      diagnostics.add(Diagnostic(error))
      return []
    }
  }

  private struct Table: KeyTable {
    let link = DocumentKeys.keys.link
    let version = DocumentKeys.keys.version
    let sometimes = ClaimSection.list

    static let keys = Table()
  }

  /// The keys of the file.
  static var schema: SchemaValue {
    Table.keys.schema("What a suite says of itself, in \(name) at its root.")
  }
}
