import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage

/// A run of a program measured by a small process of its own.
///
/// Linux counts the memory of the process that starts another one into the peak of the other, so a
/// large one must not start what it measures.
struct BenchChild {
  let seconds: Double
  let peakMegabytes: Double
  let status: Int32

  /// Runs `program` under `program bench --measure`.
  init(running program: String, _ arguments: [String]) throws {
    let helper = try SystemChild(
      running: program,
      ["bench", "--measure", "--", program] + arguments
    )
    let root = try JSONDocument(parsing: helper.output, source: "bench --measure").root
    guard let seconds = root["seconds"]?.double, let peak = root["peakMegabytes"]?.double,
      let status = root["status"]?.integer
    else {
      throw BenchFailure(.harnessFault, "'bench --measure' said nothing")
    }
    self.seconds = seconds
    peakMegabytes = peak
    self.status = Int32(status)
  }
}
