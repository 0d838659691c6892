import Platform
import ScenarioLanguage
import Synchronization

/// The maps of scenarios as files that other programs read.
final class MapFiles: Sendable {
  static let shared = MapFiles()

  /// Returns the absolute path of an OpenStreetMap file of a scenario's map; nil where it has none.
  func path(of scenario: Scenario) throws -> String? {
    switch scenario.map {
    case nil: return nil
    case .file(let path): return path
    case .sketch: return nil
    }
  }
}
