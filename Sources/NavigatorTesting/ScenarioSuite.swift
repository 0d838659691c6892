import Foundation
import Platform
import Regression

/// The scenarios of a folder.
public struct ScenarioSuite: Sendable {
  /// The runs in the order of their names: one a scenario, or one a run of its matrix.
  public let scenarios: [ScenarioReference]

  /// Finds the scenarios at and below a path: a folder, or a file.
  ///
  /// - Parameter path: Relative to the current directory, which for `swift test` is the package's.
  /// - Throws: ``ScenarioSuiteError`` where there is nothing there, or nothing that can be read.
  public init(at path: String) throws {
    do throws(FileError) {
      let selection = try SuiteSelection(
        of: [path],
        workingFolder: FileManager.default.currentDirectoryPath
      )
      scenarios = selection.scenarios.map { ScenarioReference(identity: $0) }
    } catch {
      throw ScenarioSuiteError(description: error.description)
    }
    if scenarios.isEmpty {
      throw ScenarioSuiteError(description: "\(path): error: no scenario here")
    }
  }
}

/// One run of a scenario.
public struct ScenarioReference: Sendable, Hashable, CustomStringConvertible {
  let identity: ScenarioIdentity

  /// The name in the suite: the path below its root without `.json`, with the run of its matrix.
  public var name: String { identity.name }
  /// The file.
  public var path: String { identity.path }
  /// The name.
  public var description: String { name }
}

/// Why there are no scenarios to test.
public struct ScenarioSuiteError: Error, Sendable, CustomStringConvertible {
  /// The finished line `path: error: …`.
  public let description: String
}
