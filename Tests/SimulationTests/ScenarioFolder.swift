import FoundationEssentials

@testable import Simulation

/// The repository's scenarios.
enum ScenarioFolder {
  static let root: String = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Scenarios").path
  }()

  /// The names of all scenarios, sorted.
  static let names: [String] = {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    let skipped = ["maps/", "traces/", "cassettes/", "schema/"]
    return all.filter { name in
      name.hasSuffix(".json") && !skipped.contains { name.hasPrefix($0) }
    }.map { String($0.dropLast(".json".count)) }.sorted()
  }()

  static func load(_ name: String) throws -> Scenario {
    try ScenarioLoader.load(path: "\(root)/\(name).json", name: name, root: root)
  }
}
