import Foundation

/// The sources of the package, read once.
enum House {
  static let root: String = {
    var url = URL(filePath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path(percentEncoded: false)
  }()

  /// The targets from the ground up: each may import only what stands before it.
  static let tower = [
    "CZlib", "CProcesses", "CPages", "Platform", "Geodesy", "CanonicalJSON", "Traces", "Recording",
    "Navigation",
    "NavigationMap", "RoadNetwork", "RouteGuidance", "AddressIndex", "ScenarioLanguage",
    "Simulation", "Regression", "Reporting", "Benchmarks", "NavigatorTesting", "NavigationLive",
    "navsim",
    "navsim-http",
  ]

  static let files: [SourceFile] = {
    let sources = URL(filePath: root).appending(path: "Sources", directoryHint: .isDirectory)
    guard let paths = FileManager.default.enumerator(atPath: sources.path(percentEncoded: false))
    else { return [] }
    var files: [SourceFile] = []
    for case let path as String in paths where path.hasSuffix(".swift") {
      let parts = path.split(separator: "/").map(String.init)
      guard let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8)
      else { continue }
      files.append(
        SourceFile(
          path: "Sources/" + path,
          target: parts[0],
          folder: parts.dropFirst().dropLast().joined(separator: "/"),
          text: text
        )
      )
    }
    return files.sorted { $0.path < $1.path }
  }()

  /// The targets that have sources, in the order of the tower.
  static let targets: [String] = {
    let present = Set(files.map(\.target))
    return tower.filter(present.contains) + present.subtracting(tower).sorted()
  }()

  static func files(of target: String) -> [SourceFile] { files.filter { $0.target == target } }
}
