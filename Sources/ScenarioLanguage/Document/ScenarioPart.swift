import Platform
public import CanonicalJSON

/// Files that are parts of scenarios, looked at by themselves.
public enum ScenarioPart {
  /// Whether a file's name is that of a part: it begins with `_`.
  public static func isPart(_ path: String) -> Bool { Paths.name(of: path).hasPrefix("_") }

  /// Whether a file's name is that of what a suite says of itself, which is a part of no scenario.
  public static func isOfSuite(_ path: String) -> Bool { Paths.name(of: path) == SuiteFile.name }

  /// Returns what is wrong with a part by itself: its text, its version, and sections that no scenario
  /// has.
  ///
  /// What its sections hold is told of the scenarios that it is a part of, for only they have a map and
  /// all else that it may speak of.
  ///
  /// - Parameter mayLieOutside: whether a link may lead out of the suite.
  public static func problems(ofFileAt path: String, mayLieOutside: Bool = false) -> [Diagnostic] {
    if !mayLieOutside, isOfSuite(path), let problem = SuiteFile.problemOfPlace(path) {
      return [problem]
    }
    do {
      return problems(of: try FileSystem.read(path, limit: ScenarioText.sizeLimit), path: path)
    } catch {
      return [Diagnostic("cannot read the file: \(error.scenarioReason)", source: path)]
    }
  }

  /// Returns what is wrong with the text of a part by itself.
  public static func problems(of bytes: [UInt8], path: String) -> [Diagnostic] {
    if isOfSuite(path) { return SuiteFile.problems(of: bytes, path: path) }
    let diagnostics = Diagnostics()
    do {
      let document = try JSONDocument(parsing: bytes, source: path)
      _ = FragmentCheck.isRight(document, diagnostics)
      checkKeys(document.root, diagnostics)
    } catch {
      return [Diagnostic(error)]
    }
    return diagnostics.problems
  }

  private static func checkKeys(_ root: JSONValue, _ diagnostics: Diagnostics) {
    let known = ScenarioSchema.root.properties.map(\.name)
    for member in root.members where !known.contains(member.key) {
      let meant = EditDistance.nearest(to: member.key, in: known)
      diagnostics.add(
        "unknown key '\(member.key)'" + (meant.map { ", did you mean '\($0)'?" } ?? ""),
        atKeyOf: member,
        replacement: EditDistance.replacement(
          for: member.key,
          in: known.filter { root[$0] == nil }
        )
      )
    }
  }
}
