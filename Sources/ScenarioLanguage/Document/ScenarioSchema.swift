import CanonicalJSON

/// The JSON Schema of scenarios, for editors: `Scenarios/schema/scenario.schema.json`.
package enum ScenarioSchema {
  /// The schema as a document.
  package static var document: String { document(of: root, titled: "navsim scenario") }

  /// The schema of files that are parts of scenarios, `_defaults.json` among them, as a document: what a part
  /// lacks stands in another file.
  package static var partDocument: String {
    guard case .object(let members) = root else { return root.document }
    let part = members.filter { $0.0 != "required" } + [("required", .list([.text("version")]))]
    return document(of: .object(part), titled: "A part of navsim scenarios")
  }

  /// The schema of what a suite says of itself, as a document.
  package static var suiteDocument: String {
    document(of: SuiteFile.schema, titled: "A suite of navsim scenarios")
  }

  private static func document(of shape: SchemaValue, titled title: String) -> String {
    guard case .object(let members) = shape else { return shape.document }
    return SchemaValue.object(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("title", .text(title)),
      ] + members
    ).document
  }

  /// The names of the sections in the order in which `fmt` writes them.
  package static var sections: [String] { DocumentKeys.keys.story }

  static var root: SchemaValue {
    DocumentKeys.keys.schema("What is driven, what the app does, and what must come of it.")
  }
}
