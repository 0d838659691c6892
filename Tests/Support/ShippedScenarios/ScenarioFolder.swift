import FoundationEssentials
package import ScenarioLanguage

/// The repository's scenarios.
package enum ScenarioFolder {
  /// Where they lie.
  package static let root: String = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Scenarios").path
  }()

  /// The names of all runs, sorted: a scenario with a matrix has several.
  package static let names: [String] = files.flatMap { file in
    let variants = ScenarioVariants.texts(ofFileAt: "\(root)/\(file).json")
    return variants.isEmpty ? [file] : variants.map { "\(file)@\($0)" }
  }

  /// The paths of all scenario files below the root without their ending, sorted.
  package static let files: [String] = {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    let skipped = ["maps/", "traces/", "cassettes/", "schema/"]
    return all.filter { name in
      name.hasSuffix(".json") && !name.contains("/_") && !name.hasPrefix("_")
        && !skipped.contains { name.hasPrefix($0) }
    }.map { String($0.dropLast(".json".count)) }.sorted()
  }()

  /// Reads one by its name.
  package static func load(_ name: String) throws -> Scenario {
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    return try ScenarioLoader.load(
      path: "\(root)/\(parts[0]).json",
      name: name,
      root: root,
      variant: parts.count > 1 ? parts[1] : ""
    )
  }
}
