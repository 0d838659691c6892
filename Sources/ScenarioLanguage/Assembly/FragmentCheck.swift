import CanonicalJSON

/// What a file must be that is a part of scenarios.
enum FragmentCheck {
  /// Returns whether a file can be a part of scenarios; reports why not.
  ///
  /// What its sections hold is read as part of the scenarios.
  static func isRight(_ document: JSONDocument, _ diagnostics: Diagnostics) -> Bool {
    guard var reader = JSONObjectReader(document.root, diagnostics) else { return false }
    guard let number = reader.integer("version", .required) else { return false }
    guard number == ScenarioLoader.version else {
      reader.report(
        "version \(number) is not known; this program reads version \(ScenarioLoader.version)",
        at: "version",
        hint: "use the navsim release that wrote the file"
      )
      return false
    }
    var isRight = true
    for member in document.root.members where ScenarioAssembly.own.contains(member.key) {
      diagnostics.add("'\(member.key)' is a scenario's own", atKeyOf: member)
      isRight = false
    }
    return isRight
  }
}
