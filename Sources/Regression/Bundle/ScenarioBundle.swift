package import Platform
import CanonicalJSON
import ScenarioLanguage
import Simulation

/// A scenario with all that it needs, to be run elsewhere: a small suite in a ZIP archive.
///
/// It holds `bundle.json`, the scenario below `Scenarios`, its map, trace and cassettes beside it, and below
/// `Golden` what its run recorded. Unpacked by any tool it is a suite that 'navsim test' runs.
package struct ScenarioBundle: Sendable {
  /// The version of the format.
  package static let version: Int64 = 1
  /// The largest bundle in bytes.
  package static let fileLimit = 1 << 30
  static let manifestName = "bundle.json"

  /// The files of the bundle.
  package let archive: ZipArchive
  /// Where the scenario lies in it.
  package let scenario: String
  /// What its run must come to; 16 hexadecimal digits.
  package let digest: String

  init(_ archive: ZipArchive, scenario: String, digest: String) {
    self.archive = archive
    self.scenario = scenario
    self.digest = digest
  }

  /// Reads a bundle.
  ///
  /// - Throws: ``ZipError`` where a single byte of it is wrong.
  package init(reading bytes: [UInt8]) throws(ZipError) {
    archive = try ZipArchive(reading: bytes)
    guard let text = archive[Self.manifestName] else { throw .foreign }
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: text, source: Self.manifestName).root
    } catch {
      throw .damaged(error.description)
    }
    guard root["navbundle"]?.integer == Self.version else {
      throw .damaged("its version is not known; this program reads version \(Self.version)")
    }
    guard let scenario = root["scenario"]?.string, archive[scenario] != nil,
      let digest = root["digest"]?.string
    else { throw .damaged("\(Self.manifestName) names no scenario") }
    for entry in archive.entries where !Self.mayHold(entry.name) { throw .unsafeName(entry.name) }
    self.scenario = scenario
    self.digest = digest
  }

  /// Whether a file begins as a bundle does, whatever it is called.
  ///
  /// - Throws: ``FileError`` where it cannot be read.
  package static func isArchive(at path: String) throws(FileError) -> Bool {
    let file = try OpenFile(path)
    var start = [UInt8](repeating: 0, count: 4)
    let count = try file.read(into: &start, count: 4, at: 0)
    return count == 4 && start == ZipArchive.start
  }

  private static func mayHold(_ name: String) -> Bool {
    name == manifestName || name.hasPrefix("Scenarios/") || name.hasPrefix("Golden/")
  }

  /// Writes its files below a folder and returns the path of the scenario.
  ///
  /// - Throws: ``FileError`` where a file cannot be written.
  package func unpack(into folder: String) throws(FileError) -> String {
    for entry in archive.entries {
      try FileSystem.write(entry.bytes, to: Paths.join(folder, entry.name))
    }
    return Paths.join(folder, scenario)
  }
}
