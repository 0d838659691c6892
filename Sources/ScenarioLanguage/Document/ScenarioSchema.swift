import CanonicalJSON

/// The JSON Schema of scenarios, for editors: `Scenarios/schema/scenario.schema.json`.
package enum ScenarioSchema {
  /// The schema as a document.
  package static var document: String {
    guard case .object(let members) = root else { return root.document }
    return SchemaValue.object(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("title", "navsim scenario"),
      ] + members
    ).document
  }

  /// The names of the sections in the order in which `fmt` writes them.
  package static var sections: [String] { DocumentKeys.keys.story }

  static var root: SchemaValue {
    DocumentKeys.keys.schema("What is driven, what the app does, and what must come of it.")
  }
}
