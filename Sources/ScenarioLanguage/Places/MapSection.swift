import CanonicalJSON
import RoadNetwork

/// Reads the `map` section: a sketch, or a file.
enum MapSection {
  static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    if let value = reader.value("sketch") {
      if reader.has("file") { reader.report("a map is either a file or a sketch", at: "file") }
      if let sketch = SketchMap(value, reader.diagnostics) { scenario.map = .sketch(sketch) }
      return
    }
    guard let name = reader.string("file", .required), let value = reader.value("file") else {
      return
    }
    if let path = files.path(of: name, at: value, reader.diagnostics) { scenario.map = .file(path) }
  }
}
