package import RoadNetwork
package import ScenarioLanguage
import Simulation

/// A map that scenarios of a report share.
package enum ReportMapSource: Hashable, Sendable {
  case file(String)
  case sketch(SketchMap)

  package init?(_ setup: MapSetup?) {
    switch setup {
    case nil: return nil
    case .file(let path): self = .file(path)
    case .sketch(let sketch): self = .sketch(sketch)
    }
  }

  /// Whether all of it is small enough to be shown.
  var isSmall: Bool { if case .sketch = self { true } else { false } }

  /// Reads what it shows.
  ///
  /// - Throws: ``MapError`` where its file cannot be read.
  func scenery() throws -> (scenery: MapScenery, attribution: String?) {
    switch self {
    case .file(let path): try MapScenery.read(path: path)
    case .sketch(let sketch): (MapScenery(OSMData(sketch)), nil)
    }
  }
}
