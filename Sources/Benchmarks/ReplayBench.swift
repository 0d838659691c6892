import Platform
import CanonicalJSON
import Navigation
import Regression
import ScenarioLanguage
import Simulation

/// Measures what the program is for: fix in, callbacks recorded, compared with the golden.
struct ReplayBench {
  let runs: Int
  let folder: TemporaryFolder

  /// The fixes of a drive; 1,000 km at 50 km/h, once a second.
  static let fixes = 72_000

  func rows() throws -> [BenchRow] {
    try [1, 10, 100, 1000].map { kilometres in
      try row(BenchDrive(kilometres: kilometres, fixes: Self.fixes))
    }
  }

  private func row(_ drive: BenchDrive) throws -> BenchRow {
    let name = "\(Int(drive.kilometres))km"
    let identity = try Self.write(drive, name: name, in: folder)
    let scenario = try SimulationExecutor().load(identity)
    try Self.makeGolden(scenario, as: identity)
    var result = RunResult()
    let measurement = try Measurement(runs: runs) {
      result = try Self.compare(scenario, with: identity)
    }
    let share = Quantity.fixed(Double(result.recordCount) / Double(result.fixCount), 2)
    return measurement.rate(
      "replay \(Quantity.grouped(Int64(drive.kilometres))) km",
      "\(drive.summary); \(share) records a fix; CSV read, recorded, golden equal",
      amount: Double(result.fixCount),
      unit: "fixes/s",
      target: .atLeast(1_000_000)
    )
  }

  /// Writes the files of a drive and returns its scenario.
  static func write(
    _ drive: BenchDrive,
    name: String,
    in folder: TemporaryFolder
  ) throws -> ScenarioIdentity {
    try folder.write(drive.answer(), to: "\(name).route.json")
    try folder.write(drive.trace(), to: "\(name).csv")
    let bytes = drive.scenario(trace: "\(name).csv", route: "\(name).route.json")
    let path = try folder.write(bytes, to: "\(name).json")
    return ScenarioIdentity(path: path, workingFolder: folder.path)
  }

  /// Makes the golden.
  static func makeGolden(_ scenario: Scenario, as identity: ScenarioIdentity) throws {
    var bytes: [UInt8] = []
    _ = try SimulationExecutor.run(scenario, RunOptions()) { bytes += copy $0 }
    try FileSystem.write(bytes, to: identity.goldenPath)
  }

  /// Runs the scenario against its golden, which must be equal.
  static func compare(
    _ scenario: Scenario,
    with identity: ScenarioIdentity
  ) throws -> RunResult {
    var comparer = try GoldenComparer(
      golden: identity.goldenPath,
      scenario: identity.name,
      destination: .memory
    )
    let result = try SimulationExecutor.run(scenario, RunOptions()) { try comparer.append($0) }
    try comparer.finish()
    guard comparer.verdict == .equal else {
      throw BenchFailure(.nondeterminism, "two runs of \(identity.path) differ")
    }
    return result
  }
}
