package import Platform
import Simulation

/// A scenario made of a drive, with all its files, before any of them is written.
package struct AuthoredDrive: Sendable {
  /// Where its files go.
  package let targets: DriveTargets
  /// What was made out of the drive.
  package let story: InferredDrive
  /// Whether it was redrawn so that nobody finds it again.
  package let isAnonymised: Bool
  /// The title of the scenario.
  package let title: String
  /// What the scenario will expect.
  package let expectations: [DriveExpectation]
  /// What the navigator of today does wrong by them, and the laws that it breaks.
  package let wrongs: [DriveWrong]
  /// The run whose recording is the golden.
  package let run: ObservedRun
  /// Factor of the thresholds of 5 s and 50 m.
  package let coarseness: Int
  /// One in so many locations is kept in the golden.
  package let sample: Int
  /// Where only a part could be hidden: from when to when what is kept was driven, in milliseconds from the drive's
  /// beginning.
  package internal(set) var part: ClosedRange<Int64>?
  /// What the cut map cannot hold, in words.
  package let losses: [String]
  /// The text of the scenario.
  package let scenario: [UInt8]
  /// The fixes as GPX.
  package let trace: [UInt8]
  /// The cut map as OSM.
  package let map: [UInt8]

  /// The reroutes with what explains them.
  package var reroutes: [ObservedReroute] { run.explained(by: story) }

  /// Whether the same happens as in another drive, at about the same times from the start.
  ///
  /// Departures that count, arrivals, and what is wrong must be the same. How often a navigator asks anew
  /// where nothing is demanded may differ.
  func isAlike(_ other: AuthoredDrive) -> Bool {
    story.demandsAlike(other.story)
      && story.isNear(run.stopArrivals, other.run.stopArrivals)
      && story.isNear(run.finalArrivals, other.run.finalArrivals)
      && wrongs.map(\.kind) == other.wrongs.map(\.kind)
  }

  /// Why the scenario would not pass though what is wrong is known; empty where it does.
  package var problems: [String] {
    run.facts.violations
      + run.facts.violatedExpectations.map { "\($0.text): \($0.detail)" }
      + run.facts.mended.map { "\($0.text) is violated no more" }
  }

  /// The files that are there already and hold something else, which would be lost.
  ///
  /// What a call that was killed midway left there is the same: the same drive gives the same bytes.
  package var obstacles: [String] {
    zip(targets.all, contents).filter { path, bytes in
      FileSystem.kind(of: path) != .missing && (try? FileSystem.read(path)) != bytes
    }.map(\.0)
  }

  private var contents: [[UInt8]] { [map, trace, run.bytes, scenario] }

  /// Puts all files in their places, or none: they are whole beside them before the first is moved.
  ///
  /// - Throws: ``FileError`` where one cannot be written.
  package func write() throws(FileError) {
    var files: [AtomicFile] = []
    for (path, bytes) in zip(targets.all, contents) {
      let file = try AtomicFile(replacing: path)
      try file.append(bytes)
      files.append(file)
    }
    for file in files { try file.commit() }
  }
}

extension InferredDrive {
  /// Whether the departures that count are of the same kinds as another's, at about the same times.
  func demandsAlike(_ other: InferredDrive) -> Bool {
    let demanded = [self, other].map { $0.departures.filter(\.isDemanded) }
    return demanded[0].map(\.kind) == demanded[1].map(\.kind)
      && isNear(demanded[0].map(\.time), demanded[1].map(\.time))
  }

  /// Whether as many times lie within ten seconds of each other, or two fixes of the drive.
  fileprivate func isNear(_ one: [Int64], _ two: [Int64]) -> Bool {
    let interval = duration / Int64(max(1, fixes.count - 1))
    let slack = max(10_000, 2 * interval)
    return one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) <= slack }
  }
}
