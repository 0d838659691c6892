import Platform
import Regression
import Simulation

/// Where built maps are kept from run to run: beside the suite that a map's file lies in, or where
/// `NAVSIM_CACHE_DIR` says; in continuous integration only there.
enum MapKeeping {
  /// Lets the scenarios of this process take maps that were built before.
  static func prepare(_ environment: [String: String]) {
    let program = FileSystem.measure(of: SystemChild.ownProgram)
    let builder = "\(Program.versionLine) \(program?.size ?? 0) \(program?.changed ?? 0)"
    MapCache(builder: builder) { path in
      if let folder = named(environment) { return folder }
      guard !Session.isContinuousIntegration(environment), !TemporaryFiles.holds(path),
        let root = SuiteRoot.containing(path, workingFolder: SystemProcess.workingFolder)
      else { return nil }
      let folder = root.maps
      // Who only looks at somebody else's suite leaves nothing in it.
      guard FileSystem.isWritable(Paths.folder(of: root.scenarios)) else { return nil }
      try? ArtefactFolder.prepare(for: Paths.join(folder, "map"))
      return folder
    }.install()
  }

  /// The folder of a suite's maps; nil where none are kept.
  static func folder(of root: SuiteRoot, _ environment: [String: String]) -> String? {
    named(environment) ?? (Session.isContinuousIntegration(environment) ? nil : root.maps)
  }

  /// Removes what is kept of the suites that paths lead to.
  static func clean(_ paths: [String], in session: Session) {
    var folders = Set([named(session.environment)].compactMap { $0 })
    if let selection = try? session.selection(of: paths) {
      folders.formUnion(
        selection.scenarios.compactMap(\.root).compactMap { folder(of: $0, session.environment) }
      )
    }
    let bytes = folders.sorted(by: Paths.precedes).reduce(0) { $0 + MapCache.clean($1) }
    session.error.line("removed \(Quantity.size(bytes: bytes)) of built maps")
  }

  private static func named(_ environment: [String: String]) -> String? {
    environment["NAVSIM_CACHE_DIR"].flatMap { $0.isEmpty ? nil : Paths.join($0, "maps") }
  }
}
