import CanonicalJSON
import FoundationEssentials
import ShortLived

@testable import ScenarioLanguage

/// A suite of its own in a temporary folder, gone with the test.
final class ScratchSuite {
  /// The folder `Scenarios`.
  let root: String
  private let folder: String

  init() throws {
    let base = ShortLived.folder
    folder = "\(base)/navsim-suite-\(ScratchSuite.next())"
    root = "\(folder)/Scenarios"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static func next() -> String {
    UUID().uuidString
  }

  func write(_ text: String, to name: String) throws {
    let path = "\(root)/\(name)"
    let parent = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(name)",
      withDestinationPath: target
    )
  }

  func load(_ name: String, variant: String = "") throws(ScenarioError) -> Scenario {
    try ScenarioLoader.load(
      path: "\(root)/\(name).json",
      name: name,
      root: root,
      variant: variant
    )
  }

  /// The problems of a scenario, each with its place below the suite.
  func problems(_ name: String, variant: String = "") -> [String] {
    do {
      _ = try load(name, variant: variant)
      return []
    } catch {
      return error.problems.map { $0.description.replacing("\(root)/", with: "") }
    }
  }
}
