import Platform
import ScenarioLanguage
import Simulation

/// Where the files of a new scenario go.
package struct DriveTargets: Hashable, Sendable {
  /// The scenario, as the person named it.
  package let scenario: String
  /// Which scenario it will be.
  package let identity: ScenarioIdentity
  /// The folder that holds `traces` and `maps`: the suite's, else the scenario's.
  package let folder: String
  /// What the files are called, without an ending.
  package let name: String

  /// Works out the places of all files from that of the scenario.
  package init(scenario path: String, workingFolder: String) {
    scenario = Paths.normalized(path)
    identity = ScenarioIdentity(path: scenario, workingFolder: workingFolder)
    folder = identity.root?.scenarios ?? Paths.folder(of: scenario)
    let file = Paths.name(of: scenario)
    name = file.hasSuffix(".json") ? String(file.dropLast(".json".count)) : file
  }

  private init(_ targets: DriveTargets, name: String) {
    scenario = targets.scenario
    identity = targets.identity
    folder = targets.folder
    self.name = name
  }

  /// The same scenario, whose trace and map have other names.
  package func naming(_ name: String) -> DriveTargets { DriveTargets(self, name: name) }

  /// The file of the fixes.
  package var trace: String { Paths.join(folder, "traces/\(name).gpx") }
  /// The file of the map.
  package var map: String { Paths.join(folder, "maps/\(name).osm") }
  /// The file of the golden.
  package var golden: String { identity.goldenPath }

  /// All files, the scenario last: whoever sees it finds the others.
  package var all: [String] { [map, trace, golden, scenario] }

  /// The way from the scenario's folder up to ``folder``: nothing, or `../` a folder.
  var up: String {
    guard identity.root != nil else { return "" }
    return String(repeating: "../", count: identity.name.count { $0 == "/" })
  }
}
