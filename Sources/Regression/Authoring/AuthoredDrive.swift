package import Platform

/// A scenario made of a drive, with all its files, before any of them is written.
package struct AuthoredDrive: Sendable {
  package let targets: DriveTargets
  package let story: InferredDrive
  package let title: String
  package let expectations: [DriveExpectation]
  /// The run whose recording is the golden.
  package let run: ObservedRun
  /// Factor of the thresholds of 5 s and 50 m.
  package let coarseness: Int
  /// One in so many locations is kept in the golden.
  package let sample: Int
  /// What the cut map cannot hold, in words.
  package let losses: [String]
  package let scenario: [UInt8]
  package let trace: [UInt8]
  package let map: [UInt8]

  /// The reroutes with what explains them.
  package var reroutes: [ObservedReroute] { run.explained(by: story) }

  /// Why the scenario would not pass; empty where it does.
  package var problems: [String] {
    run.facts.violations
      + run.facts.expectations.filter { !$0.isMet }.map { "\($0.text): \($0.detail)" }
  }

  /// Puts all files in their places, or none: they are whole beside them before the first is moved.
  ///
  /// - Throws: ``FileError`` where one cannot be written.
  package func write() throws(FileError) {
    var files: [AtomicFile] = []
    for (path, bytes) in zip(targets.all, [map, trace, run.bytes, scenario]) {
      let file = try AtomicFile(replacing: path)
      try file.append(bytes)
      files.append(file)
    }
    for file in files { try file.commit() }
  }
}
