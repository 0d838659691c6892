import Platform
import ScenarioLanguage
import Simulation

/// Where the files of a new scenario go.
package struct DriveTargets: Hashable, Sendable {
  /// The scenario, as the person named it.
  package let scenario: String
  package let identity: ScenarioIdentity
  /// The folder that holds `traces` and `maps`: the suite's, else the scenario's.
  package let folder: String
  /// What the files are called, without an ending.
  package let name: String

  package init(scenario path: String, workingFolder: String) {
    scenario = Paths.normalized(path)
    identity = ScenarioIdentity(path: scenario, workingFolder: workingFolder)
    folder = identity.root?.scenarios ?? Paths.folder(of: scenario)
    let file = Paths.name(of: scenario)
    name = file.hasSuffix(".json") ? String(file.dropLast(".json".count)) : file
  }

  package var trace: String { Paths.join(folder, "traces/\(name).gpx") }
  package var map: String { Paths.join(folder, "maps/\(name).osm") }
  package var golden: String { identity.goldenPath }

  /// All files, the scenario last: whoever sees it finds the others.
  package var all: [String] { [map, trace, golden, scenario] }

  /// The way from the scenario's folder up to ``folder``: nothing, or `../` a folder.
  var up: String {
    guard identity.root != nil else { return "" }
    return String(repeating: "../", count: identity.name.count { $0 == "/" })
  }
}
