package import Platform
import ScenarioLanguage
package import Simulation

/// A folder of its own in which a scenario is tried before anything is written to its place.
///
/// Its files lie to each other as they will, so that the recording is that of the final place.
package struct DriveStage: ~Copyable {
  private let folder: String
  let targets: DriveTargets
  private let planted: PlantedDefect?

  /// - Parameters:
  ///   - temporary: where to create it, usually `TMPDIR` or `/tmp`.
  ///   - planted: a defect of the navigator, to see what a drive tells of it.
  /// - Throws: ``FileError`` where the folder cannot be created.
  package init(
    for final: DriveTargets,
    in temporary: String,
    planted: PlantedDefect? = nil
  ) throws(FileError) {
    self.planted = planted
    folder = try FileSystem.makeTemporaryFolder(in: temporary)
    let path =
      final.identity.root == nil
      ? Paths.name(of: final.scenario) : "Scenarios/\(final.identity.name).json"
    targets = DriveTargets(scenario: Paths.join(folder, path), workingFolder: folder)
      .naming(final.name)
  }

  deinit {
    // Nobody can be told, and the system clears its temporary folder.
    try? FileSystem.removeTree(folder)
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try FileSystem.write(bytes, to: path)
  }

  /// Runs the scenario as it stands there.
  func run(_ text: [UInt8], shouldStop: @escaping @Sendable () -> Bool) throws -> ObservedRun {
    try write(text, to: targets.scenario)
    var bytes: [UInt8] = []
    let executor = SimulationExecutor(planted: planted)
    let facts = try executor.run(targets.identity, attempt: 0, shouldStop: shouldStop) {
      bytes.append(contentsOf: copy $0)
    }
    return try ObservedRun(bytes, facts)
  }
}
