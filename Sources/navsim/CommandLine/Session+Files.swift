import Platform
import Regression
import ScenarioLanguage

extension Session {
  /// Returns the content of a file; `-` is standard input.
  func contents(of path: String) throws(FileError) -> [UInt8] {
    path == "-" ? io.readInput() : try FileSystem.read(path)
  }

  /// Where short-lived files go.
  var temporaryFolder: String {
    environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// Where goldens are and what waits for them goes.
  var goldenStore: GoldenStore {
    GoldenStore(pendingFolder: environment["NAVSIM_PENDING_DIR"])
  }

  /// Returns the scenarios at and below the paths, those of the suite at hand if there is none.
  func selection(of paths: [String]) throws -> SuiteSelection {
    for path in paths where FileSystem.kind(of: path) == .missing && !path.contains(".json@") {
      throw FileError(.read, path: path, code: SystemProcess.noSuchFile)
    }
    let packed = paths.filter { $0.hasSuffix(".navbundle") && FileSystem.kind(of: $0) == .file }
    if packed.isEmpty { return try SuiteSelection(of: paths, workingFolder: io.workingFolder) }
    let rest = paths.filter { !packed.contains($0) }
    let plain = rest.isEmpty ? nil : try SuiteSelection(of: rest, workingFolder: io.workingFolder)
    let unpacked = try packed.map {
      try bundles.scenario(of: $0, below: temporaryFolder, workingFolder: io.workingFolder)
    }
    return SuiteSelection(
      scenarios: (plain?.scenarios ?? []) + unpacked,
      completeRoots: plain?.completeRoots ?? []
    )
  }
}
