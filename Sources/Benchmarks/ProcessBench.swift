import Platform
import Regression
import ScenarioLanguage

/// Measures whole processes: start, memory, the suite.
struct ProcessBench {
  let runs: Int
  let folder: TemporaryFolder
  let program: String

  /// Starting is short, so that more runs cost nothing.
  private var starts: Int { max(20, runs) }

  func rows(scenarioCount: Int) throws -> [BenchRow] {
    [try version(), try firstEvent(), try memory()] + (try suite(of: scenarioCount))
  }

  private func version() throws -> BenchRow {
    let seconds = try (0..<starts).map { _ in
      try SystemChild(running: program, ["--version"]).seconds
    }
    return Measurement(seconds: seconds)
      .time("start", "'navsim --version', whole process", scale: 1000, unit: "ms")
  }

  private func firstEvent() throws -> BenchRow {
    let drive = BenchDrive(kilometres: 1, fixes: 60)
    let identity = try ReplayBench.write(drive, name: "small", in: folder)
    let seconds = try (0..<starts).map { _ in
      let child = try SystemChild(running: program, ["run", identity.path, "--events", "-"])
      guard child.status == 0, let first = child.secondsToOutput else {
        throw BenchFailure(.harnessFault, "'navsim run' ended with \(child.status)")
      }
      return first
    }
    return Measurement(seconds: seconds).time(
      "start to first event",
      "'navsim run' of 60 fixes on 1 km, from spawning it to its first line",
      scale: 1000,
      unit: "ms",
      target: .atMost(5)
    )
  }

  private func memory() throws -> BenchRow {
    let drive = BenchDrive(kilometres: 1000, fixes: 4 * ReplayBench.fixes)
    let identity = try ReplayBench.write(drive, name: "long", in: folder)
    let arguments = ["run", identity.path, "--quiet", "--events", "/dev/null"]
    let peaks = try (0..<min(3, runs)).map { _ in
      try BenchChild(running: program, arguments).peakMegabytes
    }
    return Measurement(seconds: peaks).time(
      "replay memory",
      "\(drive.summary); greatest resident size of 'navsim run'",
      scale: 1,
      unit: "MB",
      target: .atMost(64)
    )
  }

  /// The suite at hand; no row where there is none.
  private func suite(of count: Int) throws -> [BenchRow] {
    guard count > 0 else { return [] }
    let seconds = try (0..<runs).map { _ in
      try SystemChild(running: program, ["test", "--update", "none", "--quiet"]).seconds
    }
    return [
      Measurement(seconds: seconds).time(
        "suite",
        "'navsim test', \(count) scenarios, \(SystemProcess.processorCount) jobs",
        scale: 1000,
        unit: "ms",
        target: .atMost(10_000 * Double(count) / 300)
      )
    ]
  }
}
