import CanonicalJSON
package import RoadNetwork

/// The map of a scenario.
package enum MapSetup: Sendable {
  case sketch(SketchMap)
  case file(String)
}

/// The section `map`: a sketch, or a file.
enum MapSection {
  private struct Table: KeyTable {
    let file = Keys.text(
      "file",
      "A map, .osm, .osm.gz, .osm.pbf or .navmap, relative to the scenario."
    )
    let sketch = Keys.value("sketch", MapSection.sketch)
  }

  private static let keys = Table()

  static func read(_ reader: inout JSONObjectReader, _ files: ScenarioFiles) -> MapSetup? {
    if let value = keys.sketch(&reader) {
      if keys.file.isIn(&reader) {
        reader.report("a map is either a file or a sketch", at: keys.file.name)
      }
      return SketchMap(value, reader.diagnostics).map { .sketch($0) }
    }
    guard let name = keys.file(&reader, .required), let value = reader.value(keys.file.name) else {
      return nil
    }
    return files.path(of: name, at: value, reader.diagnostics).map { .file($0) }
  }

  static var schema: SchemaValue { keys.schema("The roads: a file or a sketch.") }

  /// The keys of a sketch, which the map reads itself.
  private static var sketch: SchemaValue {
    let tags = SchemaValue.object([("type", "object")])
    return .closed(
      "A map drawn in letters: a letter is a node, a digit a place, the rest decoration.",
      required: ["drawing"],
      [
        ("grid", .number(0.1...100_000, "Metres from one row to the next (100).")),
        (
          "origin",
          .closed(
            "Where the first character lies (47.14, 9.52).",
            [("lat", .number(-85...85, "Degrees.")), ("lon", .number(-180...180, "Degrees."))]
          )
        ),
        ("drawing", .array(of: .string("A row."), "Rows from north to south.")),
        ("ways", .array(of: tags, "Ways: nodes, and tags.")),
        ("nodes", .array(of: tags, "Tags of nodes.")),
        ("relations", .array(of: tags, "Relations: from, via, to, and tags.")),
      ]
    )
  }
}
