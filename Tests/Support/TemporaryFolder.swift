import Foundation
import Platform
import Regression
import ScenarioLanguage
import ShortLived

/// A folder that is removed with the test's last use of it.
extension TemporaryFolder {
  package convenience init() throws { try self.init(in: ShortLived.folder) }

  /// Returns the path of a name inside.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, which need not outlive the machine: nothing waits for the disk.
  package func write(_ text: String, to name: String) throws {
    let path = self(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try FileSystem.read(self(name)), as: UTF8.self)
  }

  /// All files inside with their texts, sorted by path.
  package func tree() throws -> [String] {
    var lines: [String] = []
    func visit(_ folder: String, _ prefix: String) throws {
      for name in try FileSystem.names(in: folder) {
        let inner = "\(folder)/\(name)"
        if FileSystem.kind(of: inner) == .folder {
          try visit(inner, "\(prefix)\(name)/")
        } else {
          lines.append(
            "\(prefix)\(name): \(String(decoding: try FileSystem.read(inner), as: UTF8.self))"
          )
        }
      }
    }
    try visit(path, "")
    return lines
  }
}
