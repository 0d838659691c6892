import Foundation
import Testing

/// What `Package.swift` says of each target: where it lies, and what it may import.
enum Manifest {
  /// A target as the manifest has it.
  struct Target: Sendable, CustomTestStringConvertible {
    var name: String
    /// The folder of its sources, from the root of the package.
    var folder: String
    /// The targets that it names as dependencies.
    var dependencies: Set<String> = []

    var testDescription: String { name }
  }

  /// All targets, read from the text: SwiftPM locks its folder while tests run.
  static let targets: [Target] = {
    let path = House.root + "Package.swift"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let entry =
      #/
      (layer|program|tests|\.target|\.testTarget)\(\s*(?:of:\ |name:\ )?"([^"]+)"([^\])]*)(?:\]|\))
      /#
    return text.matches(of: entry).map { match in
      let (kind, name, rest) = (match.output.1, String(match.output.2), match.output.3)
      var named = Set(rest.matches(of: /"([^"]+)"/).map { String($0.output.1) })
      switch kind {
      case "layer", "program":
        return Target(name: name, folder: "Sources/\(name)", dependencies: named)
      case "tests":
        named.insert(name)
        return Target(name: name + "Tests", folder: "Tests/\(name)Tests", dependencies: named)
      default:
        let path = (rest + text[match.range.upperBound...].prefix { $0 != ")" })
          .firstMatch(of: /path: "([^"]+)"/)
        let folder = path.map { String($0.output.1) } ?? "Tests/\(name)"
        return Target(name: name, folder: folder, dependencies: named)
      }
    }
  }()

  /// The modules that a target's sources import, each with a file that does.
  static func imports(of target: Target) -> [(module: String, file: String)] {
    let inner = targets.map(\.folder).filter { $0.hasPrefix(target.folder + "/") }
    guard let paths = FileManager.default.enumerator(atPath: House.root + target.folder)
    else { return [] }
    var files: [String: String] = [:]
    for case let path as String in paths where path.hasSuffix(".swift") {
      let file = "\(target.folder)/\(path)"
      guard !inner.contains(where: { file.hasPrefix($0 + "/") }),
        let text = try? String(contentsOfFile: House.root + file, encoding: .utf8)
      else { continue }
      for match in text.matches(of: /^[@\w() ]*\bimport +(\w+)/.anchorsMatchLineEndings()) {
        files[String(match.output.1)] = file
      }
    }
    return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
