import Platform
import ScenarioLanguage
import Simulation

/// A way to compare, as the selftest tries it.
package struct CanaryComparator: Sendable {
  /// The name of the mode.
  package let name: String

  /// Compares a golden with a new recording; returns what it found, `nil` if it found nothing.
  package let compare: @Sendable (_ golden: [UInt8], _ new: [UInt8]) throws -> String?

  /// Creates a comparator of a name.
  ///
  /// - Throws: Nothing itself; `compare` may.
  package init(
    name: String,
    compare: @escaping @Sendable (_ golden: [UInt8], _ new: [UInt8]) throws -> String?
  ) {
    self.name = name
    self.compare = compare
  }

  /// Every mode that the program compares in.
  ///
  /// - Parameter folder: an existing folder for the goldens of the modes that read files.
  package static func all(folder: String) -> [CanaryComparator] {
    [bytes(folder: folder, chunk: .max), bytes(folder: folder, chunk: 7), events, tolerant]
  }

  /// The comparison while a run goes on, in pieces of `chunk` bytes.
  private static func bytes(folder: String, chunk: Int) -> CanaryComparator {
    let name = chunk == .max ? "bytes" : "bytes in small pieces"
    return CanaryComparator(name: name) { golden, new in
      let path = Paths.join(folder, "canary.\(chunk == .max ? "whole" : "pieces").jsonl")
      try FileSystem.write(golden, to: path)
      defer { FileSystem.removeQuietly(path) }
      var comparer = try GoldenComparer(
        golden: path,
        scenario: Canary.scenario,
        destination: .memory
      )
      var start = 0
      while start < new.count {
        let end = chunk == .max ? new.count : min(new.count, start + chunk)
        try comparer.append(Array(new[start..<end]))
        start = end
      }
      try comparer.finish()
      return comparer.verdict == .equal ? nil : comparer.verdict.name
    }
  }

  /// The alignment of events, nothing being allowed to differ.
  private static let events = CanaryComparator(name: "events") { golden, new in
    try found(in: golden, new, .none)
  }

  /// The alignment of events with a tolerance.
  private static let tolerant = CanaryComparator(name: "events with tolerance") { golden, new in
    try found(in: golden, new, Tolerances([Canary.tolerance]))
  }

  private static func found(
    in golden: [UInt8],
    _ new: [UInt8],
    _ tolerances: Tolerances
  ) throws -> String? {
    do {
      let diff = try RecordingDiff(
        golden: golden,
        path: "golden",
        new: new,
        path: "new",
        isGate: true,
        tolerances: tolerances
      )
      return diff.isEmpty ? nil : diff.headline.first
    } catch let damage as GoldenDamage {
      return damage.description
    }
  }
}
